// The pages of the preview and of reports: their files are written by hand in Sources/Page/Files, and stand
// in the binary as they are. A test holds this list to that folder.
#include "CPage.h"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char actions_js[] = {
#embed "../../Page/Files/actions.js" if_empty(32)
};
static const unsigned char address_js[] = {
#embed "../../Page/Files/address.js" if_empty(32)
};
static const unsigned char base_css[] = {
#embed "../../Page/Files/base.css" if_empty(32)
};
static const unsigned char board_js[] = {
#embed "../../Page/Files/board.js" if_empty(32)
};
static const unsigned char breaks_js[] = {
#embed "../../Page/Files/breaks.js" if_empty(32)
};
static const unsigned char canvas_css[] = {
#embed "../../Page/Files/canvas.css" if_empty(32)
};
static const unsigned char case_items_js[] = {
#embed "../../Page/Files/case-items.js" if_empty(32)
};
static const unsigned char case_picture_js[] = {
#embed "../../Page/Files/case-picture.js" if_empty(32)
};
static const unsigned char case_sides_js[] = {
#embed "../../Page/Files/case-sides.js" if_empty(32)
};
static const unsigned char case_views_js[] = {
#embed "../../Page/Files/case-views.js" if_empty(32)
};
static const unsigned char cases_js[] = {
#embed "../../Page/Files/cases.js" if_empty(32)
};
static const unsigned char changes_js[] = {
#embed "../../Page/Files/changes.js" if_empty(32)
};
static const unsigned char choices_js[] = {
#embed "../../Page/Files/choices.js" if_empty(32)
};
static const unsigned char compare_js[] = {
#embed "../../Page/Files/compare.js" if_empty(32)
};
static const unsigned char designs_js[] = {
#embed "../../Page/Files/designs.js" if_empty(32)
};
static const unsigned char details_js[] = {
#embed "../../Page/Files/details.js" if_empty(32)
};
static const unsigned char dom_js[] = {
#embed "../../Page/Files/dom.js" if_empty(32)
};
static const unsigned char events_worker_js[] = {
#embed "../../Page/Files/events-worker.js" if_empty(32)
};
static const unsigned char events_js[] = {
#embed "../../Page/Files/events.js" if_empty(32)
};
static const unsigned char export_js[] = {
#embed "../../Page/Files/export.js" if_empty(32)
};
static const unsigned char findings_js[] = {
#embed "../../Page/Files/findings.js" if_empty(32)
};
static const unsigned char fonts_js[] = {
#embed "../../Page/Files/fonts.js" if_empty(32)
};
static const unsigned char handles_js[] = {
#embed "../../Page/Files/handles.js" if_empty(32)
};
static const unsigned char help_js[] = {
#embed "../../Page/Files/help.js" if_empty(32)
};
static const unsigned char inspector_css[] = {
#embed "../../Page/Files/inspector.css" if_empty(32)
};
static const unsigned char inspector_js[] = {
#embed "../../Page/Files/inspector.js" if_empty(32)
};
static const unsigned char keys_js[] = {
#embed "../../Page/Files/keys.js" if_empty(32)
};
static const unsigned char layout_css[] = {
#embed "../../Page/Files/layout.css" if_empty(32)
};
static const unsigned char marks_js[] = {
#embed "../../Page/Files/marks.js" if_empty(32)
};
static const unsigned char menu_js[] = {
#embed "../../Page/Files/menu.js" if_empty(32)
};
static const unsigned char messages_js[] = {
#embed "../../Page/Files/messages.js" if_empty(32)
};
static const unsigned char page_html[] = {
#embed "../../Page/Files/page.html" if_empty(32)
};
static const unsigned char page_js[] = {
#embed "../../Page/Files/page.js" if_empty(32)
};
static const unsigned char parts_css[] = {
#embed "../../Page/Files/parts.css" if_empty(32)
};
static const unsigned char picture_lines_js[] = {
#embed "../../Page/Files/picture-lines.js" if_empty(32)
};
static const unsigned char picture_js[] = {
#embed "../../Page/Files/picture.js" if_empty(32)
};
static const unsigned char place_js[] = {
#embed "../../Page/Files/place.js" if_empty(32)
};
static const unsigned char places_js[] = {
#embed "../../Page/Files/places.js" if_empty(32)
};
static const unsigned char pulls_js[] = {
#embed "../../Page/Files/pulls.js" if_empty(32)
};
static const unsigned char report_source_js[] = {
#embed "../../Page/Files/report-source.js" if_empty(32)
};
static const unsigned char report_css[] = {
#embed "../../Page/Files/report.css" if_empty(32)
};
static const unsigned char report_html[] = {
#embed "../../Page/Files/report.html" if_empty(32)
};
static const unsigned char report_js[] = {
#embed "../../Page/Files/report.js" if_empty(32)
};
static const unsigned char review_css[] = {
#embed "../../Page/Files/review.css" if_empty(32)
};
static const unsigned char review_js[] = {
#embed "../../Page/Files/review.js" if_empty(32)
};
static const unsigned char ruler_js[] = {
#embed "../../Page/Files/ruler.js" if_empty(32)
};
static const unsigned char server_js[] = {
#embed "../../Page/Files/server.js" if_empty(32)
};
static const unsigned char slack_js[] = {
#embed "../../Page/Files/slack.js" if_empty(32)
};
static const unsigned char stage_js[] = {
#embed "../../Page/Files/stage.js" if_empty(32)
};
static const unsigned char strip_js[] = {
#embed "../../Page/Files/strip.js" if_empty(32)
};
static const unsigned char times_js[] = {
#embed "../../Page/Files/times.js" if_empty(32)
};
static const unsigned char tree_js[] = {
#embed "../../Page/Files/tree.js" if_empty(32)
};
static const unsigned char trusted_js[] = {
#embed "../../Page/Files/trusted.js" if_empty(32)
};
static const unsigned char values_js[] = {
#embed "../../Page/Files/values.js" if_empty(32)
};
static const unsigned char virtual_list_js[] = {
#embed "../../Page/Files/virtual-list.js" if_empty(32)
};

static const struct PageFile page_files[] = {
  {"actions.js", actions_js, sizeof actions_js},
  {"address.js", address_js, sizeof address_js},
  {"base.css", base_css, sizeof base_css},
  {"board.js", board_js, sizeof board_js},
  {"breaks.js", breaks_js, sizeof breaks_js},
  {"canvas.css", canvas_css, sizeof canvas_css},
  {"case-items.js", case_items_js, sizeof case_items_js},
  {"case-picture.js", case_picture_js, sizeof case_picture_js},
  {"case-sides.js", case_sides_js, sizeof case_sides_js},
  {"case-views.js", case_views_js, sizeof case_views_js},
  {"cases.js", cases_js, sizeof cases_js},
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
  {"help.js", help_js, sizeof help_js},
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
  {"picture-lines.js", picture_lines_js, sizeof picture_lines_js},
  {"picture.js", picture_js, sizeof picture_js},
  {"place.js", place_js, sizeof place_js},
  {"places.js", places_js, sizeof places_js},
  {"pulls.js", pulls_js, sizeof pulls_js},
  {"report-source.js", report_source_js, sizeof report_source_js},
  {"report.css", report_css, sizeof report_css},
  {"report.html", report_html, sizeof report_html},
  {"report.js", report_js, sizeof report_js},
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
