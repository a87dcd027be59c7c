import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// Where the parts of a cell stand, counted from the leading edge.
extension TableViewCell {
  /// The height of a row whose content says none.
  static let leastHeight: CGFloat = 44

  /// The least height of a style's own parts, which leave a pixel to the line below them, as Interface
  /// Builder records rows of one line.
  private var leastBuiltInHeight: CGFloat { Self.leastHeight - 1 / max(1, traits.displayScale) }

  /// How far the content of an edited row moves aside.
  private static let editingShift: CGFloat = 38

  private var shownAccessory: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  private var showsEditControl: Bool { isEditing && editingStyle != .none }
  private var showsReorder: Bool { isEditing && showsReorderControl }

  /// What the content leaves free at its sides.
  private var roomBeside: (leading: CGFloat, trailing: CGFloat) {
    if let stated = statedContent { return (stated.insets.leading, stated.insets.trailing) }
    let margin = setting.sideMargin
    let leading = showsEditControl && shouldIndentWhileEditing ? Self.editingShift : 0
    let trailing: CGFloat =
      if let own = shownAccessoryView { accessorySize(of: own).width + margin } else {
        CellAccessory.width(of: shownAccessory, margin: margin)
      }
    return (leading, trailing + (showsReorder ? 40 : 0))
  }

  private var shownAccessoryView: View? { isEditing ? nil : accessoryView }

