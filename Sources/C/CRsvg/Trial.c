#define _GNU_SOURCE
#include "Trial.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// librsvg ends the process where it meets a mistake of its own, and takes whatever time and memory
// a drawing asks for. So what isn't plain is drawn by another program first, a helper. It is given the
// drawing and a pipe for its answer, and nothing else of this process: neither files nor surroundings.

/// Another number for a file than those of the standard streams, which the helper's become.
static int beyond_streams(int file) {
  if (file < 0 || file > STDERR_FILENO) return file;
  int other = fcntl(file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  close(file);
  return other;
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

/// A file in memory with all that the helper reads; below 0 where there is none.
static int input_of(const trial_request *request, const uint8_t *bytes, size_t count) {
  int input = beyond_streams(memfd_create("drawing", MFD_CLOEXEC));
  if (input < 0) return input;
  if (write_all(input, request, sizeof *request) && write_all(input, bytes, count)
      && lseek(input, 0, SEEK_SET) == 0)
    return input;
  close(input);
  return -1;
}

/// A variable as programs are given it, or nothing where it isn't set.
static char *variable(const char *name) {
  const char *value = getenv(name);
  char *text = NULL;
  if (value && asprintf(&text, "%s=%s", name, value) < 0) return NULL;
  return text;
}

/// Starts the helper; 0 where that fails.
static pid_t start(const char *helper, int input, int answer) {
  char *arguments[] = {(char *)helper, (char *)TRIAL_WORD, NULL};
  // What finds a program and its libraries. What writes backtraces of Swift's runtime would keep the
  // pipe open for which others wait.
  char *path = variable("PATH"), *libraries = variable("LD_LIBRARY_PATH");
  char *surroundings[4] = {(char *)"SWIFT_BACKTRACE=enable=no"};
  size_t count = 1;
  if (path) surroundings[count++] = path;
  if (libraries) surroundings[count++] = libraries;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, answer, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t process = 0;
  int problem = posix_spawn(&process, helper, &actions, &attributes, arguments, surroundings);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  free(path);
  free(libraries);
  return problem == 0 ? process : 0;
}

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// The next letter of the helper's answer; 0 where it ends, or where the time is over.
static char next_letter(int answer, int64_t end) {
  for (;;) {
    int64_t left = end - milliseconds();
    if (left <= 0) return 0;
    struct pollfd wanted = {answer, POLLIN, 0};
    int found = poll(&wanted, 1, left > 60000 ? 60000 : (int)left);
    if (found < 0 && errno != EINTR) return 0;
    if (found <= 0) continue;
    char letter = 0;
    ssize_t count = read(answer, &letter, 1);
    if (count < 0 && errno == EINTR) continue;
    return count == 1 ? letter : 0;
  }
}

/// What became of a helper that gave no answer: it has a moment to end by itself.
static crsvg_outcome end_of(pid_t process, int64_t end) {
  int64_t patience = milliseconds() + 5000;
  int status = 0;
  pid_t ended;
  while ((ended = waitpid(process, &status, WNOHANG)) == 0 || (ended < 0 && errno == EINTR)) {
    if (milliseconds() >= (end < patience ? end : patience)) kill(process, SIGKILL);
    usleep(1000);
  }
  int sign = ended == process && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  int is_late = sign == SIGXCPU || sign == SIGKILL || sign == SIGALRM;
  return is_late ? crsvg_takes_too_long : crsvg_ends;
}

static void end(pid_t process) {
  kill(process, SIGKILL);
  while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {}
}

crsvg_outcome crsvg_try_apart(
    const char *helper, const uint8_t *bytes, size_t count, double drawn_width,
    double drawn_height, crsvg_trial trial) {
  trial_request request;
  memset(&request, 0, sizeof request);
  request.trial = trial;
  request.drawn_width = drawn_width;
  request.drawn_height = drawn_height;
  int input = input_of(&request, bytes, count);
  if (input < 0) return crsvg_unknown;
  int ends[2] = {-1, -1};
  pid_t process = 0;
  if (pipe2(ends, O_CLOEXEC) == 0 && (ends[1] = beyond_streams(ends[1])) >= 0)
    process = start(helper, input, ends[1]);
  close(input);
  if (ends[1] >= 0) close(ends[1]);
  crsvg_outcome outcome = crsvg_unknown;
  if (process > 0) {
    // The helper ends itself before that.
    int64_t end_of_time = milliseconds() + (int64_t)trial.seconds * 20000 + 10000;
    char letter = next_letter(ends[0], end_of_time);
    int has_begun = letter == trial_begun;
    if (has_begun) letter = next_letter(ends[0], end_of_time);
    if (has_begun && letter == 0) {
      outcome = end_of(process, end_of_time);
    } else {
      if (has_begun && letter == trial_done) outcome = crsvg_fine;
      if (has_begun && letter == trial_failed) outcome = crsvg_fails;
      end(process);
    }
  }
  if (ends[0] >= 0) close(ends[0]);
  return outcome;
}
