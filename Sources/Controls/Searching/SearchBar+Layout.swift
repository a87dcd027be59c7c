import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

extension Offset {
  /// The same, or as far as anything is drawn.
  fileprivate var bounded: Offset {
    let bounded = { (length: CGFloat) in
      length.isNaN ? 0 : min(max(length, -10_000), 10_000)
    }
    return Offset(horizontal: bounded(horizontal), vertical: bounded(vertical))
  }
}

extension SearchBar {
  private static let scopeHeight: CGFloat = 44
  private static let promptHeight: CGFloat = 19
  /// How high the bar is below a title.
  static let heightInBar: CGFloat = 52

  /// Whether the bar stands in one of navigation, which has a ground of its own.
  var isInBar: Bool { superview is NavigationBar }

  private var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  /// In iOS 26 a field is 44 points high: one bar of Xcode 26 is 64 high.
  private var fieldHeight: CGFloat { !isInBar && environment.metrics >= .iOS26 ? 44 : 36 }

  private var fieldRow: CGFloat { isInBar ? Self.heightInBar : fieldHeight + 20 }

  private var rowStart: CGFloat { prompt == nil ? 0 : Self.promptHeight }

  var wantedHeight: CGFloat { height(ofField: fieldRow) }
  /// The height in a bar of navigation, which asks for it before the search stands in it.
  var heightBelowTitle: CGFloat { height(ofField: Self.heightInBar) }

  private func height(ofField row: CGFloat) -> CGFloat {
    rowStart + row + (showsScopes ? Self.scopeHeight : 0)
  }

  private var margin: CGFloat { isInBar ? systemMinimumSideMargin : 8 }

  // MARK: Places

  func layOutParts() {
    picture.image = backgroundImage
    show(picture, (backgroundImage?.size.height ?? 0) > 0, behind: true)
    picture.frame = bounds
    show(promptLabel, prompt != nil)
    promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: Self.promptHeight - 4)
    let start = rowStart
    let row = CGRect(
      x: 0,
      y: start,
      width: bounds.width,
      height: max(0, min(fieldRow, bounds.height - start))
    )
    layOutField(in: row)
    layOutBookmark()
    show(scopes, showsScopes)
    scopes.frame = CGRect(
      x: margin,
      y: start + fieldRow,
      width: max(0, bounds.width - 2 * margin),
      height: 32
    )
  }

  private func show(_ view: View, _ isShown: Bool, behind: Bool = false) {
    guard isShown else { return view.removeFromSuperview() }
    guard view.superview !== self else { return }
    if behind { insertSubview(view, at: 0) } else { addSubview(view) }
  }

  private func layOutField(in row: CGRect) {
    var field = row.insetBy(dx: min(margin, row.width / 2), dy: 0)
    // In a bar of navigation the field stands near the title, and shrinks as it is scrolled away.
    let above = isInBar ? 1 : max(0, (row.height - fieldHeight) / 2)
    let below = isInBar ? Self.heightInBar - fieldHeight - 1 : above
    field.origin.y += min(above, row.height)
    field.size.height = min(fieldHeight, max(0, row.height - above - below))
    show(cancelButton, showsCancelButton)
    if showsCancelButton {
      let width = min(cancelButton.intrinsicContentSize.width, field.width)
      cancelButton.frame = CGRect(
        x: isRightToLeft ? field.minX : field.maxX - width,
        y: field.minY,
        width: width,
        height: field.height
      )
      field.size.width = max(0, field.width - width - margin)
      if isRightToLeft { field.origin.x += width + margin }
    }
    let shift = searchFieldBackgroundPositionAdjustment.bounded
    searchTextField.frame = field.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    searchTextField.textShift = searchTextPositionAdjustment.bounded
    // What is too low for a letter is on its way out.
    searchTextField.alpha = field.height < fieldHeight / 2 ? 0 : 1
  }

  /// A sign for kept searches or results, in an empty field.
  private func layOutBookmark() {
    let frame = searchTextField.frame
    let side = min(frame.height, fieldHeight)
    bookmarkButton.frame = CGRect(
      x: isRightToLeft ? frame.minX : frame.maxX - side,
      y: frame.midY - side / 2,
      width: side,
      height: side
    )
  }

  // MARK: Pictures

  func iconsChanged() {
    lens.image = icons[.search]?[.normal] ?? Image(systemName: "magnifyingglass")
    searchTextField.clearButton.image =
      icons[.clear]?[.normal] ?? Image(systemName: "xmark.circle.fill")
    let isEmpty = (text ?? "").isEmpty
    let sign: (Icon, String)? =
      showsBookmarkButton
      ? (.bookmark, "book")
      : showsSearchResultsButton ? (.resultsList, "list.bullet") : nil
    if let sign {
      let state: Control.State = isSearchResultsButtonSelected ? .selected : .normal
      let own = icons[sign.0]
      bookmarkButton.image = own?[state] ?? own?[.normal] ?? Image(systemName: sign.1)
    }
    show(bookmarkButton, sign != nil && isEmpty)
    setNeedsLayout()
  }

  // MARK: Drawing

  /// A bar by itself lies on the ground of bars between two hairlines, unless it is a minimal one.
  func recordGround(into recorder: SceneRecorder) {
    guard !isInBar, backgroundImage == nil else { return }
    let frame = CGRect(origin: recorder.origin, size: bounds.size)
    let paint = { (rect: CGRect, color: Color) in
      let edges = recorder.grid.edges(of: rect)
      recorder.append(.fill(.rectangle(edges), .color(color.resolved(with: recorder.traits))))
    }
    if let barTintColor { return paint(frame, barTintColor) }
    guard searchBarStyle != .minimal else { return }
    paint(frame, .barChrome)
    let pixel = 1 / max(1, recorder.traits.displayScale)
    paint(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: pixel), .barShadow)
    paint(
      CGRect(x: frame.minX, y: frame.maxY - pixel, width: frame.width, height: pixel),
      .barShadow
    )
  }
}
