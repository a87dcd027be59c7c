import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

extension Label {
  /// Records the text into a rectangle of the bounds.
  func record(in rect: CGRect) {
    // What has no area has no picture: a row that a constraint closes doesn't show its text.
    guard let recorder, rect.width > 0, rect.height > 0 else { return }
    let rect = room(for: rect)
    let block = block(width: rect.width, height: rect.height)
    let (grid, origin) = (recorder.grid, recorder.origin)
    let left = origin.x + rect.minX - bounds.minX
    let top = origin.y + rect.minY - bounds.minY + topOfText(block, height: rect.height, in: rect)
    let cut = cut(block, rect, at: origin)
    if let cut {
      recorder.append(.begin(Group(className: "", clip: .rectangle(grid.edges(of: cut)))))
    }
    let painter = TextPainter(
      recorder: recorder,
      block: block,
      images: block.attachments.isEmpty ? [] : styled(environment).images,
      tint: textColor.resolved(with: traits),
      ink: ink(over: grid.edges(of: CGRect(origin: origin, size: bounds.size))),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    for diagnostic in painter.paint(left: left, top: top) { report(diagnostic) }
    if cut != nil { recorder.append(.end) }
  }

  /// What letters of the label's own colour are painted with; nothing for the colour.
  private func ink(over edges: Edges) -> TextPainter.Ink? {
    guard !(isHighlighted && highlightedTextColor != nil),
      let paint = textGradient?.paint(over: edges, traits)
    else { return nil }
    return TextPainter.Ink(
      color: shownColor(traits),
      paint: isEnabled ? paint : paint.faded(by: 0.5)
    )
  }

  /// Where the text ends that is larger than its label; nothing where all of it has room.
  private func cut(_ block: TextBlock, _ rect: CGRect, at origin: CGPoint) -> CGRect? {
    let frame = CGRect(origin: origin, size: bounds.size)
    // Only a line that is told to be cut off is wider than its label.
    if block.lines.contains(where: { $0.width > rect.width + 1e-6 }) { return frame }
    // Lines are as many as have room, but for the first one.
    guard block.size.height > rect.height + 0.5 else { return nil }
    return frame.insetBy(dx: -block.size.height, dy: 0)
  }

  /// Text stands in the middle of a label that is taller, on a whole pixel.
  func topOfText(_ block: TextBlock, height: CGFloat) -> CGFloat {
    let room = height - block.size.height
    return room > 0 ? PixelGrid(scale: traits.displayScale).round(room / 2) : 0
  }

  /// The same for text that may have been made smaller, which then stands as it is told to.
  func topOfText(_ block: TextBlock, height: CGFloat, in rect: CGRect) -> CGFloat {
    guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, numberOfLines == 1 else {
      return topOfText(block, height: height)
    }
    switch baselineAdjustment {
    case .alignCenters: return topOfText(block, height: height)
    case .none: return 0
    case .alignBaselines:
      let whole = self.block(width: nil)
      return topOfText(whole, height: height) + whole.firstBaseline - block.firstBaseline
    }
  }
}
