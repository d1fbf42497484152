"""City of Iron, first edition with its errata (Ryan Laukat; 2013). Nearly all printed numbers are reconstructed."""
