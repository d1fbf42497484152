"""The engine that every game shares: state, flow, actions, chance, views, options, records. Knows no game."""
