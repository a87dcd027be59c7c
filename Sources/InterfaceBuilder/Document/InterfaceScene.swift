/// A screen of a storyboard, or a view of a document of views.
struct InterfaceScene: Sendable {
  /// What it is asked for by: the controller's storyboard identifier, title or class, else its id.
  let name: String
  /// The element that owns the root, where there is one.
  let controller: XMLElement?
  /// The view that is shown; nothing for a controller whose view isn't in the document.
  let root: XMLElement?
  /// Views of the scene that hang on nothing that is shown, such as a title's.
  let others: [XMLElement]
  /// All that the document has of the scene.
  let objects: [XMLElement]
  let isInitial: Bool

  /// All names by which the scene may be asked for.
  let names: [String]

  /// Whether the screen is one of another storyboard.
  var isReference: Bool { controller?.isReference ?? false }

  /// Whether the scene has views that aren't the controller's.
  var hasViewsBeside: Bool {
    objects.contains { $0 !== controller && !$0.outermostViews.isEmpty }
  }

  /// What stands for a document that has none.
  static let empty = InterfaceScene(
    name: "screen",
    controller: nil,
    root: nil,
    others: [],
    objects: [],
    isInitial: false,
    names: ["screen"]
  )
}

extension InterfaceScene {
  static func all(of document: XMLElement) -> [InterfaceScene] {
    let scenes = document.child("scenes")?.children(named: "scene") ?? []
    let initial = document["initialViewController"]
    let found =
      document.child("scenes") == nil
      ? (document.child("objects")?.children ?? []).compactMap(ofObject)
      : scenes.compactMap { ofScene($0, initial: initial) }
    return zip(found, found.map(\.name).toldApart).map { scene, name in
      name == scene.name ? scene : scene.named(name)
    }
  }

  private func named(_ name: String) -> InterfaceScene {
    InterfaceScene(
      name: name,
      controller: controller,
      root: root,
      others: others,
      objects: objects,
      isInitial: isInitial,
      names: [name] + names
    )
  }

  /// A top-level object of a document of views.
  private static func ofObject(_ object: XMLElement) -> InterfaceScene? {
    if object.name.hasSuffix("ontroller") { return ofController(object, beside: [], initial: nil) }
    guard object.isView || object.looksLikeView else { return nil }
    let names = [object["userLabel"], object["customClass"], object.id].said
    return InterfaceScene(
      name: names.first ?? object.name,
      controller: nil,
      root: object,
      others: [],
      objects: [object],
      isInitial: false,
      names: names
    )
  }

  private static func ofScene(_ scene: XMLElement, initial: String?) -> InterfaceScene? {
    let objects = scene.child("objects")?.children ?? []
    let member = objects.first { $0["sceneMemberID"] == "viewController" }
    guard let controller = member ?? objects.first(where: { $0.name.hasSuffix("ontroller") })
    else { return nil }
    return ofController(controller, beside: objects.filter { $0 !== controller }, initial: initial)
  }

  private static func ofController(
    _ controller: XMLElement,
    beside objects: [XMLElement],
    initial: String?
  ) -> InterfaceScene? {
    let root = controller.children.first { $0.key == "view" }
    let parts = controller.children.filter { $0 !== root }
    let names = controller.sceneNames
    return InterfaceScene(
      name: names.first ?? "scene",
      controller: controller,
      root: root,
      others: (parts + objects).flatMap(\.outermostViews),
      objects: [controller] + objects,
      isInitial: initial != nil && controller.id == initial,
      names: names
    )
  }
}

extension [String?] {
  /// Those that are names.
  fileprivate var said: [String] { compactMap { $0 }.filter { !$0.isEmpty } }
}

extension XMLElement {
  /// What a controller's scene may be asked for by.
  var sceneNames: [String] {
    [
      self["storyboardIdentifier"], self["title"], self["userLabel"], self["customClass"],
      self["storyboardName"], id,
    ].said
  }

  /// Whether the element stands for a view.
  var isView: Bool { ViewKinds.table[name] != nil || child("rect", key: "frame") != nil }

  /// Whether an element of a kind that isn't known says what views say.
  fileprivate var looksLikeView: Bool {
    let parts: Set = ["subviews", "constraints", "viewLayoutGuide", "autoresizingMask"]
    return name.hasSuffix("View") || attributes["contentMode"] != nil
      || children.contains { parts.contains($0.name) }
  }

  /// The element itself where it is a view, else the views in it that lie in no other one.
  var outermostViews: [XMLElement] {
    if isView { return [self] }
    return children.flatMap(\.outermostViews)
  }
}
