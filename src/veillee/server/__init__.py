"""HTTP and websockets: the only place where bytes come in."""
