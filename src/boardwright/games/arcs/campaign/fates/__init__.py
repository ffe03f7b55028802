"""The fates of the campaign, a module each: their cards, objectives and set-ups."""
