"""What every game shares: Game, Decision, Option, Script, State, Rng, Record. No game knowledge."""