  private func accessorySize(of view: View) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
  }

  func layOutParts() {
    let room = roomBeside
    let width = max(0, bounds.width - room.leading - room.trailing)
    giveMargins()
    place(contentView, from: room.leading, width: width, height: bounds.height)
    if let stated = statedContent {
      contentView.frame = bounds.inset(by: stated.insets.resolved(rightToLeft: isRightToLeft))
    }
    layOutAccessory(room.trailing)
    editControl.isHidden = !showsEditControl
    place(editControl, from: 8, width: Self.editingShift - 4, height: bounds.height)
    reorderControl.isHidden = !showsReorder
    place(reorderControl, from: bounds.width - 40, width: 32, height: bounds.height)
    layOutBuiltIn(width: width)
    layOutSeparator(shift: room.leading)
  }

  private func giveMargins() {
    let margin = setting.sideMargin
    let margins =
      statedContent?.margins
      ?? DirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
    (contentView as? CellContentView)?.giveMargins(margins)
    let list = configured as? ListContentView
    list?.rowMargins = DirectionalEdgeInsets(
      top: 0,
      leading: margin,
      bottom: 0,
      trailing: roomBeside.trailing > 0 ? 8 : margin
    )
  }

  private func layOutAccessory(_ room: CGFloat) {
    accessory.isHidden = shownAccessory == .none || shownAccessoryView != nil
    accessoryView?.isHidden = isEditing
    let end = bounds.width - (showsReorder ? 40 : 0)
    let margin = setting.sideMargin
    if let own = shownAccessoryView {
      let size = accessorySize(of: own)
      own.translatesAutoresizingMaskIntoConstraints = true
      place(own, from: end - margin - size.width, width: size.width, height: size.height)
      own.frame.origin.y = ((bounds.height - size.height) / 2).rounded()
    } else {
      accessory.show(shownAccessory, tint: tintColor)
      let width = max(0, CellAccessory.width(of: shownAccessory, margin: margin) - margin)
      place(accessory, from: end - margin - width, width: width, height: bounds.height)
    }
  }

  private func layOutSeparator(shift: CGFloat) {
    let pixel = 1 / max(1, traits.displayScale)
    var inset = separatorInset.left + shift
    // The line begins where the text does, beside a picture too.
    if ownSeparatorInset == nil {
      let own = ownImageView?.image.map { $0.size.width + Self.pictureGap }
      inset += own ?? (configured as? ListContentView)?.textShift ?? 0
    }
    let width = max(0, bounds.width - inset - separatorInset.right)
    place(separator, from: inset, width: width, height: pixel)
    separator.frame.origin.y = bounds.height - pixel
    topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
  }

  private func place(_ view: View, from start: CGFloat, width: CGFloat, height: CGFloat) {
    let x = isRightToLeft ? bounds.width - start - width : start
    view.frame = CGRect(x: x, y: 0, width: width, height: height)
  }

  // MARK: The styles' own texts and picture

  private static let pictureGap: CGFloat = 16

  private var usesBuiltIn: Bool {
    ownTextLabel?.text != nil || ownDetailLabel?.text != nil || ownImageView?.image != nil
  }

  /// Where texts begin in the content, and where they end.
  private func textSpan(width: CGFloat) -> (start: CGFloat, end: CGFloat) {
    var start = setting.sideMargin + CGFloat(indentationLevel) * indentationWidth
    if let image = ownImageView?.image { start += image.size.width + Self.pictureGap }
    let hasAccessory = roomBeside.trailing > 0
    return (start, max(start, width - (hasAccessory ? 8 : setting.sideMargin)))
  }

  private func layOutBuiltIn(width: CGFloat) {
    guard usesBuiltIn else { return }
    let span = textSpan(width: width)
    let grid = PixelGrid(scale: max(1, traits.displayScale))
    let height = bounds.height
    let placeText = { (label: Label, start: CGFloat, width: CGFloat, y: CGFloat, height: CGFloat) in
      let room = self.contentView.bounds.width
      label.frame = CGRect(
        x: self.isRightToLeft ? room - start - width : start,
        y: grid.round(y),
        width: width,
        height: height
      )
    }
    if let view = ownImageView, let image = view.image {
      let x = setting.sideMargin + CGFloat(indentationLevel) * indentationWidth
      view.frame = CGRect(
        x: isRightToLeft ? contentView.bounds.width - x - image.size.width : x,
        y: grid.round((height - image.size.height) / 2),
        width: image.size.width,
        height: image.size.height
      )
    }
    let room = span.end - span.start
    guard let text = ownTextLabel else { return }
    guard let detail = ownDetailLabel, detail.text != nil else {
      return placeText(text, span.start, room, 0, height)
    }
    switch style {
    case .subtitle, .default:
      let (first, second) = (textSize(text, room), textSize(detail, room))
      let top = (height - first.height - second.height - 1) / 2
      placeText(text, span.start, min(first.width, room), top, first.height)
      placeText(
        detail,
        span.start,
        min(second.width, room),
        grid.round(top) + first.height + 1,
        second.height
      )
    case .value1:
      let first = textSize(text, room)
      let second = textSize(detail, max(0, room - min(first.width, room) - 8))
      let width = min(second.width, max(0, room - min(first.width, room) - 8))
      placeText(text, span.start, min(first.width, room), top(first, height), first.height)
      placeText(detail, span.end - width, width, top(second, height), second.height)
    case .value2:
      let first = min(97, room)
      text.textAlignment = .right
      placeText(text, span.start, first, 0, height)
      placeText(detail, span.start + first + 6, max(0, room - first - 6), 0, height)
    }
  }

  /// Where a text of a size begins in the middle of a row, on whole points.
  private func top(_ size: CGSize, _ height: CGFloat) -> CGFloat {
    ((height - size.height) / 2).rounded()
  }

  private func textSize(_ label: Label, _ width: CGFloat) -> CGSize {
    label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The height that the style's own parts need.
  private func builtInHeight(width: CGFloat) -> CGFloat {
    guard usesBuiltIn else { return 0 }
    let span = textSpan(width: width)
    let room = span.end - span.start
    let first = ownTextLabel.map { textSize($0, room).height } ?? 0
    let second = ownDetailLabel.map { $0.text == nil ? 0 : textSize($0, room).height } ?? 0
    let texts = style == .subtitle && second > 0 ? first + second + 1 : max(first, second)
    // Rows of one line are 44 points high, those of two as Interface Builder shows them.
    let around: CGFloat = style == .subtitle && second > 0 ? 19.5 : 22
    return max(texts + around, ownImageView?.image?.size.height ?? 0)
  }

  // MARK: Sizes

  func fittingSize(
    _ target: CGSize,
    _ horizontal: LayoutPriority,
    _ vertical: LayoutPriority
  ) -> CGSize {
    let room = roomBeside
    let width = max(0, target.width - room.leading - room.trailing)
    giveMargins()
    let builtIn = builtInHeight(width: width)
    let own: [View?] = [ownTextLabel, ownDetailLabel, ownImageView]
    let hasContent = contentView.subviews.contains { view in !own.contains { $0 === view } }
    guard hasContent else {
      return CGSize(width: target.width, height: max(leastBuiltInHeight, builtIn, designedHeight))
    }
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: target.height),
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
    let least = configured == nil ? 0 : Self.leastHeight
    let height = max(fitting.height, builtIn, designedHeight, least)
    return CGSize(
      width: target.width,
      // Content without constraints says nothing of its height.
      height: height > 0 || !height.isFinite ? height : Self.leastHeight
    )
  }
}
