public import Foundation
public import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineInputs
public import SnaplineLayout

/// The screens of a storyboard, made anew as often as they are asked for: UIKit's `UIStoryboard`.
///
///     let start = Storyboard(name: "Main", bundle: .module).instantiateInitialViewController()
///
/// A controller's view is made when it is first asked for. Controllers in containers and in container
/// views are made with their parents. Other segues are performed by the views that are tapped, and by
/// ``ViewController/performSegue(withIdentifier:sender:)``.
open class Storyboard: NSObject {
  private let source: InterfaceSource
  private let bundle: Bundle?

  /// The document of a name, without the file's ending, in a bundle or the main one.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    bundle = storyboardBundleOrNil
    source = InterfaceSource(name, ending: "storyboard", in: storyboardBundleOrNil ?? .main)
    super.init()
  }

  public init(contentsOfFile path: String) {
    bundle = nil
    source = .file(path: path)
    super.init()
  }

  private lazy var reading = Result { () throws(DesignError) in try source.document() }

  /// Why no screen can be made; empty if the document can be read.
  public var diagnostics: [Diagnostic] { reading.diagnostics }

  /// The screen that the app starts with; `nil` if the document names none.
  open func instantiateInitialViewController() -> ViewController? {
    initialID.flatMap { make($0, within: Embedding()) }
  }

  /// The same, made by `creator`; if that returns `nil`, as without it.
  open func instantiateInitialViewController<Made: ViewController>(
    creator: ((NSCoder) -> Made?)?
  ) -> Made? {
    initialID.flatMap { make($0, within: Embedding(), by: creator) as? Made }
  }

  /// The screen with a storyboard identifier; an empty one where there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    id(of: identifier).flatMap { make($0, within: Embedding()) } ?? ViewController()
  }

  /// The same, made by `creator`, or else of the class that is asked for.
  open func instantiateViewController<Made: ViewController>(
    identifier: String,
    creator: ((NSCoder) -> Made?)? = nil
  ) -> Made {
    let id = id(of: identifier)
    let made = id.flatMap { make($0, within: Embedding(), by: creator) as? Made }
    // The class that is asked for stands in for one that the document names and nobody has.
    let other = made ?? id.flatMap { make($0, within: Embedding()) { Made(coder: $0) } as? Made }
    guard let screen = other ?? Made(coder: NSCoder()) else {
      preconditionFailure("\(Made.self) can't be made from a coder")
    }
    return screen
  }

  // MARK: Making

  private var document: InterfaceDocument? { try? reading.get() }

  private var initialID: String? { document?.contents.root["initialViewController"] }

  private func id(of identifier: String) -> String? {
    document?.segues.controllers.values.first { $0["storyboardIdentifier"] == identifier }?.id
  }

  func make(
    _ id: String,
    within embedding: Embedding,
    by creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let document else { return nil }
    let maker = ControllerMaker(document, embedding: embedding)
    maker.introduce = { made, element in
      _ = made.attachment { StoryboardScene(of: element, in: self) }
    }
    maker.controllerElsewhere = { self.controller(meantBy: $0, within: $1, by: $2) }
    return maker.controller(withID: id, making: creator)
  }

  /// Whether a controller can stand for the element of an id.
  func isKind(_ made: ViewController, of id: String) -> Bool {
    guard let element = document?.segues.controllers[id] else { return false }
    return ControllerMaker.kind(type(of: made), for: element) != nil
  }

  /// The objects of a controller's scene.
  func objects(beside element: XMLElement) -> [XMLElement] {
    document?.objects(beside: element) ?? []
  }

  /// The controller of another storyboard that an element refers to.
  private func controller(
    meantBy element: XMLElement,
    within embedding: Embedding,
    by creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    guard let name = element["storyboardName"], !name.contains("/") else { return nil }
    let folder = source.path.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    let other =
      bundle.map { Storyboard(name: name, bundle: $0) }
      ?? folder.map { Storyboard(contentsOfFile: $0.appending(path: name + ".storyboard").path) }
    guard let other else { return nil }
    let id = element["referencedIdentifier"].map { other.id(of: $0) } ?? other.initialID
    return id.flatMap { other.make($0, within: embedding, by: creator) }
  }
}

extension ViewController {
  /// The storyboard that the controller was made from.
  public var storyboard: Storyboard? { attachmentIfThere(StoryboardScene.self)?.storyboard }
}
