"""How nodes tell each other what has happened: one port (`fanout`) and its adapters."""
