#pragma once

/// How many allocations the program has made since its start.
long heap_allocations(void);

/// How many bytes of the heap are in use now.
long heap_bytes(void);
