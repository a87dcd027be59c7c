#pragma once
#include <stddef.h>
#include <stdint.h>

/// The kinds of codes that are asked for, by the library's numbers.
enum czint_kind { czint_ean13 = 13, czint_code128 = 20, czint_qr = 58 };

enum czint_answer { czint_done, czint_too_long, czint_invalid, czint_failed };

/// A code's modules in rows, a byte each: 1 where it is dark.
struct czint_modules {
  int width, rows;
  uint8_t *dark;
};

/// Whether libzint is there; it is opened at the first call.
int czint_is_there(void);

/// The library's version as one number, such as 21101; 0 where it isn't there.
int czint_version(void);

/// Encodes bytes of UTF-8. `level` is that of a QR code's error correction, from 1 to 4; `eci` says how its
/// bytes are to be read, 0 as the standard has it. The modules are to be freed where the answer is `done`.
enum czint_answer czint_encode(
    enum czint_kind kind, const uint8_t *text, int count, int level, int eci,
    struct czint_modules *modules);

void czint_free(struct czint_modules *modules);
