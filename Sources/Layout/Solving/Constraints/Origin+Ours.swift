package import SnaplineDiagnostics

extension Origin {
  /// Whether the place lies in this project's own sources, which tells its users nothing.
  var isOurs: Bool {
    Self.ours.contains { isOf(module: $0) }
  }

  /// The modules that make constraints of their own.
  private static let ours: [StaticString] = [
    "SnaplineLayout", "SnaplineControls", "SnaplineHelpers", "SnaplineMakers", "SnaplineDocuments",
    "SnaplineInterfaceBuilder", "Snapline",
  ]
}

extension LayoutConstraint {
  /// Where the constraint stands written; nothing for one that this project's own views make.
  package final var place: Place? {
    guard let origin, !origin.isOurs else { return nil }
    return origin.place
  }

  /// The nearest view around the constraint that an author wrote, where a view of ours made it for
  /// what lies inside of it.
  final var maker: View? {
    guard let origin, origin.isOurs else { return nil }
    var view = holder
    while let next = view, next.writtenSource == nil { view = next.superview }
    return view
  }

  /// Whether an author wrote the constraint, and neither a view's class nor a helper by itself.
  final var isWritten: Bool { role == nil && !(origin?.isOurs ?? false) }
}
