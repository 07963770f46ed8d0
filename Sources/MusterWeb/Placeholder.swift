package enum WebPlaceholder {}
