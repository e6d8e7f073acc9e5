"""After a round and after the match."""
