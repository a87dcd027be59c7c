// What is called of Fontconfig, FreeType and HarfBuzz.
#include "Deferred.h"
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include <hb.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H

// For this program alone: the libraries call each other as ever.
#pragma GCC visibility push(hidden)

LIBRARY(fontconfig, "libfontconfig.so.1")
LIBRARY(freetype, "libfreetype.so.6")
LIBRARY(harfbuzz, "libharfbuzz.so.0")

DEFERRED(fontconfig, FcBool, FcCharSetHasChar, (const FcCharSet *fcs, FcChar32 ucs4), (fcs, ucs4))
DEFERRED(fontconfig, FcBool, FcConfigAppFontAddFile,
         (FcConfig *config, const FcChar8 *file),
         (config, file))
DEFERRED(fontconfig, FcBool, FcConfigBuildFonts, (FcConfig *config), (config))
DEFERRED(fontconfig, FcConfig *, FcConfigCreate, (void), ())
DEFERRED(fontconfig, void, FcConfigDestroy, (FcConfig *config), (config))
DEFERRED(fontconfig, FcFontSet *, FcConfigGetFonts,
         (FcConfig *config, FcSetName set),
         (config, set))
DEFERRED(fontconfig, FcBool, FcConfigParseAndLoadFromMemory,
         (FcConfig *config, const FcChar8 *buffer, FcBool complain),
         (config, buffer, complain))
DEFERRED(fontconfig, FcBool, FcConfigSetCurrent, (FcConfig *config), (config))
DEFERRED(fontconfig, void, FcMatrixMultiply,
         (FcMatrix *result, const FcMatrix *a, const FcMatrix *b),
         (result, a, b))
DEFERRED(fontconfig, void, FcPatternDestroy, (FcPattern *p), (p))
DEFERRED(fontconfig, FcResult, FcPatternGetBool,
         (const FcPattern *p, const char *object, int n, FcBool *b),
         (p, object, n, b))
DEFERRED(fontconfig, FcResult, FcPatternGetCharSet,
         (const FcPattern *p, const char *object, int n, FcCharSet **c),
         (p, object, n, c))
DEFERRED(fontconfig, FcResult, FcPatternGetDouble,
         (const FcPattern *p, const char *object, int n, double *d),
         (p, object, n, d))
DEFERRED(fontconfig, FcResult, FcPatternGetInteger,
         (const FcPattern *p, const char *object, int n, int *i),
         (p, object, n, i))
DEFERRED(fontconfig, FcResult, FcPatternGetMatrix,
         (const FcPattern *p, const char *object, int n, FcMatrix **s),
         (p, object, n, s))
DEFERRED(fontconfig, FcResult, FcPatternGetString,
         (const FcPattern *p, const char *object, int n, FcChar8 **s),
         (p, object, n, s))
DEFERRED(fontconfig, double, FcWeightToOpenTypeDouble, (double fc_weight), (fc_weight))

DEFERRED(freetype, FT_Error, FT_Done_Face, (FT_Face face), (face))
DEFERRED(freetype, FT_Error, FT_Done_FreeType, (FT_Library library), (library))
DEFERRED(freetype, void *, FT_Get_Sfnt_Table, (FT_Face face, FT_Sfnt_Tag tag), (face, tag))
DEFERRED(freetype, FT_Error, FT_Init_FreeType, (FT_Library *alibrary), (alibrary))
DEFERRED(freetype, void, FT_Library_Version,
         (FT_Library library, FT_Int *amajor, FT_Int *aminor, FT_Int *apatch),
         (library, amajor, aminor, apatch))
DEFERRED(freetype, FT_Error, FT_New_Face,
         (FT_Library library, const char *filepathname, FT_Long face_index, FT_Face *aface),
         (library, filepathname, face_index, aface))

DEFERRED(harfbuzz, const char *, hb_version_string, (void), ())
