public import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
public import SnaplineLayoutPreviews
public import SnaplineRendering
public import SnaplineScene

public import struct Foundation.CGFloat
public import struct Foundation.CGSize

/// A preview is drawn as the view or the controller that it makes, in what it says of its surroundings.
extension LayoutPreview: SurroundedSceneConvertible {
  public static var libraryVersions: [String: String] { View.libraryVersions }

  public func convertedToScene(size: CGSize?) throws -> Scene {
    try convertedToScene(size: size) { _ in }
  }

  /// The scene in the preview's environment with changes.
  public func convertedToScene(
    size: CGSize?,
    changing change: (inout Environment) -> Void
  ) throws -> Scene {
    try laidOut(size: size, changing: change) { scene, _, _ in scene }
  }

  /// Makes what is shown and lays it out.
  ///
  /// `body` gets the scene, the views by their places in its tree, and the tree's root, while the surroundings
  /// hold. The view may be prepared before its size is asked for, and is laid out again where what its layout
  /// made was prepared as well.
  package func laidOut<Found>(
    size: CGSize?,
    changing change: (inout Environment) -> Void,
    preparing prepare: (View) -> Bool = { _ in false },
    _ body: (Scene, [View], View) throws -> Found
  ) throws -> Found {
    let own = try surroundings()
    var ground = Environment.current
    PackageResources.ofTests.add(to: &ground)
    return try Environment.$current.withValue(ground) {
      try laidOut(size: size, in: own, changing: change, preparing: prepare, body)
    }
  }

  private func laidOut<Found>(
    size: CGSize?,
    in own: PreviewSurroundings,
    changing change: (inout Environment) -> Void,
    preparing prepare: (View) -> Bool,
    _ body: (Scene, [View], View) throws -> Found
  ) throws -> Found {
    let content = try make()
    func surround(_ environment: inout Environment) {
      PackageResources.ofTests.add(to: &environment)
      environment = own.applied(to: environment)
      change(&environment)
    }
    func look(_ root: View, _ size: CGSize?) throws -> Found {
      var (scene, views) = try root.lookedAt(size: size)
      while prepare(root) { (scene, views) = try root.lookedAt(size: size) }
      return try body(scene, views, root)
    }
    if let controller = content as? ViewController {
      let view: View = controller.view
      _ = prepare(view)
      let size = size ?? self.size(of: view, in: surround)
      return try controller.surrounded(size: size, changing: surround, look)
    }
    guard let view = content as? View else { throw PreviewError.showsNothing(name) }
    _ = prepare(view)
    let size = size ?? self.size(of: view, in: surround)
    return try view.surrounded(size: size, changing: surround, look)
  }

  /// The size that the preview says, its other side being the device's, or what the view needs.
  private func size(of view: View, in surround: (inout Environment) -> Void) -> CGSize? {
    guard width != nil || height != nil else { return nil }
    if let width, let height { return CGSize(width: width, height: height) }
    let own = view.environment
    defer { view.environment = own }
    surround(&view.environment)
    if let screen = view.environment.device?.size {
      return CGSize(width: width ?? screen.width, height: height ?? screen.height)
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required
    )
    return CGSize(width: width ?? fitting.width, height: height ?? fitting.height)
  }

  private func surroundings() throws(PreviewError) -> PreviewSurroundings {
    var own = PreviewSurroundings(traits: .unspecified)
    if let device {
      guard let known = Device.named(device) else {
        throw .noDevice(device, of: name, near: Device.nearestNames(to: device))
      }
      own.device = HeldDevice(known, isLandscape ? .landscape : .portrait)
    }
    if let locale {
      guard let tag = LanguageTag(locale) else { throw .noLocale(locale, of: name) }
      own.locale = locale
      own.traits.layoutDirection = tag.direction
    }
    if let style { own.traits.userInterfaceStyle = style }
    if let textSize { own.traits.preferredContentSizeCategory = textSize }
    if let direction { own.traits.layoutDirection = direction }
    return own
  }
}

/// What a preview says of the screen it is on and of the person before it.
private struct PreviewSurroundings {
  var device: HeldDevice?
  var locale: String?
  var traits: Traits

  func applied(to environment: Environment) -> Environment {
    var environment = device.map(environment.on) ?? environment
    if let locale { environment.locale = locale }
    environment.traits = environment.traits.merging(traits)
    return environment
  }
}

/// Why a preview can't be shown.
public enum PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
  case noDevice(String, of: String, near: [String])
  case noLocale(String, of: String)
  case showsNothing(String)

  public var description: String {
    switch self {
    case .noDevice(let device, let name, let near):
      "the preview '\(name)' is on '\(device)', and there is no such device: "
        + (near.isEmpty
          ? "'snapline devices' lists those there are"
          : "near are " + near.map { "'\($0)'" }.joined(separator: ", "))
    case .noLocale(let locale, let name):
      "the preview '\(name)' has the locale '\(locale)', which is none: write one such as ar or en-GB"
    case .showsNothing(let name):
      "the preview '\(name)' makes neither a view nor a controller: return one of them"
    }
  }
}
