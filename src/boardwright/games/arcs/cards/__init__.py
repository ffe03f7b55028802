"""The Court cards, one module per family. Importing `all_cards` registers them."""
