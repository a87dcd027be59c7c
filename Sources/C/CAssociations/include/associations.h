#pragma once

#include <stdint.h>

// What happens to a value that is hung on an object; names and numbers are those of the runtime.
typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : uintptr_t {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
} objc_AssociationPolicy;
