import Foundation
import SnaplineControls
import SnaplineLayout

/// What a program's objects are to each other; no picture shows it.
extension SceneBuilder {
  /// Notes what an element says of the object that it stands for.
  func noteConnections(of object: AnyObject, _ element: XMLElement) {
    guard settings.isForProgram, let said = element.child("connections") else { return }
    connections.append((said, object))
  }

  /// Connects all objects, and then tells each that it is there.
  func makeConnections() {
    guard settings.isForProgram else { return }
    let all = connections
    connections = []
    for (said, source) in all { connectOutlets(said.children, of: source) }
    for (said, source) in all { connectActions(said, of: source) }
    embedWaiting()
    awaken()
  }

  /// Hands over what outlets lead to; a collection is handed over whole.
  func connectOutlets(_ said: [XMLElement], of source: AnyObject) {
    var collections: [String: [AnyObject]] = [:]
    for outlet in said {
      guard let property = outlet["property"], let object = object(outlet["destination"]) else {
        continue
      }
      switch outlet.name {
      case "outlet": Outlets.connect(source, property, object)
      case "outletCollection": collections[property, default: []].append(object)
      default: break
      }
    }
    for (property, objects) in collections.sorted(by: { $0.key < $1.key }) {
      Outlets.connect(source, property, objects)
    }
  }

  /// Tells each view once that it is there and connected.
  func awaken() {
    let waiting = order[awakened...]
    awakened = order.count
    for id in waiting { views[id]?.awakeFromNib() }
  }

  /// The object of an id, whatever it is.
  func object(_ id: String?) -> AnyObject? {
    id.flatMap { views[$0] ?? others[$0] }
  }

  /// Notes what stands for the first responder; items of bars around a screen ask the screen.
  func noteFirstResponder(_ elements: [XMLElement], askedBy screen: ViewController? = nil) {
    for element in elements where element["placeholderIdentifier"] == "IBFirstResponder" {
      guard let id = element.id else { continue }
      let responder = FirstResponder()
      responder.screen = screen
      others[id] = responder
    }
  }

  /// Makes what lies in no other object of a document or of a scene: views, items of bars, recognizers.
  func makeObjects(_ elements: [XMLElement]) -> [AnyObject] {
    elements.compactMap { element in
      guard let made = madeObject(element) else { return nil }
      if let id = element.id { others[id] = made }
      return made
    }
  }

  private func madeObject(_ element: XMLElement) -> AnyObject? {
    if element.isView { return part(element) }
    switch element.name {
    case "barButtonItem": return barButtonItem(element)
    case "navigationItem": return navigationItem(element)
    default:
      guard let made = Self.recognizer(of: element) else { return nil }
      noteConnections(of: made, element)
      return made
    }
  }

  private static func recognizer(of element: XMLElement) -> GestureRecognizer? {
    switch element.name {
    case "tapGestureRecognizer": TapGestureRecognizer()
    // So the format spells it.
    case "pongPressGestureRecognizer": LongPressGestureRecognizer()
    case "panGestureRecognizer": PanGestureRecognizer()
    case "screenEdgePanGestureRecognizer": ScreenEdgePanGestureRecognizer()
    case "swipeGestureRecognizer": SwipeGestureRecognizer()
    case "pinchGestureRecognizer": PinchGestureRecognizer()
    case "rotationGestureRecognizer": RotationGestureRecognizer()
    default: nil
    }
  }
}

extension InterfaceDocument {
  /// What stands beside an element: the objects of its scene, or of a document of views.
  func objects(beside element: XMLElement) -> [XMLElement] {
    let scene = contents.root.child("scenes")?.children.first { scene in
      scene.child("objects")?.children.contains { $0 === element } ?? false
    }
    return (scene?.child("objects") ?? contents.root.child("objects"))?.children ?? []
  }
}

/// The properties that a document connects.
enum Outlets {
  /// Those of Snapline's own classes by their names, all others by the receiver's own code.
  static func connect(_ source: AnyObject, _ property: String, _ object: AnyObject) {
    switch (property, source) {
    case ("view", let source as ViewController):
      if let view = object as? View, !source.isViewLoaded { source.view = view }
    case ("dataSource", let source as TableView):
      source.dataSource = object as? any TableViewDataSource
    case ("delegate", let source as TableView):
      source.delegate = object as? any TableViewDelegate
    case ("dataSource", let source as CollectionView):
      source.dataSource = object as? any CollectionViewDataSource
    case ("delegate", let source as CollectionView):
      source.delegate = object as? any CollectionViewDelegate
    case ("dataSource", let source as PickerView):
      source.dataSource = object as? any PickerViewDataSource
    case ("delegate", let source as PickerView):
      source.delegate = object as? any PickerViewDelegate
    case ("delegate", let source as TextView):
      source.delegate = object as? any TextViewDelegate
    case ("delegate", let source as ScrollView):
      source.delegate = object as? any ScrollViewDelegate
    case ("delegate", let source as GestureRecognizer):
      source.delegate = object as? any GestureRecognizerDelegate
    case ("delegate", let source as TextField):
      source.delegate = object as? any TextFieldDelegate
    case ("delegate", let source as SearchBar):
      source.delegate = object as? any SearchBarDelegate
    case ("dataSource", let source as PageViewController):
      source.dataSource = object as? any PageViewControllerDataSource
    case ("delegate", let source as PageViewController):
      source.delegate = object as? any PageViewControllerDelegate
    default:
      if let view = object as? View, place(view, as: property, of: source) { return }
      (source as? Responder)?.setValue(object, forKey: property)
    }
  }

  /// Puts a view where one of Snapline's own classes has a place for it.
  ///
  /// - Returns: Whether there is such a place.
  private static func place(_ view: View, as property: String, of source: AnyObject) -> Bool {
    switch (property, source) {
    case ("accessoryView", let source as TableViewCell): source.accessoryView = view
    case ("backgroundView", let source as TableViewCell): source.backgroundView = view
    case ("backgroundView", let source as CollectionViewCell): source.backgroundView = view
    case ("selectedBackgroundView", let source as TableViewCell):
      source.selectedBackgroundView = view
    case ("selectedBackgroundView", let source as CollectionViewCell):
      source.selectedBackgroundView = view
    case ("titleView", let source as NavigationItem): source.titleView = view
    default: return false
    }
    return true
  }

  static func connect(_ source: AnyObject, _ property: String, _ objects: [AnyObject]) {
    if property == "gestureRecognizers", let view = source as? View {
      for object in objects {
        if let recognizer = object as? GestureRecognizer { view.addGestureRecognizer(recognizer) }
      }
    } else {
      (source as? Responder)?.setValue(objects, forKey: property)
    }
  }
}
