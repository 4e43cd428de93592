"""How sure a measured number is: intervals, the bootstrap over deals, tests, regression."""
