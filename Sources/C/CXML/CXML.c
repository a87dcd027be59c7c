#include "CXML.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// The few names of libxml2 that are used. Linking it would cost the start of every process two
// milliseconds, so it is opened only when a document asks for it.
typedef void (*begin_element)(
    void *, const char *, const char *, const char *, int, const char **, int, int,
    const char **);

/// libxml2's table of what it calls, version 2.
typedef struct {
  void (*internal_subset)(void *, const char *, const char *, const char *);
  void *before_characters[16];
  void (*characters)(void *, const char *, int);
  void *before_cdata[7];
  void (*cdata)(void *, const char *, int);
  void *external_subset;
  unsigned initialized;
  void *own;
  begin_element begin;
  void (*end)(void *, const char *, const char *, const char *);
  void *structured_error;
} sax_table;

/// The start of libxml2's description of an error.
typedef struct {
  int domain, code;
  char *message;
  int level;
  char *file;
  int line;
} error_value;

enum { sax_version_2 = 0xDEEDBEAF, no_network = 1 << 11, no_warnings = 3 << 5 };

static struct {
  void *(*make)(sax_table *, void *, const char *, int, const char *);
  int (*use)(void *, int);
  int (*parse)(void *, const char *, int, int);
  void (*stop)(void *);
  void (*release)(void *);
  int (*line)(void *);
  error_value *(*error)(void *);
} xml;
static int is_there;

static void bind(void) {
  void *library = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  // It makes the tables of encodings. A parser makes them too, but without a lock, so two threads that
  // begin at once could destroy each other's.
  void (*begin)(void) = NULL;
  *(void **)&begin = dlsym(library, "xmlInitParser");
  if (!begin) return;
  begin();
  *(void **)&xml.make = dlsym(library, "xmlCreatePushParserCtxt");
  *(void **)&xml.use = dlsym(library, "xmlCtxtUseOptions");
  *(void **)&xml.parse = dlsym(library, "xmlParseChunk");
  *(void **)&xml.stop = dlsym(library, "xmlStopParser");
  *(void **)&xml.release = dlsym(library, "xmlFreeParserCtxt");
  *(void **)&xml.line = dlsym(library, "xmlSAX2GetLineNumber");
  *(void **)&xml.error = dlsym(library, "xmlCtxtGetLastError");
  is_there = xml.make && xml.use && xml.parse && xml.stop && xml.release && xml.line && xml.error;
}

typedef struct {
  cxml_steps steps;
  void *parser;
  cxml_outcome outcome;
  long line;
} reading;

static void end_reading(reading *reading, cxml_outcome outcome) {
  if (reading->outcome != cxml_read) return;
  reading->outcome = outcome;
  reading->line = xml.line(reading->parser);
  xml.stop(reading->parser);
}

static void declares(void *user, const char *name, const char *external, const char *system) {
  (void)name, (void)external, (void)system;
  end_reading(user, cxml_declares);
}

static char *copy(const char *start, const char *end) {
  size_t count = (size_t)(end - start);
  char *copied = malloc(count + 1);
  if (!copied) return NULL;
  memcpy(copied, start, count);
  copied[count] = 0;
  return copied;
}

static void begins(
    void *user, const char *name, const char *prefix, const char *uri, int spaces,
    const char **namespaces, int count, int defaulted, const char **attributes) {
  (void)prefix, (void)uri, (void)spaces, (void)namespaces, (void)defaulted;
  reading *reading = user;
  if (reading->outcome != cxml_read) return;
  // Five values an attribute: its name, prefix and namespace, and where its value begins and ends.
  const char **pairs = calloc((size_t)count * 2 + 1, sizeof(char *));
  int goes_on = pairs != NULL;
  for (int i = 0; goes_on && i < count; i++) {
    pairs[2 * i] = attributes[5 * i];
    pairs[2 * i + 1] = copy(attributes[5 * i + 3], attributes[5 * i + 4]);
    goes_on = pairs[2 * i + 1] != NULL;
  }
  if (goes_on) {
    goes_on = reading->steps.begin(
        reading->steps.reader, name, pairs, (size_t)count, xml.line(reading->parser));
  }
  for (int i = 0; pairs && i < count; i++) free((char *)pairs[2 * i + 1]);
  free(pairs);
  if (!goes_on) end_reading(reading, cxml_ended);
}

static void says(void *user, const char *bytes, int count) {
  reading *reading = user;
  if (reading->outcome != cxml_read) return;
  if (!reading->steps.text(reading->steps.reader, bytes, (size_t)count)) {
    end_reading(reading, cxml_ended);
  }
}

static void ends(void *user, const char *name, const char *prefix, const char *uri) {
  (void)name, (void)prefix, (void)uri;
  reading *reading = user;
  if (reading->outcome != cxml_read) return;
  if (!reading->steps.end(reading->steps.reader)) end_reading(reading, cxml_ended);
}

cxml_answer cxml_parse(const uint8_t *bytes, size_t count, cxml_steps steps) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, bind);
  cxml_answer answer = {cxml_missing, 0, {0}};
  if (!is_there) return answer;
  sax_table table = {
      .internal_subset = declares,
      .characters = says,
      .cdata = says,
      .initialized = sax_version_2,
      .begin = begins,
      .end = ends,
  };
  reading reading = {steps, NULL, cxml_read, 0};
  reading.parser = xml.make(&table, &reading, NULL, 0, NULL);
  if (!reading.parser) return answer;
  xml.use(reading.parser, no_network | no_warnings);
  int is_wrong = 0;
  const size_t step = 1 << 16;
  for (size_t at = 0; !is_wrong && reading.outcome == cxml_read && at < count; at += step) {
    size_t rest = count - at < step ? count - at : step;
    is_wrong = xml.parse(reading.parser, (const char *)bytes + at, (int)rest, 0);
  }
  if (reading.outcome == cxml_read) {
    if (!is_wrong) is_wrong = xml.parse(reading.parser, NULL, 0, 1);
    if (reading.outcome == cxml_read && is_wrong) {
      reading.outcome = cxml_malformed;
      error_value *error = xml.error(reading.parser);
      reading.line = error ? error->line : 0;
      if (error && error->message) strncpy(answer.reason, error->message, 199);
    }
  }
  xml.release(reading.parser);
  answer.outcome = reading.outcome;
  answer.line = reading.line;
  return answer;
}
