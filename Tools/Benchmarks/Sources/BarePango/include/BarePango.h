#pragma once

/// A layout of Pango's with nothing around it, over the fonts of one folder.
typedef struct bare_pango bare_pango;

bare_pango *bare_pango_open(const char *folder, const char *family, double size);

/// Sets a text anew in a width and returns its height, in points.
double bare_pango_measure(bare_pango *bare, const char *text, double width);

/// The same with the text that was set last: only the width is another.
double bare_pango_resize(bare_pango *bare, double width);
void bare_pango_close(bare_pango *bare);
