import SnaplineGeometry
public import SnaplineLayout

extension LayoutPriority {
  /// Gives way to required constraints that a stack makes for hidden views.
  public static let stackViewWorkaroundHigh = LayoutPriority(951)
  /// Gives way to the height that a table gives a cell while it is measured.
  public static let selfSizingCellHeightWorkaround = LayoutPriority(999)

  /// One more, one less.
  public var higher: LayoutPriority { offsetted(1) }
  public var lower: LayoutPriority { offsetted(-1) }

  public func higher(_ value: Float) -> LayoutPriority { offsetted(value) }
  public func lower(_ value: Float) -> LayoutPriority { offsetted(-value) }

  public func offsetted(_ offset: Float) -> LayoutPriority { LayoutPriority(rawValue + offset) }

  public static func offsetted(_ priority: LayoutPriority, offset: Float) -> LayoutPriority {
    priority.offsetted(offset)
  }
}

extension LayoutConstraint {
  @discardableResult
  public func with(priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }

  public var stackViewWorkaroundHigh: LayoutConstraint { with(priority: .stackViewWorkaroundHigh) }

  public var selfSizingCellHeightWorkaround: LayoutConstraint {
    with(priority: .selfSizingCellHeightWorkaround)
  }
}

/// Whether a view may be larger or smaller than its content; all of these functions return the view.
extension View {
  @discardableResult
  public func allowVerticalShrinking() -> Self { resisting(.defaultLow, [.vertical]) }
  @discardableResult
  public func allowHorizontalShrinking() -> Self { resisting(.defaultLow, [.horizontal]) }
  @discardableResult
  public func allowShrinking() -> Self { resisting(.defaultLow, [.horizontal, .vertical]) }

  @discardableResult
  public func disallowVerticalShrinking() -> Self { resisting(.required, [.vertical]) }
  @discardableResult
  public func disallowHorizontalShrinking() -> Self { resisting(.required, [.horizontal]) }
  @discardableResult
  public func disallowShrinking() -> Self { resisting(.required, [.horizontal, .vertical]) }

  @discardableResult
  public func allowVerticalGrowing() -> Self { hugging(.defaultLow, [.vertical]) }
  @discardableResult
  public func allowHorizontalGrowing() -> Self { hugging(.defaultLow, [.horizontal]) }
  @discardableResult
  public func allowGrowing() -> Self { hugging(.defaultLow, [.horizontal, .vertical]) }

  @discardableResult
  public func disallowVerticalGrowing() -> Self { hugging(.required, [.vertical]) }
  @discardableResult
  public func disallowHorizontalGrowing() -> Self { hugging(.required, [.horizontal]) }
  @discardableResult
  public func disallowGrowing() -> Self { hugging(.required, [.horizontal, .vertical]) }

  @discardableResult
  public func prefersExactHorizontalSize() -> Self {
    disallowHorizontalShrinking().disallowHorizontalGrowing()
  }
  @discardableResult
  public func prefersExactVerticalSize() -> Self {
    disallowVerticalShrinking().disallowVerticalGrowing()
  }
  @discardableResult
  public func prefersExactSize() -> Self { disallowShrinking().disallowGrowing() }

  private func resisting(_ priority: LayoutPriority, _ axes: [Axis]) -> Self {
    for axis in axes { setContentCompressionResistancePriority(priority, for: axis) }
    return self
  }

  private func hugging(_ priority: LayoutPriority, _ axes: [Axis]) -> Self {
    for axis in axes { setContentHuggingPriority(priority, for: axis) }
    return self
  }
}
