import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// Stacks of real documents, laid out here, against the frames that Xcode recorded.
///
/// A stack is given its size and the sizes of contents that it can't decide about; where it stretches
/// or shares, contents say a length that can't be the recorded one.
@Suite struct `A stack that Interface Builder recorded` {
  @Test(
    .enabled(
      if: RecordedDocuments.folder != nil,
      "SNAPLINE_SHARED names no folder with recorded stacks"
    )
  )
  func `has the recorded frames`() throws {
    let folder = try #require(RecordedDocuments.folder)
    let stacks = RecordedDocuments.stacks(in: folder)
    let compared = stacks.filter { $0.reason == nil }
    var counts = (views: 0, agreeing: 0)
    for recorded in compared {
      for (name, frame, expected) in recorded.laidOut() {
        counts.views += 1
        let isClose = frame.isClose(to: expected, within: 1 / recorded.scale + 0.01)
        counts.agreeing += isClose ? 1 : 0
        #expect(isClose, "\(recorded): \(name) is at \(frame), not at \(expected)")
      }
    }
    print(
      "recorded stacks: \(stacks.count), compared \(compared.count)",
      "with \(counts.views) views, \(counts.agreeing) agree"
    )
    #expect(counts.views > 0)
  }
}

extension RecordedStack {
  /// What is shown, with the frame that it has here and the recorded one.
  fileprivate func laidOut() -> [(name: String, frame: CGRect, expected: CGRect)] {
    let stack = StackView(frame: CGRect(origin: .zero, size: frame.size))
    stack.environment.traits.displayScale = scale
    stack.axis = isVertical ? .vertical : .horizontal
    stack.spacing = spacing
    stack.distribution = StackView.Distribution(named: distribution)
    stack.alignment = StackView.Alignment(named: alignment)
    for item in items {
      let view = ContentView(size: content(of: item), wraps: item.wraps)
      view.isHidden = item.isHidden
      let (across, down) = item.hugging
      view.setContentHuggingPriority(LayoutPriority(Float(across)), for: .horizontal)
      view.setContentHuggingPriority(LayoutPriority(Float(down)), for: .vertical)
      stack.addArrangedSubview(view)
      if let width = item.width {
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      if let height = item.height {
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
      }
    }
    stack.layoutIfNeeded()
    return zip(items, stack.arrangedSubviews).filter { !$0.0.isHidden }
      .map { ($0.kind, $1.frame, $0.frame) }
  }

  private func content(of item: Item) -> CGSize {
    guard item.hasContent else {
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    let wrong: CGFloat = 1
    var size = item.frame.size
    if alignment == "fill" { size.setLength(wrong, on: isVertical ? .horizontal : .vertical) }
    if distribution == "fillEqually" || distribution == "fill" && stretched == item.kind {
      size.setLength(wrong, on: isVertical ? .vertical : .horizontal)
    }
    return size
  }

  /// The kind of the only view that hugs its content less than all others do, where all have content.
  private var stretched: String? {
    let shown = items.filter { !$0.isHidden }
    let hugging = { (item: Item) in isVertical ? item.hugging.vertical : item.hugging.horizontal }
    let least = shown.map(hugging).min()
    let weakest = shown.filter { hugging($0) == least }
    let isFree = (isVertical ? weakest.first?.height : weakest.first?.width) == nil
    guard weakest.count == 1, isFree, shown.allSatisfy(\.hasContent),
      shown.filter({ $0.kind == weakest[0].kind }).count == 1
    else { return nil }
    return weakest[0].kind
  }
}

private final class ContentView: View {
  private let size: CGSize
  private let wraps: Bool

  init(size: CGSize, wraps: Bool) {
    self.size = size
    self.wraps = wraps
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override var contentWraps: Bool { wraps }
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { size }
}

extension CGSize {
  fileprivate mutating func setLength(_ length: CGFloat, on axis: Axis) {
    if axis == .horizontal { width = length } else { height = length }
  }
}

extension StackView.Distribution {
  fileprivate init(named name: String) {
    self = Self.allCases.first { "\($0)" == name } ?? .fill
  }
}

extension StackView.Alignment {
  fileprivate init(named name: String) {
    let synonyms = ["top": "leading", "bottom": "trailing"]
    self = Self.allCases.first { "\($0)" == synonyms[name] ?? name } ?? .fill
  }
}
