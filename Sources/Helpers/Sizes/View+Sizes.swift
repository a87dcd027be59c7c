public import Foundation
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout

/// Sizes by numbers; all of them give the view back.
extension View {
  @discardableResult
  public func constrain(
    size: CGSize,
    priority: LayoutPriority = .required,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    constrain(width: size.width, height: size.height, priority: priority, file: file, line: line)
  }

  @discardableResult
  public func constrain(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    priority: LayoutPriority = .required,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    hold(.size, file, line) { call in
      [
        height.map { call.size(.vertical, constant: $0, priority: priority) },
        width.map { call.size(.horizontal, constant: $0, priority: priority) },
      ]
    }
  }

  @discardableResult
  public func constrain(
    widthAndHeight dimension: CGFloat,
    priority: LayoutPriority = .required,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    constrain(width: dimension, height: dimension, priority: priority, file: file, line: line)
  }

  /// Makes the width a multiple of the height.
  @discardableResult
  public func constrainAspectRatio(
    _ ratio: CGFloat,
    priority: LayoutPriority = .required,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    hold(.aspectRatio, file, line) { call in
      [
        call.size(
          .horizontal,
          to: heightAnchor,
          multiplier: ratio,
          constant: 0,
          priority: priority
        )
      ]
    }
  }

  /// Gives the view the shape of a size; of one without a height, no width.
  @discardableResult
  public func constrainAspectRatio(
    for size: CGSize,
    priority: LayoutPriority = .required,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    let ratio = size.height == 0 ? 0 : size.width / size.height
    return constrainAspectRatio(ratio, priority: priority, file: file, line: line)
  }

  @discardableResult
  public func constrain(
    size: SizeConstrain<CGSize>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    func part(_ side: KeyPath<CGSize, CGFloat>) -> SizeConstrain<CGFloat> {
      SizeConstrain(
        type: size.type,
        value: size.value[keyPath: side],
        priority: size.priority,
        multiplier: size.multiplier,
        constant: size.constant
      )
    }
    return constrain(width: part(\.width), height: part(\.height), file: file, line: line)
  }

  @discardableResult
  public func constrain(
    width: SizeConstrain<CGFloat>? = nil,
    height: SizeConstrain<CGFloat>? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    hold(.size, file, line) { call in
      [width.map { call.size(.horizontal, $0) }, height.map { call.size(.vertical, $0) }]
    }
  }

  @discardableResult
  public func constrain(
    widthAndHeight dimension: SizeConstrain<CGFloat>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self { constrain(width: dimension, height: dimension, file: file, line: line) }

  // MARK: Ranges

  /// Keeps sizes in ranges; the end of an open one is a pixel beyond the largest size.
  @discardableResult
  public func constrain(
    widthBetween widthRange: Range<CGFloat>? = nil,
    heightBetween heightRange: Range<CGFloat>? = nil,
    priority: LayoutPriority = .required,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    let scale = environment.traits.displayScale
    let pixel = scale > 0 ? 1 / scale : 1
    func closed(_ range: Range<CGFloat>) -> ClosedRange<CGFloat> {
      range.lowerBound...max(range.lowerBound, range.upperBound - pixel)
    }
    return constrain(
      widthBetween: widthRange.map(closed),
      heightBetween: heightRange.map(closed),
      priority: priority,
      file: file,
      line: line
    )
  }

  @discardableResult
  public func constrain(
    widthBetween widthRange: ClosedRange<CGFloat>? = nil,
    heightBetween heightRange: ClosedRange<CGFloat>? = nil,
    priority: LayoutPriority = .required,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    hold(.size, file, line) { call in
      [(Axis.horizontal, widthRange), (.vertical, heightRange)].flatMap {
        axis,
        range in
        range.map {
          [
            call.size(
              axis,
              .greaterThanOrEqual,
              constant: $0.lowerBound,
              priority: priority
            ),
            call.size(axis, .lessThanOrEqual, constant: $0.upperBound, priority: priority),
          ]
        } ?? []
      }
    }
  }

  // MARK: Against something else

  /// Holds sizes to those of other views and guides, which are in the tree already.
  @discardableResult
  public func constrain(
    width: SizeConstrain<XAxisLayout>? = nil,
    height: SizeConstrain<YAxisLayout>? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    hold(.size, file, line) { call in
      [
        width.flatMap { call.size(.horizontal, $0) },
        height.flatMap { call.size(.vertical, $0) },
      ]
    }
  }

  @discardableResult
  public func constrain(
    widthAsHeightOf height: SizeConstrain<YAxisLayout>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    hold(.size, file, line) { [$0.size(.horizontal, height)] }
  }

  @discardableResult
  public func constrain(
    heightAsWidthOf width: SizeConstrain<XAxisLayout>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    hold(.size, file, line) { [$0.size(.vertical, width)] }
  }

  private func hold(
    _ helper: LayoutHelper,
    _ file: StaticString,
    _ line: UInt,
    _ make: (HelperCall) -> [LayoutConstraint?]
  ) -> Self {
    let call = HelperCall(helper, of: self, file, line)
    _ = call.activate(make(call))
    return self
  }
}

extension HelperCall {
  fileprivate func size(
    _ axis: Axis,
    _ size: SizeConstrain<CGFloat>
  ) -> LayoutConstraint {
    self.size(axis, size.type.relation, constant: size.amount, priority: size.priority)
  }

  /// A dimension against that of a layout, which may be of the other axis.
  fileprivate func size<Layout: SingleAxisLayout>(
    _ axis: Axis,
    _ size: SizeConstrain<Layout>
  ) -> LayoutConstraint? {
    provider(size.value.axis).map {
      self.size(
        axis,
        size.type.relation,
        to: Layout.layoutDimension(in: $0),
        multiplier: size.multiplier,
        constant: size.constant,
        priority: size.priority
      )
    }
  }
}
