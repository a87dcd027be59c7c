// The page of the preview: its files are written by hand in Sources/Preview/Page, and stand in the binary
// as they are. A test holds this list to that folder.
#include "CPage.h"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char actions_js[] = {
#embed "../../Preview/Page/actions.js" if_empty(32)
};
static const unsigned char address_js[] = {
#embed "../../Preview/Page/address.js" if_empty(32)
};
static const unsigned char base_css[] = {
#embed "../../Preview/Page/base.css" if_empty(32)
};
static const unsigned char board_js[] = {
#embed "../../Preview/Page/board.js" if_empty(32)
};
static const unsigned char breaks_js[] = {
#embed "../../Preview/Page/breaks.js" if_empty(32)
};
static const unsigned char canvas_css[] = {
#embed "../../Preview/Page/canvas.css" if_empty(32)
};
static const unsigned char changes_js[] = {
#embed "../../Preview/Page/changes.js" if_empty(32)
};
static const unsigned char choices_js[] = {
#embed "../../Preview/Page/choices.js" if_empty(32)
};
static const unsigned char compare_js[] = {
#embed "../../Preview/Page/compare.js" if_empty(32)
};
static const unsigned char designs_js[] = {
#embed "../../Preview/Page/designs.js" if_empty(32)
};
static const unsigned char details_js[] = {
#embed "../../Preview/Page/details.js" if_empty(32)
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
static const unsigned char export_js[] = {
#embed "../../Preview/Page/export.js" if_empty(32)
};
static const unsigned char findings_js[] = {
#embed "../../Preview/Page/findings.js" if_empty(32)
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
static const unsigned char inspector_js[] = {
#embed "../../Preview/Page/inspector.js" if_empty(32)
};
static const unsigned char keys_js[] = {
#embed "../../Preview/Page/keys.js" if_empty(32)
};
static const unsigned char layout_css[] = {
#embed "../../Preview/Page/layout.css" if_empty(32)
};
static const unsigned char marks_js[] = {
#embed "../../Preview/Page/marks.js" if_empty(32)
};
static const unsigned char menu_js[] = {
#embed "../../Preview/Page/menu.js" if_empty(32)
};
static const unsigned char messages_js[] = {
#embed "../../Preview/Page/messages.js" if_empty(32)
};
static const unsigned char page_html[] = {
#embed "../../Preview/Page/page.html" if_empty(32)
};
static const unsigned char page_js[] = {
#embed "../../Preview/Page/page.js" if_empty(32)
};
static const unsigned char parts_css[] = {
#embed "../../Preview/Page/parts.css" if_empty(32)
};
static const unsigned char picture_js[] = {
#embed "../../Preview/Page/picture.js" if_empty(32)
};
static const unsigned char place_js[] = {
#embed "../../Preview/Page/place.js" if_empty(32)
};
static const unsigned char places_js[] = {
#embed "../../Preview/Page/places.js" if_empty(32)
};
static const unsigned char pulls_js[] = {
#embed "../../Preview/Page/pulls.js" if_empty(32)
};
static const unsigned char review_picture_js[] = {
#embed "../../Preview/Page/review-picture.js" if_empty(32)
};
static const unsigned char review_source_js[] = {
#embed "../../Preview/Page/review-source.js" if_empty(32)
};
static const unsigned char review_css[] = {
#embed "../../Preview/Page/review.css" if_empty(32)
};
static const unsigned char review_js[] = {
#embed "../../Preview/Page/review.js" if_empty(32)
};
static const unsigned char ruler_js[] = {
#embed "../../Preview/Page/ruler.js" if_empty(32)
};
static const unsigned char server_js[] = {
#embed "../../Preview/Page/server.js" if_empty(32)
};
static const unsigned char slack_js[] = {
#embed "../../Preview/Page/slack.js" if_empty(32)
};
static const unsigned char stage_js[] = {
#embed "../../Preview/Page/stage.js" if_empty(32)
};
static const unsigned char strip_js[] = {
#embed "../../Preview/Page/strip.js" if_empty(32)
};
static const unsigned char times_js[] = {
#embed "../../Preview/Page/times.js" if_empty(32)
};
static const unsigned char tree_js[] = {
#embed "../../Preview/Page/tree.js" if_empty(32)
};
static const unsigned char trusted_js[] = {
#embed "../../Preview/Page/trusted.js" if_empty(32)
};
static const unsigned char values_js[] = {
#embed "../../Preview/Page/values.js" if_empty(32)
};
static const unsigned char virtual_list_js[] = {
#embed "../../Preview/Page/virtual-list.js" if_empty(32)
};

static const struct PageFile page_files[] = {
  {"actions.js", actions_js, sizeof actions_js},
  {"address.js", address_js, sizeof address_js},
  {"base.css", base_css, sizeof base_css},
  {"board.js", board_js, sizeof board_js},
  {"breaks.js", breaks_js, sizeof breaks_js},
  {"canvas.css", canvas_css, sizeof canvas_css},
  {"changes.js", changes_js, sizeof changes_js},
  {"choices.js", choices_js, sizeof choices_js},
  {"compare.js", compare_js, sizeof compare_js},
  {"designs.js", designs_js, sizeof designs_js},
  {"details.js", details_js, sizeof details_js},
  {"dom.js", dom_js, sizeof dom_js},
  {"events-worker.js", events_worker_js, sizeof events_worker_js},
  {"events.js", events_js, sizeof events_js},
  {"export.js", export_js, sizeof export_js},
  {"findings.js", findings_js, sizeof findings_js},
  {"fonts.js", fonts_js, sizeof fonts_js},
  {"handles.js", handles_js, sizeof handles_js},
  {"inspector.css", inspector_css, sizeof inspector_css},
  {"inspector.js", inspector_js, sizeof inspector_js},
  {"keys.js", keys_js, sizeof keys_js},
  {"layout.css", layout_css, sizeof layout_css},
  {"marks.js", marks_js, sizeof marks_js},
  {"menu.js", menu_js, sizeof menu_js},
  {"messages.js", messages_js, sizeof messages_js},
  {"page.html", page_html, sizeof page_html},
  {"page.js", page_js, sizeof page_js},
  {"parts.css", parts_css, sizeof parts_css},
  {"picture.js", picture_js, sizeof picture_js},
  {"place.js", place_js, sizeof place_js},
  {"places.js", places_js, sizeof places_js},
  {"pulls.js", pulls_js, sizeof pulls_js},
  {"review-picture.js", review_picture_js, sizeof review_picture_js},
  {"review-source.js", review_source_js, sizeof review_source_js},
  {"review.css", review_css, sizeof review_css},
  {"review.js", review_js, sizeof review_js},
  {"ruler.js", ruler_js, sizeof ruler_js},
  {"server.js", server_js, sizeof server_js},
  {"slack.js", slack_js, sizeof slack_js},
  {"stage.js", stage_js, sizeof stage_js},
  {"strip.js", strip_js, sizeof strip_js},
  {"times.js", times_js, sizeof times_js},
  {"tree.js", tree_js, sizeof tree_js},
  {"trusted.js", trusted_js, sizeof trusted_js},
  {"values.js", values_js, sizeof values_js},
  {"virtual-list.js", virtual_list_js, sizeof virtual_list_js},
};

const struct PageFile *page_file(size_t number) {
  return number < sizeof page_files / sizeof page_files[0] ? &page_files[number] : 0;
}
