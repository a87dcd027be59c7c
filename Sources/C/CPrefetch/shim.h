/// Asks for the memory at an address ahead of its turn, and doesn't wait for it.
static inline void cprefetch(const void *address) { __builtin_prefetch(address, 1); }
