"""What lies on the felt and moves there: pieces, hands, rows, light, and the input that reaches them."""
