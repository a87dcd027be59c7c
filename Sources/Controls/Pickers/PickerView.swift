public import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene

/// Wheels, each of which is turned to one of its rows: UIKit's `UIPickerView`.
///
/// Rows come from a ``source``, which the picker keeps, or from a ``dataSource`` and a ``delegate``, which it
/// doesn't. Only the rows that are visible are made.
open class PickerView: View {
  /// The size of titles that say no font of their own.
  static let titleSize: CGFloat = 21
  private static let mostComponents = 100
  /// As many rows as a wheel may have.
  private static let mostRows = 1_000_000_000

  private(set) final var wheels: [Wheel] = []
  private final var isStale = true
  final let selectionBar = View()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    selectionBar.backgroundColor = .tertiarySystemFill
    selectionBar.layer.cornerRadius = 8
    selectionBar.layer.cornerCurve = .continuous
    selectionBar.isUserInteractionEnabled = false
    addSubview(selectionBar)
  }

  // MARK: What it shows

  open weak var dataSource: (any PickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any PickerViewDelegate)? { didSet { reloadAllComponents() } }

  /// The content of the wheels, given by closures and kept by the picker.
  open var source: PickerSource? {
    didSet { (dataSource, delegate) = (source, source) }
  }

  open func reloadAllComponents() {
    isStale = true
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    bringInStep()
    guard wheels.indices.contains(component) else { return }
    wheels[component].count = rowCount(component)
    wheels[component].forget()
    setNeedsLayout()
  }

  open var numberOfComponents: Int {
    bringInStep()
    return wheels.count
  }

  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
  }

  /// The view of a row; `nil` where it isn't visible.
  open func view(forRow row: Int, forComponent component: Int) -> View? {
    layoutIfNeeded()
    return wheel(component)?.shown[row]
  }

  // MARK: What is chosen

  /// The row to which a wheel is turned, or -1.
  open func selectedRow(inComponent component: Int) -> Int {
    wheel(component).map { $0.count > 0 ? $0.chosen : -1 } ?? -1
  }

  /// Turns a wheel to a row, or to the nearest one there is, without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    wheel.chosen = min(max(0, row), max(0, wheel.count - 1))
    wheel.setNeedsLayout()
  }

  /// Turns a wheel as a finger would, and tells the delegate.
  open func turn(_ component: Int, to row: Int) {
    selectRow(row, inComponent: component, animated: false)
    let chosen = selectedRow(inComponent: component)
    guard chosen >= 0 else { return }
    delegate?.pickerView(self, didSelectRow: chosen, inComponent: component)
  }

  open var showsSelectionIndicator = true

  private func wheel(_ component: Int) -> Wheel? {
    bringInStep()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  func title(_ row: Int, _ component: Int) -> String? {
    delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  // MARK: Wheels

  /// Asks anew for how many columns and rows there are.
  private func bringInStep() {
    guard isStale else { return }
    isStale = false
    let asked = dataSource?.numberOfComponents(in: self) ?? 0
    let count = checked(asked, "columns", most: Self.mostComponents)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = Wheel(component: wheels.count)
      wheel.picker = self
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels {
      wheel.count = rowCount(wheel.component)
      wheel.chosen = min(wheel.chosen, max(0, wheel.count - 1))
      wheel.isEndless = (dataSource as? any EndlessSource)?.isEndless(wheel.component) ?? false
      wheel.forget()
    }
  }

  private func rowCount(_ component: Int) -> Int {
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    return checked(rows, "rows", most: Self.mostRows)
  }

  private func checked(_ count: Int, _ what: String, most: Int) -> Int {
    guard count < 0 || count > most else { return count }
    report(.impossibleWheels(count, what, most: most))
    return min(max(0, count), most)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutWheels()
  }
}

/// A source some of whose columns begin anew after their last row.
protocol EndlessSource: PickerViewDataSource {
  func isEndless(_ component: Int) -> Bool
}

extension Diagnostic {
  fileprivate static func impossibleWheels(_ count: Int, _ what: String, most: Int) -> Diagnostic {
    Diagnostic(
      id: "picker-count",
      severity: .warning,
      subject: "a picker can't have \(count) \(what)",
      cause: count < 0 ? "none are shown" : "no more than \(most) are shown",
      remedy: "answer with the number of what there is"
    )
  }
}
