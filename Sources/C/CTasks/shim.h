// What Swift's runtime tells debuggers about tasks, and no module of the language says.
#include <stdint.h>

__attribute__((swiftcall)) const void *swift_task_getCurrent(void);
__attribute__((swiftcall)) uint64_t swift_task_getJobTaskId(const void *task);

/// The number of the task that runs, which no other task of the process has or had; 0 outside of tasks.
static inline uint64_t ctasks_current_number(void) {
  const void *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}
