// A target needs one source that is compiled as it is; all others are rewritten.
