public import Foundation
public import SnaplineLayout
import SnaplineText

/// The numbers of a picker's columns and rows: UIKit's `UIPickerViewDataSource`.
public protocol PickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: PickerView) -> Int
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate that gives a picker's rows, and is told of choices: UIKit's `UIPickerViewDelegate`.
public protocol PickerViewDelegate: AnyObject {
  /// The width of a column; 0 gives it an equal part.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a column's rows; 0 leaves it at 32 points.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(
    _ pickerView: PickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row; by default a label with its title.
  func pickerView(
    _ pickerView: PickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
    0
  }

  public func pickerView(
    _ pickerView: PickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { 0 }

  public func pickerView(
    _ pickerView: PickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }

  public func pickerView(
    _ pickerView: PickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }

  public func pickerView(
    _ pickerView: PickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View {
    let label = view as? Label ?? Label()
    label.font = .systemFont(ofSize: PickerView.titleSize)
    label.textAlignment = .center
    label.text = pickerView.title(row, component)
    if let own = self.pickerView(
      pickerView,
      attributedTitleForRow: row,
      forComponent: component
    ) {
      label.attributedText = own
    }
    return label
  }

  public func pickerView(
    _ pickerView: PickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

/// The content of a picker, given by columns of texts or by closures.
///
///     picker.source = PickerSource(columns: [["Small", "Medium", "Large"]])
///
public final class PickerSource: PickerViewDataSource, PickerViewDelegate {
  public var components: () -> Int
  public var rows: (_ component: Int) -> Int
  public var title: (_ row: Int, _ component: Int) -> String?
  /// The widths of columns; 0 gives a column an equal part.
  public var width: (_ component: Int) -> CGFloat = { _ in 0 }
  public var didSelect: (_ row: Int, _ component: Int) -> Void = { _, _ in }

  public init(
    components: @escaping () -> Int = { 1 },
    rows: @escaping (_ component: Int) -> Int,
    title: @escaping (_ row: Int, _ component: Int) -> String?
  ) {
    (self.components, self.rows, self.title) = (components, rows, title)
  }

  public convenience init(columns: [[String]]) {
    self.init(components: { columns.count }, rows: { columns[$0].count }) { columns[$1][$0] }
  }

  public func numberOfComponents(in pickerView: PickerView) -> Int { components() }

  public func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    rows(component)
  }

  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
    width(component)
  }

  public func pickerView(
    _ pickerView: PickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { title(row, component) }

  public func pickerView(
    _ pickerView: PickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) { didSelect(row, component) }
}
