"""The Blighted Reach: Arcs as a campaign, on the same engine."""
