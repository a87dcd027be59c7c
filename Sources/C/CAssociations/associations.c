// There is nothing to compile; a C target needs a source all the same.
