public import Foundation
public import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineInputs
import SnaplineLayout

/// The views of a XIB, made anew as often as they are asked for: UIKit's `UINib`.
///
///     let card = Nib(nibName: "Card", bundle: .module)
///       .instantiate(withOwner: self).first as? CardView
///
/// The document is read as Xcode saves it, on the first use. A view is of its custom class if the program
/// has that class, and otherwise of the class that it extends. Outlets are set with
/// ``Responder/setValue(_:forKey:)`` of the object that has them, and actions are looked up with
/// ``Responder/action(named:)``.
open class Nib: NSObject {
  private let source: InterfaceSource

  /// An option for loading a document; there are none here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The document of a name, without the file's ending, in a bundle or the main one.
  public init(nibName: String, bundle: Bundle?) {
    source = InterfaceSource(nibName, ending: "xib", in: bundle ?? .main)
    super.init()
  }

  /// A document in some bytes; the bundle has no effect.
  public init(data nibData: Data, bundle nibBundleOrNil: Bundle?) {
    source = .bytes([UInt8](nibData))
    super.init()
  }

  public init(contentsOfFile path: String) {
    source = .file(path: path)
    super.init()
  }

  private lazy var reading = Result { () throws(DesignError) in try source.document() }

  /// Why no objects can be made; empty if the document can be read.
  public var diagnostics: [Diagnostic] { reading.diagnostics }

  /// Makes the document's top-level objects, in their order.
  ///
  /// The result is empty if the document isn't there or can't be read; ``diagnostics`` say why.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let document = try? reading.get() else { return [] }
    return NibMaker(document, owner: ownerOrNil as AnyObject?).objects()
  }
}

extension Bundle {
  /// Makes the top-level objects of a XIB in the bundle; nothing where there is none.
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [Nib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = Nib(nibName: name, bundle: self)
    guard nib.diagnostics.isEmpty else { return nil }
    return nib.instantiate(withOwner: owner, options: options)
  }
}

/// Makes the objects of a document of views, once.
private struct NibMaker {
  let document: InterfaceDocument
  let builder: SceneBuilder

  init(_ document: InterfaceDocument, owner: AnyObject?) {
    self.document = document
    builder = SceneBuilder(document)
    builder.owner = owner
  }

  func objects() -> [Any] {
    let elements = document.contents.root.child("objects")?.children ?? []
    for element in elements where element.name == "placeholder" {
      guard element["placeholderIdentifier"] == "IBFilesOwner", let id = element.id,
        let owner = builder.owner
      else { continue }
      builder.others[id] = owner
      builder.noteConnections(of: owner, element)
    }
    builder.noteFirstResponder(elements)
    let made = builder.makeObjects(elements)
    builder.finish()
    return made
  }
}
