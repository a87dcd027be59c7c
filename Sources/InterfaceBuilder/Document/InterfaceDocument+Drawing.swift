public import Foundation
public import SnaplineDiagnostics
import SnaplineEnvironment
public import SnaplineInputs
public import SnaplineLayout
public import SnaplineScene

extension InterfaceDocument {
  /// A screen, laid out and ready to be painted.
  public struct Drawing: Sendable {
    /// The name of the scene in its document.
    public let name: String
    public let scene: Scene
    /// The frames of the document's views in their superviews, by the ids of their elements.
    public let frames: [IdentifiedFrame]
    public let diagnostics: [Diagnostic]
    let report: ScreenReport
  }

  /// Where a view of the document stands.
  public struct IdentifiedFrame: Sendable, Hashable {
    public let identifier: String
    public let className: String
    public let frame: CGRect
    /// Whether a box stands for the view, because its kind isn't known.
    public let isPlaceholder: Bool
    /// The numbers of the frame that no constraint decides: `left`, `top`, `width`, `height`.
    ///
    /// Xcode keeps their last values, which may not be in the document.
    public let open: [String]
  }

  /// Lays a screen out; without a name, the first one.
  public func drawing(
    of name: String? = nil,
    size: CGSize? = nil,
    scale: CGFloat? = nil,
    overlays: Set<Overlay> = []
  ) throws(DesignError) -> Drawing {
    try tree(of: name, size: size) { tree throws(DesignError) in
      try tree.laidOut(scale: scale, overlays: overlays)
    }.drawing
  }

  /// A screen that was laid out, with the tree that can be asked about it.
  package struct LaidOut {
    package let drawing: Drawing
    /// The views by their places in the scene's tree.
    package let views: [View]
    package let canvas: View
    /// Holds what the views don't hold themselves, such as their controllers.
    let tree: ScreenTree

    /// The lines of views and constraints in the document, by their identifiers.
    package var lines: [String: Int] { tree.lines }
  }

  /// Lays a screen out with texts of so many times their length, and keeps its tree.
  package func laidOut(
    of name: String? = nil,
    size: CGSize? = nil,
    scale: CGFloat? = nil,
    textLength: Double = 1
  ) throws(DesignError) -> LaidOut {
    try tree(of: name, size: size) { tree throws(DesignError) in
      try tree.laidOut(scale: scale, textLength: textLength)
    }
  }

  private func tree(
    of name: String?,
    size: CGSize?,
    _ body: (ScreenTree) throws(DesignError) -> LaidOut
  ) throws(DesignError) -> LaidOut {
    let shown = shownScenes
    guard let scene = name == nil ? shown.first : shown.first(where: { $0.name == name }) else {
      throw DesignError(diagnostics: [noScene(name)])
    }
    return try Environment.$current.withValue(environment) {
      Result { () throws(DesignError) in
        try body(ScreenTree(of: scene, in: self, size: size))
      }
    }.get()
  }
}

extension InterfaceDocument {
  /// The message for a scene that doesn't exist.
  public func noScene(_ name: String?) -> Diagnostic {
    .noScene(name, among: sceneNames, in: self.name)
  }
}

extension Diagnostic {
  fileprivate static func noScene(_ name: String?, among names: [String], in file: String)
    -> Diagnostic
  {
    let known = names.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    let near = name.flatMap { nearestName(to: $0, among: names) }
    return Diagnostic(
      id: "no-scene",
      severity: .error,
      subject: name.map { "the document has no scene '\($0)'" } ?? "the document shows nothing",
      cause: names.isEmpty ? nil : "its scenes are \(known)\(names.count > 10 ? " …" : "")",
      place: Place(file: file),
      remedy: near.map { "did you mean '\($0)'?" } ?? "without --scene all of them are drawn"
    )
  }
}
