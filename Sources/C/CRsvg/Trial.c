#define _GNU_SOURCE
#include "Trial.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

// librsvg ends the process where it meets a mistake of its own, and takes whatever time and memory
// a drawing asks for. So what isn't plain is drawn by another process first: by this very program,
// started anew under a name that tells it so before its own code begins.

extern char **environ;

static const char name[] = "snapline: tries a drawing";
static const char done = 'd', failed = 'f';

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define TAKES_ALL_ADDRESSES
#endif
#endif

static void limit(int resource, rlim_t most) {
  struct rlimit bound = {most, most};
  setrlimit(resource, &bound);
}

/// Draws what standard input holds, says on standard output how that went, and ends the process.
_Noreturn static void draw_and_leave(void) {
  struct stat facts;
  if (fstat(STDIN_FILENO, &facts) != 0 || facts.st_size <= (off_t)sizeof(trial_request)) _exit(1);
  size_t size = (size_t)facts.st_size;
  const uint8_t *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, STDIN_FILENO, 0);
  if (bytes == MAP_FAILED) _exit(1);
  trial_request request;
  memcpy(&request, bytes, sizeof request);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, request.trial.seconds);
#ifndef TAKES_ALL_ADDRESSES
  limit(RLIMIT_AS, request.trial.bytes);
#endif
  // What waits for something takes no time of the processor's.
  signal(SIGALRM, SIG_DFL);
  alarm(request.trial.seconds * 20);
  char reason[200];
  crsvg_drawing *drawing = crsvg_open(bytes + sizeof request, size - sizeof request, reason);
  int is_only_read = request.trial.width == 0;
  int is_fine = drawing
      && (is_only_read
          || crsvg_try(drawing, request.drawn_width, request.drawn_height, request.trial));
  ssize_t written = write(STDOUT_FILENO, is_fine ? &done : &failed, 1);
  _exit(written == 1 ? 0 : 1);
}

// The loader hands a program's arguments to its constructors as well.
__attribute__((constructor)) static void begin(int count, char **arguments) {
  if (count == 1 && strcmp(arguments[0], name) == 0) draw_and_leave();
}

/// Whether the program that would be started is the one that holds this code.
static int is_own_program(void) {
  Dl_info place;
  if (!dladdr(name, &place)) return 0;
  // The headers of the program lie in its first page.
  return (uintptr_t)place.dli_fbase == (getauxval(AT_PHDR) & ~(uintptr_t)0xfff);
}

static int write_all(int file, const void *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return 0;
    bytes = (const char *)bytes + written;
    count -= (size_t)written;
  }
  return 1;
}

/// What this process's surroundings are, but for the backtraces of Swift's runtime: what writes these of
/// a process that fails keeps the pipe open for which others wait. Nothing where there is no memory.
static char **quiet_environment(void) {
  static char quiet[] = "SWIFT_BACKTRACE=enable=no";
  size_t count = 0, kept = 0;
  while (environ[count]) count += 1;
  char **quieter = calloc(count + 2, sizeof *quieter);
  if (!quieter) return NULL;
  for (size_t place = 0; place < count; place += 1)
    if (strncmp(environ[place], "SWIFT_BACKTRACE=", 16) != 0) quieter[kept++] = environ[place];
  quieter[kept] = quiet;
  return quieter;
}

/// Starts the process with `input`, and returns what it says and how it ends.
static crsvg_outcome start(int input, int answer_from, int answer_to) {
  char *arguments[] = {(char *)name, NULL};
  char **surroundings = quiet_environment();
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, answer_to, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  pid_t process = 0;
  int problem = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, arguments,
                            surroundings ? surroundings : environ);
  free(surroundings);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(answer_to);
  if (problem != 0) return crsvg_unknown;
  char answer = 0;
  ssize_t count;
  do { count = read(answer_from, &answer, 1); } while (count < 0 && errno == EINTR);
  int status = 0;
  pid_t ended;
  do { ended = waitpid(process, &status, 0); } while (ended < 0 && errno == EINTR);
  if (count == 1) return answer == done ? crsvg_fine : crsvg_fails;
  int sign = ended == process && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  int is_late = sign == SIGXCPU || sign == SIGKILL || sign == SIGALRM;
  return is_late ? crsvg_takes_too_long : crsvg_ends;
}

crsvg_outcome crsvg_try_apart(
    const uint8_t *bytes, size_t count, double drawn_width, double drawn_height,
    crsvg_trial trial) {
  if (!is_own_program()) return crsvg_unknown;
  trial_request request;
  memset(&request, 0, sizeof request);
  request.trial = trial;
  request.drawn_width = drawn_width;
  request.drawn_height = drawn_height;
  int input = memfd_create("drawing", MFD_CLOEXEC);
  if (input < 0) return crsvg_unknown;
  int answer[2];
  crsvg_outcome outcome = crsvg_unknown;
  if (write_all(input, &request, sizeof request) && write_all(input, bytes, count)
      && lseek(input, 0, SEEK_SET) == 0 && pipe2(answer, O_CLOEXEC) == 0) {
    outcome = start(input, answer[0], answer[1]);
    close(answer[0]);
  }
  close(input);
  return outcome;
}
