#pragma once
#include <stddef.h>
#include <stdint.h>

/// Who hears of what a document holds, in its order; a step that answers 0 ends the reading.
typedef struct {
  void *reader;
  /// An element begins: its name, `count` names and values of attributes in turn, and its line.
  int (*begin)(
      void *reader, const char *name, const char *const *pairs, size_t count, long line);
  int (*text)(void *reader, const char *bytes, size_t count);
  int (*end)(void *reader);
} cxml_steps;

typedef enum {
  cxml_read,
  /// A step ended the reading.
  cxml_ended,
  /// libxml2 isn't there.
  cxml_missing,
  /// The document declares a type of its own, and with it perhaps entities.
  cxml_declares,
  cxml_malformed
} cxml_outcome;

typedef struct {
  cxml_outcome outcome;
  long line;
  char reason[200];
} cxml_answer;

/// Reads a document in UTF-8. Nothing else is opened for it, and no entity but XML's own is known.
cxml_answer cxml_parse(const uint8_t *bytes, size_t count, cxml_steps steps);
