public import Foundation

/// A picture of an asset catalogue, as the code that Xcode writes for a catalogue names it.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let path: String

  public init(name: String, bundle: Bundle) { (self.name, path) = (name, bundle.bundlePath) }
}

extension Image {
  /// The picture that a resource names; a box is shown where it is missing.
  public convenience init(resource: ImageResource) {
    let bundle = Bundle(path: resource.path)
    let found = Image(named: resource.name, in: bundle, compatibleWith: nil)
    let shown = found ?? .missing(named: resource.name)
    self.init(shown.content, shown.looks, name: resource.name)
  }
}
