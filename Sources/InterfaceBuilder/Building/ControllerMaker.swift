import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

/// Makes the controllers of a storyboard, with those they contain and the screens they show.
final class ControllerMaker {
  private let document: InterfaceDocument
  private let embedding: Embedding
  private let notes: Notebook
  /// Told of each controller, with its element, before anything is said of it.
  var introduce: (ViewController, XMLElement) -> Void = { _, _ in }
  /// The controller of another document that an element stands for, made by a closure if there is one.
  var controllerElsewhere:
    (XMLElement, Embedding, ((NSCoder) -> ViewController?)?) -> ViewController? = { _, _, _ in nil }
  /// What made the controllers' screens, of those that are made already.
  private(set) var builders: [SceneBuilder] = []

  init(_ document: InterfaceDocument, embedding: Embedding, notes: Notebook = Notebook()) {
    self.document = document
    self.embedding = embedding
    self.notes = notes
  }

  private var isForProgram: Bool { document.contents.settings.isForProgram }

  /// The controller of an id; nothing where there is none, or where it stands around this one already.
  func controller(
    withID id: String,
    making make: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let element = document.segues.controllers[id] else { return nil }
    if let refusal = embedding.refusal(of: id, mostViews: document.contents.limits.views) {
      notes.note(.emptyContainer(refusal), at: element, example: element.sceneNames.first ?? id)
      return nil
    }
    if !isForProgram { notes.survey(element) }
    let inside = embedding.inside(id)
    if element.name == "viewControllerPlaceholder" {
      return controllerElsewhere(element, inside, make)
    }
    let made = make?(NSCoder()) ?? ownController(of: element) ?? plainController(of: element)
    introduce(made, element)
    let builder = SceneBuilder(document, embedding: inside, notes: notes)
    builder.owner = made
    builder.others[id] = made
    prepare(made, element, builder)
    // The screen may never be made, and what waits for it must not keep the controller.
    builder.others[id] = nil
    if isForProgram {
      builder.tellRuntimeAttributes(made, element)
    } else {
      made.loadViewIfNeeded()
      builders.append(builder)
    }
    made.awakeFromNib()
    return made
  }

  /// Tells a controller what its element says, makes what stands beside its screen, and has the screen made
  /// when it is asked for.
  private func prepare(_ made: ViewController, _ element: XMLElement, _ builder: SceneBuilder) {
    // The search takes as long as there are scenes, and a drawing needs none of them.
    let beside = isForProgram ? document.objects(beside: element) : []
    builder.noteFirstResponder(beside, askedBy: made)
    tell(made, element, builder)
    builder.makeObjects(beside, beside: made)
    let root = element.children.first { $0.key == "view" }
    if let root {
      let screen = made.attachment { ScreenMaker() }
      screen.make = { controller in Self.screen(of: controller, root, element, builder) }
    }
    guard isForProgram else { return }
    builder.connectBeforeScreen(made, element)
    // The screen is there where an outlet asked for it, and where there is none nothing waits for it.
    if root == nil || made.isViewLoaded { builder.connectRest(of: made) }
  }

  private static func screen(
    of controller: ViewController,
    _ root: XMLElement,
    _ element: XMLElement,
    _ builder: SceneBuilder
  ) -> View {
    if let id = element.id { builder.others[id] = controller }
    let view = builder.part(root)
    controller.view = view
    builder.addRefreshControl(of: element, to: view)
    builder.noteGuides(of: controller, element)
    builder.connectRest(of: controller)
    return view
  }

  // MARK: Kinds

  private func plainController(of element: XMLElement) -> ViewController {
    switch element.name {
    case "navigationController": NavigationController(nibName: nil, bundle: nil)
    case "tabBarController": TabBarController(nibName: nil, bundle: nil)
    case "tableViewController" where isForProgram: TableViewController(style: .plain)
    default: isForProgram ? ViewController() : SceneController()
    }
  }

  /// A controller of the program's own class, where there is such a class and it is of the kind.
  private func ownController(of element: XMLElement) -> ViewController? {
    guard isForProgram,
      let found = LoadedClasses.named(element["customClass"], module: element["customModule"])
    else { return nil }
    return Self.kind(found, for: element)?.init(coder: NSCoder())
  }

  /// A class as one of controllers, where it is of the element's kind.
  static func kind(_ found: AnyClass, for element: XMLElement) -> ViewController.Type? {
    switch element.name {
    case "navigationController": found as? NavigationController.Type
    case "tabBarController": found as? TabBarController.Type
    default: found as? ViewController.Type
    }
  }

  // MARK: What elements say

  private func tell(_ made: ViewController, _ element: XMLElement, _ builder: SceneBuilder) {
    if let title = builder.wording.text("title", of: element) { made.title = title }
    made.hidesBottomBarWhenPushed = element.bool("hidesBottomBarWhenPushed") ?? false
    if let item = element.child("navigationItem") { builder.tell(made.navigationItem, item) }
    if let item = element.child("tabBarItem") { made.tabBarItem = builder.tabBarItem(item) }
    let tools = element.child("toolbarItems")?.children(named: "barButtonItem") ?? []
    if !tools.isEmpty { made.toolbarItems = tools.map { builder.barButtonItem($0) } }
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      made.edgesForExtendedLayout = edges.rectEdges
    }
    made.extendedLayoutIncludesOpaqueBars =
      element.bool("extendedLayoutIncludesOpaqueBars") ?? false
    if let size = element.size(key: "preferredContentSize") { made.preferredContentSize = size }
    switch made {
    case let made as NavigationController: tell(made, element, builder)
    case let made as TabBarController: tell(made, element, builder)
    default: break
    }
  }

  private func tell(_ made: NavigationController, _ element: XMLElement, _ builder: SceneBuilder) {
    if let look = element.child("navigationBar") {
      ViewAttributes.navigationBar(made.navigationBar, look, builder)
      builder.tellLooks(made.navigationBar, look)
    }
    if let look = element.child("toolbar") { builder.tellLooks(made.toolbar, look) }
    made.isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
    made.isToolbarHidden = element.bool("toolbarHidden") ?? true
    made.viewControllers = contents(of: element)
  }

  private func tell(_ made: TabBarController, _ element: XMLElement, _ builder: SceneBuilder) {
    if let look = element.child("tabBar") {
      ViewAttributes.tabBar(made.tabBar, look, builder)
      builder.tellLooks(made.tabBar, look)
    }
    made.viewControllers = contents(of: element)
  }

  private func contents(of element: XMLElement) -> [ViewController] {
    let inside = embedding.inside(element.id ?? "")
    let inner = ControllerMaker(document, embedding: inside, notes: notes)
    inner.introduce = introduce
    inner.controllerElsewhere = controllerElsewhere
    defer { builders += inner.builders }
    return document.segues.contents(of: element).compactMap { inner.controller(withID: $0) }
  }
}

/// Has a controller's screen made when it is asked for, once.
private final class ScreenMaker: ViewMaking {
  var make: ((ViewController) -> View)?

  func makeView(for controller: ViewController) -> View? {
    defer { make = nil }
    return make?(controller)
  }
}

extension XMLElement {
  fileprivate var rectEdges: RectEdge {
    let words: [(String, RectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return words.reduce(into: []) { edges, word in
      if bool(word.0) ?? false { edges.formUnion(word.1) }
    }
  }
}
