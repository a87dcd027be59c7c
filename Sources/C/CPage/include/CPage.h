#pragma once
#include <stddef.h>

/// A file of a page, as it is in the binary.
struct PageFile {
  const char *name;
  const unsigned char *bytes;
  size_t length;
};

/// The file of a number that counts from 0; nothing behind the last one.
const struct PageFile *page_file(size_t number);
