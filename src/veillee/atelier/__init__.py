"""The atelier: the programs that draw every picture of Veillée."""
