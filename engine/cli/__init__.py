"""What the command line says, as text: drawings and reports. Only ``__main__`` prints."""
