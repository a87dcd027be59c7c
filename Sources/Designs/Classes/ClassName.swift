/// The classes of views that this version has, each by its word in the format.
///
/// A class has a row in ``ClassWord``, which says how it is read, and one in the builder, which says
/// what it becomes.
package enum ClassName: String, CaseIterable, Sendable {
  // Views with content.
  case view, label, button, image, textField, textView
  case toggle = "switch"
  case slider, stepper, segments, progress, activity, pageControl, datePicker, picker
  case searchBar, colorWell
  // What holds views.
  case vstack, hstack, spacer, divider
  case flow, grid, row
  case scroll, vscroll, hscroll
  case table, section, cell, collection
  case navigationBar, tabBar, toolbar
  case blur, gradient, shape
  case qr, barcode
  case chart
  case collapsable, wrapping
}
