import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout
import Testing

/// Every axis, distribution and alignment, with and without a hidden view and a custom spacing,
/// against sums done here.
@Suite struct `A row of the table of stacks` {
  @Test(arguments: StackCase.all) func `lays out as reckoned`(_ example: StackCase) {
    let size =
      example.axis == .horizontal
      ? CGSize(width: 300, height: 100) : CGSize(width: 100, height: 300)
    let stack = example.stack(in: size)
    stack.layoutIfNeeded()
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let expected = example.frames(in: size)
    for (view, frame) in zip(shown, expected) {
      #expect(view.frame.isClose(to: frame), "\(view.tag): \(view.frame), not \(frame)")
    }
    #expect(shown.count == expected.count)
    #expect(stack.layoutConflicts.isEmpty)
    #expect(stack.layoutAmbiguities.isEmpty, "\(stack.ambiguities().map(\.subject))")
  }

  @Test(arguments: StackCase.all) func `is as small as its views let it`(_ example: StackCase) {
    let stack = example.stack(in: .zero)
    let size = stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    let expected = example.fittingSize
    #expect(abs(size.width - expected.width) < 0.01, "\(size), not \(expected)")
    #expect(abs(size.height - expected.height) < 0.01, "\(size), not \(expected)")
  }
}

/// One row of the table.
struct StackCase: CustomTestStringConvertible, Sendable {
  var axis: Axis
  var distribution: StackView.Distribution
  var alignment: StackView.Alignment
  var isOneHidden: Bool
  var hasCustomSpacing: Bool

  static let all = [Axis.horizontal, .vertical].flatMap { axis in
    StackView.Distribution.allCases.flatMap { distribution in
      StackView.Alignment.allCases.flatMap { alignment in
        [(false, false), (false, true), (true, false), (true, true)].map { hidden, custom in
          StackCase(
            axis: axis,
            distribution: distribution,
            alignment: alignment,
            isOneHidden: hidden,
            hasCustomSpacing: custom
          )
        }
      }
    }
  }

  var testDescription: String {
    "\(axis), \(distribution), \(alignment)\(isOneHidden ? ", one hidden" : "")"
      + (hasCustomSpacing ? ", a custom spacing" : "")
  }

  /// The sizes of the content along and across the axis, with the first baseline's distance from the
  /// top and the last one's from the bottom.
  private static let contents: [(along: CGFloat, across: CGFloat, first: CGFloat, last: CGFloat)] =
    [(30, 20, 14, 5), (40, 34, 16, 8), (36, 26, 22, 3), (24, 16, 10, 4)]
  private static let spacing: CGFloat = 6
  private static let custom: CGFloat = 15

  func stack(in size: CGSize) -> StackView {
    let stack = StackView(frame: CGRect(origin: .zero, size: size))
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = Self.spacing
    for (tag, content) in Self.contents.enumerated() {
      let view = TextualView(
        baselines: BaselineOffsets(firstFromTop: content.first, lastFromBottom: content.last)
      )
      view.tag = tag
      view.contentSize =
        axis == .horizontal
        ? CGSize(width: content.along, height: content.across)
        : CGSize(width: content.across, height: content.along)
      // The first one takes what is left.
      view.setContentHuggingPriority(LayoutPriority(250 + Float(tag)), for: axis)
      view.isHidden = isOneHidden && tag == 1
      stack.addArrangedSubview(view)
    }
    if hasCustomSpacing { stack.setCustomSpacing(Self.custom, after: stack.arrangedSubviews[0]) }
    return stack
  }

  private var shown: [Int] { isOneHidden ? [0, 2, 3] : [0, 1, 2, 3] }

  private var gaps: [CGFloat] {
    shown.dropLast().map { $0 == 0 && hasCustomSpacing ? Self.custom : Self.spacing }
  }

  /// The frames of the views that are shown.
  func frames(in size: CGSize) -> [CGRect] {
    let (length, depth) =
      axis == .horizontal ? (size.width, size.height) : (size.height, size.width)
    return zip(spans(in: length), crossSpans(in: depth)).map { along, across in
      axis == .horizontal
        ? CGRect(x: along.start, y: across.start, width: along.length, height: across.length)
        : CGRect(x: across.start, y: along.start, width: across.length, height: along.length)
    }
  }

