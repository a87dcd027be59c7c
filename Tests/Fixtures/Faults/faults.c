// Makes a command fail, or ends it, at one of the steps by which it changes files.
//
// It is loaded before the C library. FAULT_AT is the number of the step, and FAULT says what happens there:
//
//   error:28     the step fails with this number
//   full         from there on no step that needs room has any; a write has some for a half
//   denied       from there on no file may be changed
//   short        a write writes a half, and is to be gone on with
//   signal:2     the process gets a signal before the step
//   clock:-3600  from there on the clock that people set is so many seconds off
//
// Steps on files below FAULT_ROOT count, and those on standard output. FAULT_NOTE gets a line for each.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { TAKES_ROOM = 1, WAITS = 2, IS_OPEN = 4 };

static atomic_int step;
static atomic_long shift;
static long jump;
static int at, error, signal_number, is_full, is_denied, is_short, note = -1;
static char root[4096];
static _Atomic char watched[4096];

// The function of the C library, looked for once.
#define REAL(name)                                                                                    \
  ({                                                                                                  \
    static __typeof__(&name) real;                                                                    \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name);                                     \
    real;                                                                                             \
  })

__attribute__((constructor)) static void begin(void) {
  const char *fault = getenv("FAULT"), *place = getenv("FAULT_AT"), *folder = getenv("FAULT_ROOT");
  const char *file = getenv("FAULT_NOTE");
  if (!fault || !place || !folder || !file) return;
  at = atoi(place);
  snprintf(root, sizeof root, "%s", folder);
  sscanf(fault, "error:%d", &error);
  sscanf(fault, "signal:%d", &signal_number);
  sscanf(fault, "clock:%ld", &jump);
  is_short = !strcmp(fault, "short");
  is_full = !strcmp(fault, "full");
  is_denied = !strcmp(fault, "denied");
  note = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  watched[1] = 1;
  // What the command starts works on.
  unsetenv("LD_PRELOAD");
}

static int is_below(const char *path) {
  if (!at || !path) return 0;
  size_t length = strlen(root);
  return *path != '/' || (!strncmp(path, root, length) && (path[length] == '/' || !path[length]));
}

static int is_watched(int file) { return at && file >= 0 && file < (int)sizeof watched && watched[file]; }

// Counts a step; whether it fails, with the reason in `errno`.
static int fails(const char *what, const char *path, int traits) {
  int before = errno, number = atomic_fetch_add(&step, 1) + 1, is_here = number == at;
  char line[5000];
  int length = snprintf(line, sizeof line, "%s%s %s\n", is_here ? "*" : "", what, path);
  if (note >= 0) syscall(SYS_write, note, line, length);
  if (is_here && signal_number) kill(getpid(), signal_number);
  if (is_here) atomic_store(&shift, jump);
  errno = before;
  if (is_full && number >= at && traits & TAKES_ROOM) errno = ENOSPC;
  else if (is_denied && number >= at && !(traits & IS_OPEN)) errno = EACCES;
  else if (is_here && error && (error != EINTR || traits & WAITS)) errno = error;
  else return 0;
  return 1;
}

static int writes(int flags) { return (flags & O_ACCMODE) != O_RDONLY || flags & O_CREAT; }
static int makes(int flags) { return flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE; }

#define OPEN(name, parameters, arguments)                                                             \
  int name parameters {                                                                               \
    mode_t mode = 0;                                                                                  \
    va_list list;                                                                                     \
    va_start(list, flags);                                                                            \
    if (makes(flags)) mode = va_arg(list, mode_t);                                                    \
    va_end(list);                                                                                     \
    int counts = is_below(path) && writes(flags);                                                     \
    if (counts && fails("open", path, makes(flags) ? TAKES_ROOM : 0)) return -1;                      \
    int file = REAL(name) arguments;                                                                  \
    if (counts && file >= 0 && file < (int)sizeof watched) watched[file] = 1;                         \
    return file;                                                                                      \
  }
OPEN(open, (const char *path, int flags, ...), (path, flags, mode))
OPEN(open64, (const char *path, int flags, ...), (path, flags, mode))
OPEN(openat, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))
OPEN(openat64, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))

ssize_t write(int file, const void *bytes, size_t count) {
  if (!is_watched(file)) return REAL(write)(file, bytes, count);
  int is_here = atomic_load(&step) + 1 == at, half = is_here && (is_full || is_short) && count > 1;
  // Standard output is on no disk.
  int has_failed = fails("write", file == 1 ? "standard output" : "", WAITS | IS_OPEN | (file == 1 ? 0 : TAKES_ROOM));
  if (has_failed && !half) return -1;
  return REAL(write)(file, bytes, half ? count / 2 : count);
}

int close(int file) {
  int has_failed = 0;
  if (is_watched(file) && file > 2) {
    watched[file] = 0;
    has_failed = fails("close", "", TAKES_ROOM | IS_OPEN);
  }
  int reason = errno, result = REAL(close)(file);
  if (has_failed) errno = reason;
  return has_failed ? -1 : result;
}

#define STEP(type, name, parameters, arguments, counts, path, traits)                                 \
  type name parameters {                                                                              \
    if ((counts) && fails(#name, path, traits)) return -1;                                            \
    return REAL(name) arguments;                                                                      \
  }
STEP(ssize_t, sendfile, (int to, int from, off_t *at, size_t count), (to, from, at, count), is_watched(to), "", TAKES_ROOM | WAITS | IS_OPEN)
STEP(int, ftruncate, (int file, off_t size), (file, size), is_watched(file), "", WAITS | IS_OPEN)
STEP(int, flock, (int file, int how), (file, how), at, "", WAITS | IS_OPEN)
STEP(int, mkdir, (const char *path, mode_t mode), (path, mode), is_below(path), path, TAKES_ROOM)
STEP(int, rename, (const char *old, const char *path), (old, path), is_below(path), path, 0)
STEP(int, renameat2, (int from, const char *old, int to, const char *path, unsigned flags), (from, old, to, path, flags), is_below(path), path, 0)
STEP(int, linkat, (int from, const char *old, int to, const char *path, int flags), (from, old, to, path, flags), is_below(path), path, TAKES_ROOM)
STEP(int, symlink, (const char *old, const char *path), (old, path), is_below(path), path, TAKES_ROOM)
STEP(int, chmod, (const char *path, mode_t mode), (path, mode), is_below(path), path, 0)
STEP(int, unlink, (const char *path), (path), is_below(path), path, 0)
STEP(int, unlinkat, (int folder, const char *path, int flags), (folder, path, flags), is_below(path), path, 0)
STEP(int, rmdir, (const char *path), (path), is_below(path), path, 0)
STEP(int, remove, (const char *path), (path), is_below(path), path, 0)

int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = REAL(clock_gettime)(clock, now);
  if (!result && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += atomic_load(&shift);
  return result;
}

int gettimeofday(struct timeval *now, void *zone) {
  int result = REAL(gettimeofday)(now, zone);
  if (!result) now->tv_sec += atomic_load(&shift);
  return result;
}

time_t time(time_t *place) {
  time_t now = REAL(time)(NULL) + atomic_load(&shift);
  if (place) *place = now;
  return now;
}
