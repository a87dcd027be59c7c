#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

// The cast that `FT_Get_Sfnt_Table` leaves to its caller.
static inline const TT_OS2 *cfreetype_os2(FT_Face face) {
  return (const TT_OS2 *)FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
}
