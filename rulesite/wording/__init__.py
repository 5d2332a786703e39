"""Engine facts as sentences in the reader's language: one place for the whole site."""
