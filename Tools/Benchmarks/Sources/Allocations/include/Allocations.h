#pragma once
#include <stddef.h>

/// How often memory was asked for since the process began, by any thread.
size_t allocation_count(void);

/// Bytes that are asked for and not given back.
size_t allocated_bytes(void);