  typealias Span = (start: CGFloat, length: CGFloat)

  private func spans(in length: CGFloat) -> [Span] {
    let contents = shown.map { Self.contents[$0].along }
    let sum = contents.reduce(0, +)
    let taken = gaps.reduce(0, +)
    let count = CGFloat(contents.count)
    switch distribution {
    case .fill:
      var lengths = contents
      lengths[0] += length - sum - taken
      return chain(lengths)
    case .fillEqually: return chain(contents.map { _ in (length - taken) / count })
    case .fillProportionally:
      var lengths = contents.map { $0 / (sum + taken) * length }
      lengths[lengths.count - 1] = length - taken - lengths.dropLast().reduce(0, +)
      return chain(lengths)
    case .equalSpacing:
      let gap = (length - sum) / (count - 1)
      var start: CGFloat = 0
      return contents.map { content in
        defer { start += content + gap }
        return (start, content)
      }
    case .equalCentering:
      let first = contents[0] / 2
      let step = (length - first - contents[contents.count - 1] / 2) / (count - 1)
      return contents.enumerated().map { (first + CGFloat($0) * step - $1 / 2, $1) }
    }
  }

  private func chain(_ lengths: [CGFloat]) -> [Span] {
    var start: CGFloat = 0
    return lengths.enumerated().map { place, length in
      defer { start += length + (place < gaps.count ? gaps[place] : 0) }
      return (start, length)
    }
  }

  private func crossSpans(in depth: CGFloat) -> [Span] {
    let contents = shown.map { Self.contents[$0] }
    let highest = contents.map(\.first).max() ?? 0
    let lowest = contents.map { $0.across - $0.last }.max() ?? 0
    return contents.map { content in
      switch (alignment, axis) {
      case (.fill, _): (0, depth)
      case (.leading, _), (.firstBaseline, .vertical), (.lastBaseline, .vertical):
        (0, content.across)
      case (.center, _): ((depth - content.across) / 2, content.across)
      case (.trailing, _): (depth - content.across, content.across)
      case (.firstBaseline, .horizontal): (highest - content.first, content.across)
      case (.lastBaseline, .horizontal): (lowest - content.across + content.last, content.across)
      }
    }
  }

  var fittingSize: CGSize {
    let contents = shown.map { Self.contents[$0] }
    let along = contents.map(\.along)
    let taken = gaps.reduce(0, +)
    let length: CGFloat
    switch distribution {
    case .fill, .fillProportionally: length = along.reduce(0, +) + taken
    case .fillEqually: length = (along.max() ?? 0) * CGFloat(along.count) + taken
    case .equalSpacing:
      // All gaps are as long as the longest.
      length = along.reduce(0, +) + (gaps.max() ?? 0) * CGFloat(gaps.count)
    case .equalCentering:
      let steps = gaps.indices.map { along[$0] / 2 + gaps[$0] + along[$0 + 1] / 2 }
      let ends = (along[0] + along[along.count - 1]) / 2
      length = ends + (steps.max() ?? 0) * CGFloat(gaps.count)
    }
    var depth = contents.map(\.across).max() ?? 0
    if axis == .horizontal, alignment == .firstBaseline {
      let above = contents.map(\.first).max() ?? 0
      depth = above + (contents.map { $0.across - $0.first }.max() ?? 0)
    } else if axis == .horizontal, alignment == .lastBaseline {
      let above = contents.map { $0.across - $0.last }.max() ?? 0
      depth = above + (contents.map(\.last).max() ?? 0)
    }
    return axis == .horizontal
      ? CGSize(width: length, height: depth) : CGSize(width: depth, height: length)
  }
}

/// A view with a content size and text baselines of its own.
final class TextualView: View {
  let baselines: BaselineOffsets

  var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  init(baselines: BaselineOffsets) {
    self.baselines = baselines
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }

  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? { baselines }
}

extension CGRect {
  /// The same rectangle but for what rounding to pixels moves.
  func isClose(to other: CGRect, within tolerance: CGFloat = 0.51) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
