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
    for (said, source) in all {
      for outlet in said.children(named: "outlet") {
        guard let property = outlet["property"], let object = object(outlet["destination"]) else {
          continue
        }
        Outlets.connect(source, property, object)
      }
      var collections: [String: [AnyObject]] = [:]
      for outlet in said.children(named: "outletCollection") {
        guard let property = outlet["property"], let object = object(outlet["destination"]) else {
          continue
        }
        collections[property, default: []].append(object)
      }
      for (property, objects) in collections.sorted(by: { $0.key < $1.key }) {
        Outlets.connect(source, property, objects)
      }
    }
    for (said, source) in all { connectActions(said, of: source) }
    embedWaiting()
    for id in order { views[id]?.awakeFromNib() }
  }

  /// The object of an id, whatever it is.
  func object(_ id: String?) -> AnyObject? {
    id.flatMap { views[$0] ?? others[$0] }
  }

  func noteFirstResponder(_ elements: [XMLElement]) {
    for element in elements where element["placeholderIdentifier"] == "IBFirstResponder" {
      if let id = element.id { others[id] = FirstResponder() }
    }
  }

  /// Makes what recognizes gestures.
  func makeRecognizers(_ elements: [XMLElement]) {
    for element in elements where settings.isForProgram {
      guard let id = element.id, let made = Self.recognizer(of: element) else { continue }
      others[id] = made
      noteConnections(of: made, element)
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
    default: (source as? Responder)?.setValue(object, forKey: property)
    }
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
