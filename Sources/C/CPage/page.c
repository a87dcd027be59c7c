// The page of the preview: its files are written by hand in Sources/Preview/Page, and stand in the binary
// as they are. A test holds this list to that folder.
#include "CPage.h"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char address_js[] = {
#embed "../../Preview/Page/address.js" if_empty(32)
};
static const unsigned char base_css[] = {
#embed "../../Preview/Page/base.css" if_empty(32)
};
static const unsigned char board_js[] = {
#embed "../../Preview/Page/board.js" if_empty(32)
};
static const unsigned char canvas_css[] = {
#embed "../../Preview/Page/canvas.css" if_empty(32)
};
static const unsigned char dom_js[] = {
#embed "../../Preview/Page/dom.js" if_empty(32)
};
static const unsigned char events_worker_js[] = {
#embed "../../Preview/Page/events-worker.js" if_empty(32)
};
static const unsigned char events_js[] = {
#embed "../../Preview/Page/events.js" if_empty(32)
};
static const unsigned char fonts_js[] = {
#embed "../../Preview/Page/fonts.js" if_empty(32)
};
static const unsigned char handles_js[] = {
#embed "../../Preview/Page/handles.js" if_empty(32)
};
static const unsigned char inspector_css[] = {
#embed "../../Preview/Page/inspector.css" if_empty(32)
};
static const unsigned char layout_css[] = {
#embed "../../Preview/Page/layout.css" if_empty(32)
};
static const unsigned char marks_js[] = {
#embed "../../Preview/Page/marks.js" if_empty(32)
};
static const unsigned char page_html[] = {
#embed "../../Preview/Page/page.html" if_empty(32)
};
static const unsigned char parts_css[] = {
#embed "../../Preview/Page/parts.css" if_empty(32)
};
static const unsigned char picture_js[] = {
#embed "../../Preview/Page/picture.js" if_empty(32)
};
static const unsigned char review_css[] = {
#embed "../../Preview/Page/review.css" if_empty(32)
};
static const unsigned char ruler_js[] = {
#embed "../../Preview/Page/ruler.js" if_empty(32)
};
static const unsigned char server_js[] = {
#embed "../../Preview/Page/server.js" if_empty(32)
};
static const unsigned char times_js[] = {
#embed "../../Preview/Page/times.js" if_empty(32)
};
static const unsigned char trusted_js[] = {
#embed "../../Preview/Page/trusted.js" if_empty(32)
};

static const struct PageFile page_files[] = {
  {"address.js", address_js, sizeof address_js},
  {"base.css", base_css, sizeof base_css},
  {"board.js", board_js, sizeof board_js},
  {"canvas.css", canvas_css, sizeof canvas_css},
  {"dom.js", dom_js, sizeof dom_js},
  {"events-worker.js", events_worker_js, sizeof events_worker_js},
  {"events.js", events_js, sizeof events_js},
  {"fonts.js", fonts_js, sizeof fonts_js},
  {"handles.js", handles_js, sizeof handles_js},
  {"inspector.css", inspector_css, sizeof inspector_css},
  {"layout.css", layout_css, sizeof layout_css},
  {"marks.js", marks_js, sizeof marks_js},
  {"page.html", page_html, sizeof page_html},
  {"parts.css", parts_css, sizeof parts_css},
  {"picture.js", picture_js, sizeof picture_js},
  {"review.css", review_css, sizeof review_css},
  {"ruler.js", ruler_js, sizeof ruler_js},
  {"server.js", server_js, sizeof server_js},
  {"times.js", times_js, sizeof times_js},
  {"trusted.js", trusted_js, sizeof trusted_js},
};

const struct PageFile *page_file(size_t number) {
  return number < sizeof page_files / sizeof page_files[0] ? &page_files[number] : 0;
}
