import Foundation

/// The classes of the program that documents name.
enum LoadedClasses {
  /// The class of a name, in the module that a document says; nothing where there is none.
  static func named(_ name: String?, module: String?) -> AnyClass? {
    guard let name else { return nil }
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let module, isPlain else { return NSClassFromString(name) }
    return NSClassFromString("\(module).\(name)")
  }
}
