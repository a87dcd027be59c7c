import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText
import TestSupport
import Testing

@Suite struct `A picker` {
  private let picker = PickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

  /// The titles that are seen, from top to bottom, of each column in its place on screen.
  private func titles() -> [[String]] {
    picker.layoutIfNeeded()
    return picker.subviews
      .filter { $0.subviews.contains { $0 is Label } }
      .sorted { $0.frame.minX < $1.frame.minX }
      .map { wheel in
        wheel.subviews.sorted { $0.center.y < $1.center.y }.compactMap { ($0 as? Label)?.text }
      }
  }

  @Test func `shows the rows around the one that each wheel stands at`() throws {
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.source = PickerSource(columns: [(0..<100).map(String.init), ["A", "B"]])
    expectEqual(titles(), [["0", "1", "2", "3", "4", "5"], ["A", "B"]])
    picker.selectRow(50, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    let around = (45...55).map { "\($0)" }
    expectEqual(titles(), [around, ["A", "B"]])
    let front = try #require(picker.view(forRow: 50, forComponent: 0))
    #expect(front.center.y == 108)
    #expect(front.alpha == 1)
    #expect(front.bounds.height == 32)
    #expect(picker.selectedRow(inComponent: 0) == 50)
    #expect(picker.view(forRow: 99, forComponent: 0) == nil)
    #expect(picker.rowSize(forComponent: 1).height == 32)
  }

  @Test func `stands the other way round where reading does`() {
    picker.source = PickerSource(columns: [["A"], ["B"]])
    expectEqual(titles(), [["A"], ["B"]])
    picker.environment.traits.layoutDirection = .rightToLeft
    picker.setNeedsLayout()
    expectEqual(titles(), [["B"], ["A"]])
  }

  @Test func `tells what a finger chose, and nothing else`() {
    var heard: [[Int]] = []
    let source = PickerSource(columns: [["A", "B", "C"]])
    source.didSelect = { heard.append([$0, $1]) }
    picker.source = source
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.turn(0, to: 2)
    picker.turn(0, to: 9)
    picker.turn(3, to: 0)
    #expect(heard == [[2, 0], [2, 0]] && picker.selectedRow(inComponent: 3) == -1)
  }

  /// Of a hundred million rows no more are made than are seen, and they are used again.
  @Test func `makes the rows that are seen`() {
    var made = 0
    final class Source: PickerViewDataSource, PickerViewDelegate {
      var views = 0
      func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
        100_000_000
      }
      func pickerView(
        _ pickerView: PickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: View?
      ) -> View {
        if view == nil { views += 1 }
        return view ?? View()
      }
    }
    let source = Source()
    (picker.dataSource, picker.delegate) = (source, source)
    for row in stride(from: 0, to: 100_000_000, by: 9_999_999) {
      picker.selectRow(row, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
      made = max(made, source.views)
    }
    #expect(made <= 14)
  }

  @Test func `shows what it can of a source that lies`() {
    let source = PickerSource(components: { -3 }, rows: { _ in 5 }) { _, _ in "A" }
    picker.source = source
    picker.layoutIfNeeded()
    #expect(picker.numberOfComponents == 0)
    source.components = { 2 }
    source.rows = { $0 == 0 ? -1 : .max }
    picker.reloadAllComponents()
    picker.layoutIfNeeded()
    #expect(picker.numberOfRows(inComponent: 0) == 0 && picker.selectedRow(inComponent: 0) == -1)
    #expect(picker.numberOfRows(inComponent: 1) == 1_000_000_000)
    #expect(picker.layoutDiagnostics.map(\.id).allSatisfy { $0 == "picker-count" })
    #expect(picker.layoutDiagnostics.count == 3)
  }

  @Test func `keeps no row that it was given for another`() {
    final class Source: PickerViewDataSource, PickerViewDelegate {
      let only = View()
      func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
      func pickerView(
        _ pickerView: PickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: View?
      ) -> View { only }
      func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
        component == 0 ? .nan : -5
      }
      func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat {
        .infinity
      }
    }
    let source = Source()
    (picker.dataSource, picker.delegate) = (source, source)
    picker.layoutIfNeeded()
    #expect(source.only.superview != nil)
  }
}

@Suite struct `A material` {
  @Test(arguments: BlurEffect.Style.allCases)
  func `is one flat colour behind its content`(style: BlurEffect.Style) throws {
    let view = VisualEffectView(effect: BlurEffect(style: style))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.contentView.addSubview(View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let fills = try view.scene().items.filter { if case .fill = $0 { true } else { false } }
    #expect(fills.count == 1 && view.contentView.frame == view.bounds)
    view.effect = nil
    #expect(try !view.scene().items.contains { if case .fill = $0 { true } else { false } })
  }

  @Test func `gives what is vibrant a tint, and what stands in it a size`() {
    let blur = BlurEffect(style: .dark)
    let view = VisualEffectView(effect: VibrancyEffect(blurEffect: blur, style: .secondaryLabel))
    #expect(view.contentView.tintColor == .secondaryLabel)
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(box)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor, constant: -5),
      box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor, constant: -5),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 40, height: 30))
    #expect(BlurEffect(style: .dark) == blur && BlurEffect(style: .light) != blur)
  }
}
