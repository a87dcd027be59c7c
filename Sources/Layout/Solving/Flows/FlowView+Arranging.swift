import Foundation
import SnaplineGeometry

/// One view of a flow.
struct FlowSlot {
  /// A subview of the flow, which keeps it alive; who leaves the flow leaves its slot.
  @Unretained var view: View?
  /// The distance after the view, in place of the flow's.
  var customSpacing: CGFloat?
}

/// One line of a flow with what was made to hold it.
struct FlowLine {
  /// Its views, by their places among those that show.
  var range: Range<Int>
  /// As high as the line.
  var guide: LayoutGuide
  var ties: [LayoutConstraint] = []
  /// The distances between its views.
  var gaps: [LayoutConstraint] = []
}

/// What a flow made for its views.
struct FlowMaking {
  /// Whether nothing that was made can stay.
  var isStale = true
  /// Whether anything was made that would have to be taken back.
  var isMade = false
  var lines: [FlowLine] = []
  /// What holds the end of the last line within the flow.
  var end: LayoutConstraint?
  /// The width of all views in one line.
  var natural: CGFloat?
}

extension FlowView: RemadeArranger {
  /// The slots of the views that aren't hidden.
  var shown: [FlowSlot] { slots.filter { !($0.view?.isHidden ?? true) } }

  func place(of view: View) -> Int? {
    guard view.isArranged(by: self) else { return nil }
    return slots.firstIndex { $0.$view.isObject(view) }
  }

  func arrange(_ view: View, at index: Int) {
    if view.isArranged(by: self) { letGo(view) }
    guard takeIn(view) else { return }
    slots.insert(
      FlowSlot(view: view),
      at: min(max(index, 0), slots.count)
    )
    if view.isHidden { view.roomChanged() }
    remakeAll()
  }

  func letGo(_ view: View) {
    guard let place = place(of: view) else { return }
    // Its constraints name a node that nobody lists any more.
    unmakeAll()
    slots.remove(at: place)
    letOut(view)
    remakeAll()
  }

  func remakeAll() {
    making.isStale = true
    setNeedsUpdateConstraints()
  }

  /// The distances after views.
  func gaps(after slots: [FlowSlot]) -> [CGFloat] {
    slots.map { Self.points($0.customSpacing ?? spacing) }
  }

  private static func points(_ spacing: CGFloat) -> CGFloat {
    switch spacing {
    case StackView.spacingUseSystem: standardSpacing
    case StackView.spacingUseDefault: 0
    default: spacing
    }
  }

  var lineGap: CGFloat { Self.points(lineSpacing) }
}
