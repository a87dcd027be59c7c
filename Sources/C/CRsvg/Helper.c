#define _GNU_SOURCE
#include "Trial.h"
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define TAKES_ALL_ADDRESSES
#endif
#endif

static void limit(int resource, rlim_t most) {
  struct rlimit bound = {most, most};
  setrlimit(resource, &bound);
}

static void answer(char word) {
  if (write(STDOUT_FILENO, &word, 1) != 1) _exit(1);
}

/// Draws what standard input holds, says on standard output how that went, and ends the process.
_Noreturn static void draw_and_leave(void) {
  struct stat facts;
  if (fstat(STDIN_FILENO, &facts) != 0 || facts.st_size <= (off_t)sizeof(trial_request)) _exit(1);
  size_t size = (size_t)facts.st_size;
  const uint8_t *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, STDIN_FILENO, 0);
  if (bytes == MAP_FAILED) _exit(1);
  answer(trial_begun);
  trial_request request;
  memcpy(&request, bytes, sizeof request);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, request.trial.seconds);
#ifndef TAKES_ALL_ADDRESSES
  limit(RLIMIT_AS, request.trial.bytes);
#endif
  // What waits for something takes no time of the processor's.
  alarm(request.trial.seconds * 20);
  char reason[200];
  crsvg_drawing *drawing = crsvg_open(bytes + sizeof request, size - sizeof request, reason);
  int is_only_read = request.trial.width == 0;
  int is_fine = drawing
      && (is_only_read
          || crsvg_try(drawing, request.drawn_width, request.drawn_height, request.trial));
  answer(is_fine ? trial_done : trial_failed);
  _exit(0);
}

void crsvg_help(int count, char *const *arguments) {
  if (count == 2 && strcmp(arguments[1], TRIAL_WORD) == 0) draw_and_leave();
}
