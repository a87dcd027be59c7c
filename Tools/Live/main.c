// The program beside Snapline's library: it holds itself to limits, and is then another program, or the one
// that makes what a Swift file shows.
//
//   snapline-live PARENT MEMORY PROCESSOR PROGRAM WORDS…
//   snapline-live PARENT MEMORY PROCESSOR - LIBRARY REPORT
//
// MEMORY is in MiB, PROCESSOR in seconds. It ends with the thread of PARENT that started it. Into REPORT it
// writes where the code stood that ended it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

static int report = -1;
static int answers = -1;
static volatile sig_atomic_t is_over;

static void limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit now;
  if (getrlimit(resource, &now) != 0) return;
  struct rlimit wanted = {soft, hard};
  if (now.rlim_max != RLIM_INFINITY && wanted.rlim_max > now.rlim_max) wanted.rlim_max = now.rlim_max;
  if (wanted.rlim_cur > wanted.rlim_max) wanted.rlim_cur = wanted.rlim_max;
  setrlimit(resource, &wanted);
}

// Writes a word and a number, by means that are safe wherever the code stands.
static void note(const char *word, unsigned long number) {
  char line[64];
  size_t end = 0;
  while (word[end]) {
    line[end] = word[end];
    end++;
  }
  for (int shift = 60; shift >= 0; shift -= 4) line[end++] = "0123456789abcdef"[(number >> shift) & 15];
  line[end++] = '\n';
  if (write(report, line, end) < 0) return;
}

static void note_stack(void) {
  void *frames[128];
  int count = backtrace(frames, 128);
  for (int frame = 0; frame < count; frame++) note("at ", (unsigned long)frames[frame]);
  note("end ", 0);
}

// Writes where the code stands that the signal came upon.
static void note_stand(void *context) {
#if defined(__x86_64__)
  note("pc ", (unsigned long)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP]);
#elif defined(__aarch64__)
  note("pc ", (unsigned long)((ucontext_t *)context)->uc_mcontext.pc);
#else
  (void)context;
#endif
  note_stack();
}

static void crashed(int number, siginfo_t *facts, void *context) {
  (void)facts;
  note_stand(context);
  // The handler was for once: the same instruction ends the process now, or the signal that is sent anew.
  raise(number);
}

// The code goes on, so that it can be asked again: not every instruction lets its callers be found.
static void asked(int number, siginfo_t *facts, void *context) {
  (void)number;
  (void)facts;
  int error = errno;
  note_stand(context);
  errno = error;
}

static void exited(int status, void *unused) {
  (void)unused;
  if (is_over) return;
  fflush(NULL);
  note_stack();
  dprintf(answers, "{\"exits\":%d,\"messages\":[]}\n", status);
}

static void watch(void) {
  // The first call may load a library, which no handler may.
  void *frames[4];
  backtrace(frames, 4);
  static char stack[1 << 16];
  stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&other, NULL);
  struct sigaction action = {.sa_sigaction = crashed};
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGXCPU};
  for (size_t place = 0; place < sizeof numbers / sizeof *numbers; place++)
    sigaction(numbers[place], &action, NULL);
  action.sa_sigaction = asked;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
  sigaction(SIGQUIT, &action, NULL);
  on_exit(exited, NULL);
}

static int fail(const char *reason) {
  fprintf(stderr, "error: %s\n", reason);
  return 127;
}

// Makes what a library shows, until nobody asks any more.
static int show(const char *path, const char *report_path) {
  // Away from the numbers that the code, and what it starts, may take for its own.
  answers = fcntl(3, F_DUPFD_CLOEXEC, 64);
  close(3);
  report = open(report_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  // Beside this program, wherever that lies.
  void *snapline = dlopen("libSnapline.so", RTLD_NOW | RTLD_GLOBAL);
  if (!snapline) return fail(dlerror());
  int (*draw)(void *, const char *, int) =
      (int (*)(void *, const char *, int))dlsym(snapline, "snapline_live_main");
  if (!draw) return fail(dlerror());
  void *library = dlopen(path, RTLD_NOW);
  const char *fault = library ? "" : dlerror();
  struct link_map *map;
  if (library && dlinfo(library, RTLD_DI_LINKMAP, &map) == 0) note("base ", map->l_addr);
  // Lines are seen before the code comes to an end that loses what is buffered.
  setvbuf(stdout, NULL, _IOLBF, 4096);
  watch();
  int status = draw(library, fault, answers);
  is_over = 1;
  return status;
}

int main(int count, char **words) {
  if (count < 5) return fail("snapline-live is started by snapline");
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // A parent that was gone before that tells nobody.
  if (getppid() != atoi(words[1])) return 0;
  int shows = strcmp(words[4], "-") == 0 && count == 7;
  close_range(shows ? 4 : 3, ~0U, 0);
  const rlim_t bytes = (rlim_t)strtoull(words[2], NULL, 10) << 20;
  limit(RLIMIT_DATA, bytes, bytes);
  // What is shared with others or not written to counts less, but not for nothing.
  limit(RLIMIT_AS, bytes + ((rlim_t)4 << 30), bytes + ((rlim_t)4 << 30));
  const rlim_t seconds = (rlim_t)strtoull(words[3], NULL, 10);
  // What shows something counts anew for each picture.
  limit(RLIMIT_CPU, seconds, shows ? RLIM_INFINITY : seconds + 5);
  limit(RLIMIT_CORE, 0, 0);
  if (shows) return show(words[5], words[6]);
  execv(words[4], words + 4);
  fprintf(stderr, "error: '%s' can't be started: %s\n", words[4], strerror(errno));
  return 127;
}
