// For `prlimit`, which Swift doesn't see.
#define _GNU_SOURCE

#include "CLimits.h"

#include <sys/resource.h>

void limit_processor(pid_t process, unsigned int seconds) {
  // The hard limit is for programs that ignore the signal.
  struct rlimit limit = {seconds, seconds + 1};
  prlimit(process, RLIMIT_CPU, &limit, 0);
}
