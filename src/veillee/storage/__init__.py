"""Where logs are kept: one port (`log`), its adapters, and a table kept in a log (`kept`)."""
