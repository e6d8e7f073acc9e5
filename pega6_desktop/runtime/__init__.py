"""The running match: frozen messages, the pure host, the worker thread and the port of the table."""
