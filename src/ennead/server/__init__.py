"""Tables online: play live or over days, on one machine or several."""
