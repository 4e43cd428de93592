"""Tables without a server: for one device, in a browser or a process of one's own."""
