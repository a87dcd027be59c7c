import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// `fillProportionally` over views that have no content of their own.
@Suite struct `A stack that shares in proportion` {
  private func content(_ width: CGFloat) -> SizedView { SizedView(of: width) }

  private func widths(_ views: [View], spacing: CGFloat = 0) -> [CGFloat] {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    stack.distribution = .fillProportionally
    stack.spacing = spacing
    views.forEach(stack.addArrangedSubview)
    stack.layoutIfNeeded()
    return views.map { ($0.frame.width * 100).rounded() / 100 }
  }

  @Test func `measures a stack by what it arranges`() {
    let column = StackView(arrangedSubviews: [content(20), content(40)])
    column.axis = .vertical
    #expect(widths([column, content(80)]) == [100, 200])
    let row = StackView(arrangedSubviews: [content(20), content(40)])
    row.spacing = 20
    #expect(widths([row, content(80)]) == [150, 150])
  }

  @Test func `measures a view by what its constraints need`() {
    let box = View()
    let held = content(30)
    held.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(held)
    LayoutConstraint.activate([
      held.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: held.trailingAnchor, constant: 5),
      held.topAnchor.constraint(equalTo: box.topAnchor),
    ])
    #expect(widths([box, content(80)]) == [100, 200])
  }

  @Test func `follows what the views hold`() {
    let held = content(20)
    let inner = StackView(arrangedSubviews: [held])
    let stack = StackView(arrangedSubviews: [inner, content(60)])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
    stack.distribution = .fillProportionally
    stack.layoutIfNeeded()
    #expect(abs(inner.frame.width - 75) < 0.01)
    held.contentSize.width = 60
    stack.layoutIfNeeded()
    #expect(abs(inner.frame.width - 150) < 0.01)
    inner.addArrangedSubview(content(60))
    stack.layoutIfNeeded()
    #expect(abs(inner.frame.width - 200) < 0.01)
  }

  @Test func `leaves no view without room because it has no length`() {
    #expect(widths([View(), View(), View()]) == [100, 100, 100])
    #expect(widths([View(), View()], spacing: 20) == [140, 140])
    #expect(widths([content(50), View(), content(150)]) == [50, 100, 150])
    #expect(widths([content(0), View()]) == [0, 300])
  }

  @Test(arguments: [-60, -500]) func `has no parts where gaps take away all lengths`(gap: CGFloat) {
    let stack = StackView(arrangedSubviews: [content(20), content(40)])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
    stack.distribution = .fillProportionally
    stack.spacing = gap
    stack.layoutIfNeeded()
    #expect(stack.constraints.allSatisfy { $0.multiplier.isFinite && $0.multiplier > 0 })
    #expect(stack.layoutDiagnostics.isEmpty)
  }
}

extension SizedView {
  /// A view whose content is a square.
  fileprivate convenience init(of length: CGFloat) {
    self.init()
    contentSize = CGSize(width: length, height: length)
  }
}
