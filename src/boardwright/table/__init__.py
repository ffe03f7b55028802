"""The table: play in the browser. Only this room knows HTML."""
