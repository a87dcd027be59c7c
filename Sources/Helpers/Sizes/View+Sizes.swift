public import Foundation
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout

/// Sizes by numbers; all of these functions return the view.
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
      if let height { call.size(.vertical, constant: height, priority: priority) }
      if let width { call.size(.horizontal, constant: width, priority: priority) }
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
    hold(.aspectRatio, file, line) {
      $0.size(.horizontal, to: .vertical, multiplier: ratio, priority: priority)
    }
  }

  /// Gives the view the aspect ratio of a size.
  ///
  /// If the size has the height 0, the view gets the width 0.
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
      if let width { call.size(.horizontal, width) }
      if let height { call.size(.vertical, height) }
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
      if let widthRange { call.size(.horizontal, in: widthRange, priority: priority) }
      if let heightRange { call.size(.vertical, in: heightRange, priority: priority) }
    }
  }

  // MARK: Against something else

  /// Constrains sizes by the sizes of other views and guides, which are in the tree already.
  @discardableResult
  public func constrain(
    width: SizeConstrain<XAxisLayout>? = nil,
    height: SizeConstrain<YAxisLayout>? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    hold(.size, file, line) { call in
      if let width { call.size(.horizontal, width, of: .horizontal) }
      if let height { call.size(.vertical, height, of: .vertical) }
    }
  }

  @discardableResult
  public func constrain(
    widthAsHeightOf height: SizeConstrain<YAxisLayout>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    hold(.size, file, line) { $0.size(.horizontal, height, of: .vertical) }
  }

  @discardableResult
  public func constrain(
    heightAsWidthOf width: SizeConstrain<XAxisLayout>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    hold(.size, file, line) { $0.size(.vertical, width, of: .horizontal) }
  }

  private func hold(
    _ helper: LayoutHelper,
    _ file: StaticString,
    _ line: UInt,
    _ make: (HelperCall) -> Void
  ) -> Self {
    let call = HelperCall(helper, of: self, file, line)
    make(call)
    call.activate()
    return self
  }
}

extension HelperCall {
  fileprivate func size(_ axis: Axis, _ size: SizeConstrain<CGFloat>) {
    self.size(axis, size.type.relation, constant: size.amount, priority: size.priority)
  }

  fileprivate func size(_ axis: Axis, in range: ClosedRange<CGFloat>, priority: LayoutPriority) {
    size(axis, .greaterThanOrEqual, constant: range.lowerBound, priority: priority)
    size(axis, .lessThanOrEqual, constant: range.upperBound, priority: priority)
  }

  /// A dimension against that of a layout, which may be of the other axis.
  fileprivate func size(
    _ axis: Axis,
    _ size: SizeConstrain<some SingleAxisLayout>,
    of otherAxis: Axis
  ) {
    self.size(
      axis,
      size.type.relation,
      to: otherAxis,
      of: size.value.axis,
      multiplier: size.multiplier,
      constant: size.constant,
      priority: size.priority
    )
  }
}
