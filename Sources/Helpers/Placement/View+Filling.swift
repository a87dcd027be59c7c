public import SnaplineGeometry
public import SnaplineLayout

extension View {
  /// Adds a view that takes part in constraints, and gives it back.
  @discardableResult
  public func addSubviewForAutoLayout<ViewType: View>(_ subview: ViewType) -> ViewType {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    return subview
  }

  /// Adds a view that fills a box, each side moved inward by its inset.
  ///
  ///     card.addSubview(label, filling: .layoutMargins, insets: .all(8))
  ///
  @discardableResult
  public func addSubview(
    _ subview: View,
    filling box: BoxLayout,
    insets: DirectionalEdgeInsets = .zero,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubviewForAutoLayout(subview)
    return subview.constrain(filling: box, insets: insets, file: file, line: line)
  }

  /// Makes this view fill a box, as seen from its superview.
  @discardableResult
  public func constrain(
    filling box: BoxLayout,
    insets: DirectionalEdgeInsets = .zero,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    let provider = { (side: LayoutAnchorable) in side.layoutAnchorsProvider(in: self.superview) }
    return ConstraintsList.activate(
      [
        provider(box.top)?.topAnchor
          .constraint(equalTo: topAnchor, constant: -insets.top, file: file, line: line),
        provider(box.leading)?.leadingAnchor
          .constraint(equalTo: leadingAnchor, constant: -insets.leading, file: file, line: line),
        provider(box.bottom)?.bottomAnchor
          .constraint(equalTo: bottomAnchor, constant: insets.bottom, file: file, line: line),
        provider(box.trailing)?.trailingAnchor
          .constraint(equalTo: trailingAnchor, constant: insets.trailing, file: file, line: line),
      ],
      for: self
    )
  }
}
