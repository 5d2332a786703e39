"""Programs that measure; each prints its figures."""
