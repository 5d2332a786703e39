"""Reading with no network: what a browser stores of the site, and the worker that stores it."""
