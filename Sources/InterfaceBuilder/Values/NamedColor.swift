public import Foundation
import SnaplineControls
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout
import Synchronization

extension Color {
  /// A colour of an asset catalogue in one of the current environment's image folders, by its name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of an asset catalogue among a bundle's resources, by its name.
  ///
  /// Without a bundle it is one of the current environment's image folders. A colour follows the traits that it
  /// is drawn under, unless traits are given.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: TraitCollection?
  ) {
    let folders = Image.resourceFolders(of: bundle)
    guard let found = AssetCatalogue.color(named: name, in: folders) else { return nil }
    self.init(same: traitCollection.map(found.resolvedColor) ?? found)
  }
}

/// A colour of an asset catalogue, as the code that Xcode writes for a catalogue names it.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let path: String

  public init(name: String, bundle: Bundle) { (self.name, path) = (name, bundle.bundlePath) }
}

extension Color {
  /// The colour that a resource names; a bright pink stands for one that isn't there.
  public convenience init(resource: ColorResource) {
    let bundle = Bundle(path: resource.path)
    self.init(same: Color(named: resource.name, in: bundle, compatibleWith: nil) ?? .systemPink)
  }
}

extension AssetCatalogue {
  private typealias Look = (catalogue: AssetCatalogue, end: ContinuousClock.Instant)
  private static let known = Mutex<[[String]: Look]>([:])
  private static let mostKnown = 32

  /// A colour in some folders, which are looked through once, and again where a name isn't there.
  fileprivate static func color(named name: String, in folders: [String]) -> Color? {
    if let known = known.withLock({ $0[folders] }) {
      if let color = known.catalogue.color(named: name) { return color }
      // A name that isn't there may be asked for often.
      if ContinuousClock.now < known.end { return nil }
    }
    let made = AssetCatalogue(folders: folders, traits: Environment.current.traits)
    known.withLock { known in
      if known.count >= mostKnown { known.removeAll() }
      known[folders] = (made, .now + .seconds(1))
    }
    return made.color(named: name)
  }
}
