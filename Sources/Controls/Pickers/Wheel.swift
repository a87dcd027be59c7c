import Foundation
import SnaplineGeometry
import SnaplineLayout

/// One column of a picker: rows on a drum, of which the chosen one is in front.
final class Wheel: View {
  let component: Int
  weak var picker: PickerView?
  var count = 0
  var chosen = 0
  var rowHeight: CGFloat = 32
  /// Whether the first row follows the last one.
  var isEndless = false
  /// The views of the rows that are seen.
  private(set) var shown: [Int: View] = [:]
  private var spare: [View] = []

  init(component: Int) {
    self.component = component
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Has rows that are seen made anew.
  func forget() {
    for row in Array(shown.keys) { putAway(row) }
    setNeedsLayout()
  }

  private func putAway(_ row: Int) {
    guard let view = shown.removeValue(forKey: row) else { return }
    view.removeFromSuperview()
    if spare.count < 32 { spare.append(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = places
    let seen = Set(places.map(\.row))
    for row in shown.keys where !seen.contains(row) { putAway(row) }
    for place in places { lay(view(of: place.row), at: place) }
  }

  /// Where a row stands, counted from the one in front.
  private struct Place {
    var row: Int
    var steps: Int
    /// How far the drum has turned from the row in front.
    var angle: CGFloat
  }

  /// The drum is a little larger than what is seen of it.
  private var radius: CGFloat { max(1, bounds.height * 0.51) }

  /// The rows on the side of the drum that is seen, those in the middle first.
  private var places: [Place] {
    guard count > 0, bounds.height > 0, bounds.width > 0 else { return [] }
    let step = rowHeight / radius
    let reach = min(50, Int((CGFloat.pi / 2 - 0.01) / step))
    var places = [Place(row: chosen, steps: 0, angle: 0)]
    for distance in 1..<max(1, reach + 1) {
      for steps in [-distance, distance] {
        var row = chosen + steps
        if isEndless, 2 * distance < count { row = (row % count + count) % count }
        guard (0..<count).contains(row) else { continue }
        places.append(Place(row: row, steps: steps, angle: CGFloat(steps) * step))
      }
    }
    return places
  }

  private func view(of row: Int) -> View {
    if let view = shown[row], view.superview === self { return view }
    var view: View?
    if let picker {
      let old = spare.popLast()
      view = picker.delegate?.pickerView(
        picker,
        viewForRow: row,
        forComponent: component,
        reusing: old
      )
    }
    let made = view ?? View()
    shown[row] = made
    // One view can't show two rows: the row that came first loses it.
    if made.superview === self,
      let other = shown.first(where: { $0.value === made && $0.key != row })
    {
      shown[other.key] = nil
    }
    addSubview(made)
    return made
  }

  private func lay(_ view: View, at place: Place) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.transform = .identity
    view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(place.angle))
    // What turns away is seen from the side, and fainter.
    let depth = cos(place.angle)
    if place.steps != 0 { view.transform = Transform(scaleX: 1, y: depth) }
    view.alpha = place.steps == 0 ? 1 : 0.5 * depth
  }
}

extension PickerView {
  private static let sideInset: CGFloat = 9
  private static let gap: CGFloat = 5
  private static let standardRowHeight: CGFloat = 32

  /// Puts the wheels side by side, where reading begins first.
  func layOutWheels() {
    _ = numberOfComponents
    let widths = wheelWidths
    let total = widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1))
    var x = (bounds.width - total) / 2
    var highest = Self.standardRowHeight
    for (wheel, width) in zip(wheels, widths) {
      wheel.rowHeight = rowHeight(wheel.component)
      highest = max(highest, wheel.rowHeight)
      wheel.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x,
        y: 0,
        width: width,
        height: bounds.height
      )
      wheel.setNeedsLayout()
      x += width + Self.gap
    }
    let height = min(highest + 2, bounds.height)
    selectionBar.isHidden = wheels.isEmpty
    selectionBar.frame = CGRect(
      x: min(Self.sideInset, bounds.width / 2),
      y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * Self.sideInset),
      height: height
    )
  }

  private func rowHeight(_ component: Int) -> CGFloat {
    let said = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return said > 0 && said.isFinite ? min(max(said, 4), 1_000) : Self.standardRowHeight
  }

  /// Columns that say no width share what the others leave.
  private var wheelWidths: [CGFloat] {
    let said = wheels.map { wheel -> CGFloat in
      let width = delegate?.pickerView(self, widthForComponent: wheel.component) ?? 0
      return width > 0 && width.isFinite ? min(width, 10_000) : 0
    }
    let free = CGFloat(said.count { $0 == 0 })
    let gaps = Self.gap * CGFloat(max(0, said.count - 1))
    let left = max(0, bounds.width - 2 * Self.sideInset - gaps - said.reduce(0, +))
    return said.map { $0 > 0 ? $0 : left / free }
  }
}
