/// Which screens stand in which containers, as a storyboard's segues say.
struct Segues {
  /// Controllers by their ids.
  let controllers: [String: XMLElement]
  /// Those whose screens have a navigation bar above them.
  private(set) var underNavigation: [String: XMLElement] = [:]
  /// Those whose screens have a tab bar below them.
  private(set) var underTabs: [String: XMLElement] = [:]
  /// The screen before each that is pushed onto another one.
  private(set) var predecessors: [String: String] = [:]
  /// The controllers in containers, in their order, by the containers' ids.
  private var contents: [String: [String]] = [:]
  /// Those that some relationship ties to others of the document.
  private var relating: Set<String> = []
  /// Those that are shown in a container view of another one.
  private(set) var embedded: Set<String> = []
  /// Those that are presented over another one.
  private(set) var presented: Set<String> = []

  private static let pushing: Set = ["push", "show"]

  init(_ scenes: [XMLElement]) {
    let elements = scenes.flatMap(\.subtree)
    controllers = Dictionary(
      elements.compactMap { element in element.id.map { ($0, element) } },
      uniquingKeysWith: { first, _ in first }
    )
    let segues = elements.filter { $0.name.hasSuffix("ontroller") }.map { controller in
      (controller, controller.subtree.filter { $0.name == "segue" })
    }
    var waiting: [String] = []
    for (controller, segues) in segues {
      for segue in segues {
        guard let destination = segue["destination"] else { continue }
        if segue["kind"] == "relationship", let id = controller.id,
          let element = controllers[destination], !element.isReference
        {
          relating.insert(id)
        }
        switch (segue["kind"], segue["relationship"]) {
        case ("relationship", "rootViewController"):
          underNavigation[destination] = controller
          contents[controller.id ?? "", default: []].append(destination)
          waiting.append(destination)
        case ("relationship", "viewControllers"):
          underTabs[destination] = controller
          contents[controller.id ?? "", default: []].append(destination)
          waiting.append(destination)
        case ("embed", _): embedded.insert(destination)
        case _ where segue.presents: presented.insert(destination)
        default: break
        }
      }
    }
    // What a container surrounds it surrounds further on, as far as screens are pushed.
    let byID = Dictionary(
      segues.compactMap { controller, segues in controller.id.map { ($0, segues) } },
      uniquingKeysWith: { first, _ in first }
    )
    while let id = waiting.popLast() {
      let isNavigation = controllers[id]?.name == "navigationController"
      for segue in byID[id] ?? [] {
        guard let destination = segue["destination"] else { continue }
        let isRoot = segue["relationship"] == "rootViewController"
        guard isRoot || Self.pushing.contains(segue["kind"] ?? "") else { continue }
        var isNew = false
        if let bar = underNavigation[id], !isNavigation, underNavigation[destination] == nil {
          underNavigation[destination] = bar
          predecessors[destination] = id
          isNew = true
        }
        if let bar = underTabs[id], underTabs[destination] == nil {
          underTabs[destination] = bar
          isNew = true
        }
        if isNew { waiting.append(destination) }
      }
    }
  }

  /// The ids of the controllers in a container, in their order.
  func contents(of container: XMLElement) -> [String] { contents[container.id ?? ""] ?? [] }

  /// The controllers of a container's tabs that are in the document.
  func tabs(of container: XMLElement) -> [XMLElement] {
    (contents[container.id ?? ""] ?? []).compactMap { controllers[$0] }
  }

  /// Whether a controller shows others of the document, and nothing of its own.
  func isContainer(_ controller: XMLElement?) -> Bool {
    controller?.id.map(relating.contains) ?? false
  }
}

extension XMLElement {
  /// Whether the element stands for a controller of another storyboard.
  var isReference: Bool { name == "viewControllerPlaceholder" }
}
