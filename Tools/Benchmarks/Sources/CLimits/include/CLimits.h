#pragma once

#include <sys/types.h>

/// Has a process end by `SIGXCPU` once the processor has worked on it for so many seconds.
void limit_processor(pid_t process, unsigned int seconds);
