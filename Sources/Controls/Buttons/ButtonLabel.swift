import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// The words in a button, which grows with them.
final class ButtonLabel: Label {
  weak var button: Button?
  /// What was measured since anything about the label changed, the last at the end.
  private var measured: [Measured] = []

  /// The size of the words in some rooms.
  struct Measured {
    let size: CGSize
    /// How wide the room may be for the same lines; nothing where it has no end.
    let rooms: ClosedRange<Double>?
    fileprivate let environment: Environment
    /// What a font that follows the text size was made for.
    fileprivate let legibility: LegibilityWeight?
  }

  /// A button asks for the size that it wants, and then for that in its frame.
  private static let mostMeasured = 2

  override func invalidateIntrinsicContentSize() {
    forgetSizes()
    super.invalidateIntrinsicContentSize()
    button?.contentChanged()
  }

  func forgetSizes() { measured = [] }

  // These change sizes without telling anybody.
  override var adjustsFontForContentSizeCategory: Bool { didSet { forgetSizes() } }
  override var allowsDefaultTighteningForTruncation: Bool { didSet { forgetSizes() } }
  override var textAlignment: TextAlignment { didSet { forgetSizes() } }

  /// The size of the words in a room as wide as this; nothing where there are none.
  ///
  /// Words of a single line are measured whole, and cut where they stand.
  func measured(in room: CGFloat?) -> Measured? {
    guard let text, !text.isEmpty else { return nil }
    let room = numberOfLines == 1 ? nil : room.map { max(1, $0) }
    let environment = environment
    let legibility =
      adjustsFontForContentSizeCategory ? Environment.current.traits.legibilityWeight : nil
    let known = measured.last {
      $0.environment.isSame(as: environment) && $0.legibility == legibility && $0.isFor(room)
    }
    if let known { return known }
    let size = sizeThatFits(room.map { CGSize(width: $0, height: 0) } ?? .zero)
    let rooms = room.map { room -> ClosedRange<Double> in
      guard let widths = lastTexts?.widths, widths.contains(room) else { return room...room }
      return widths
    }
    let found = Measured(
      size: size,
      rooms: rooms,
      environment: environment,
      legibility: legibility
    )
    guard written?.mayChange != true else { return found }
    if measured.count == Self.mostMeasured { measured.removeFirst() }
    measured.append(found)
    return found
  }
}

extension ButtonLabel.Measured {
  fileprivate func isFor(_ room: CGFloat?) -> Bool {
    guard let room, let rooms else { return room == nil && rooms == nil }
    return rooms.contains(room)
  }
}
