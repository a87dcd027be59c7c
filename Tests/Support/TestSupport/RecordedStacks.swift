public import Foundation
import FoundationXML

/// A stack view as a document of Interface Builder recorded it, with what it arranges.
public struct RecordedStack: Sendable, CustomStringConvertible {
  /// An arranged view.
  public struct Item: Sendable {
    /// The element's name, such as `label`.
    public var kind: String
    public var frame: CGRect
    public var isHidden: Bool
    /// Sizes that constraints of its own fix.
    public var width, height: Double?
    /// How strongly it hugs its content across, and down.
    public var hugging: (horizontal: Double, vertical: Double)
    /// Whether it is a text of more than one line.
    public var wraps: Bool
    /// Whether the view has content with a size of its own.
    public var hasContent: Bool
  }

  public var file: String
  public var id: String
  public var isVertical: Bool
  public var distribution: String
  public var alignment: String
  public var spacing: Double
  public var frame: CGRect
  /// Pixels a point of the canvas that recorded it.
  public var scale: Double
  public var items: [Item]
  /// Why the frames aren't those that a stack gave, where they aren't.
  public var reason: String?

  public var description: String {
    "\(file) \(id): \(isVertical ? "column" : "row"), \(distribution), \(alignment)"
  }
}

extension RecordedDocuments {
  /// All stacks below a folder that arrange anything, in the order of the files' names.
  public static func stacks(in folder: String) -> [RecordedStack] {
    RecordedDocument.all(in: folder).flatMap { StackReader($0).stacks }
  }
}

private struct StackReader {
  let document: RecordedDocument
  /// The views that constraints other than their own sizes name.
  private var tied: Set<String> = []

  init(_ document: RecordedDocument) {
    self.document = document
    for constraint in document.root?.all("constraint") ?? []
    where constraint["placeholder"] != "YES" && !constraint.isOwnSize {
      let owner = (constraint.parent?.parent as? XMLElement)?["id"]
      let names = [constraint["firstItem"] ?? owner, constraint["secondItem"]]
      tied.formUnion(names.compactMap(\.self))
    }
  }

  var stacks: [RecordedStack] { (document.root?.all("stackView") ?? []).compactMap(stack) }

  private func stack(_ element: XMLElement) -> RecordedStack? {
    let views = element.elements(below: "subviews")
    guard let frame = element.frame, let id = element["id"], !views.isEmpty else { return nil }
    let items = views.compactMap(item)
    guard items.count == views.count else { return nil }
    var stack = RecordedStack(
      file: document.file,
      id: id,
      isVertical: element["axis"] == "vertical",
      distribution: element["distribution"] ?? "fill",
      alignment: element["alignment"] ?? "fill",
      spacing: element.number("spacing") ?? 0,
      frame: frame,
      scale: document.scale,
      items: items
    )
    let isTied = views.contains { tied.contains($0["id"] ?? "") }
    if isTied { stack.reason = "constraints beside the stack's hold what it arranges" }
    if [element["misplaced"], element["ambiguous"]].contains("YES") {
      stack.reason = "the document calls its frame misplaced or ambiguous"
    }
    return stack
  }

  private func item(_ element: XMLElement) -> RecordedStack.Item? {
    guard let frame = element.frame, let kind = element.name else { return nil }
    let sizes = element.elements(below: "constraints")
      .filter { $0.isOwnSize && $0["relation"] == nil && $0["priority"] == nil }
    let size = { (attribute: String) in
      sizes.first { $0["firstAttribute"] == attribute }?.number("constant")
    }
    let hugging = { (axis: String) in element.number(axis + "HuggingPriority") ?? 250 }
    return RecordedStack.Item(
      kind: kind,
      frame: frame,
      isHidden: element["hidden"] == "YES",
      width: size("width"),
      height: size("height"),
      hugging: (hugging("horizontal"), hugging("vertical")),
      wraps: kind == "label" && element["numberOfLines"] ?? "1" != "1",
      hasContent: !["view", "tableView", "scrollView", "containerView"].contains(kind)
    )
  }
}

extension XMLElement {
  /// Whether the constraint says a length of the view in which it stands, and names no other.
  fileprivate var isOwnSize: Bool {
    let lengths: Set = ["width", "height"]
    return lengths.contains(self["firstAttribute"] ?? "") && self["firstItem"] == nil
      && self["secondItem"] == nil
  }
}
