import Foundation
import TestSupport

/// The public types that a Swift file can name once it imports a module: see `Tools/API`.
///
/// What is deprecated or unavailable isn't among them.
struct PublicTypes {
  let module: String
  private let types: [Declaration]

  var count: Int { types.count }

  /// Those of each module, with what it passes on.
  static func all() throws -> [PublicTypes] {
    let folder = Checkout.root.appending(path: "Tools/API")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var lists: [PublicTypes] = []
    for file in files where file.hasSuffix(".txt") {
      let module = String(file.dropLast(4))
      if notShown.contains(module) { continue }
      let lines = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .components(separatedBy: "\n")
      lists.append(PublicTypes(module: module, types: lines.compactMap(Declaration.init)))
    }
    // A module that only passes another one on has no list: its types are among Snapline's.
    let helpers = try names(declaredBelow: "Sources/Helpers")
    let types = lists.first { $0.module == "Snapline" }?.types ?? []
    lists.append(
      PublicTypes(
        module: "AutoLayoutConvenience",
        types: types.filter { helpers.contains($0.path[0]) }
      )
    )
    return lists
  }

  /// The modules of tests, which no file that is shown imports, and the one by which code tells a Mac.
  private static let notShown: Set = ["AppKit", "SnaplineTesting", "SnaplineXCTest"]

  /// A file that takes a value of each type.
  ///
  /// What an alias of another list's type is, all the lists say.
  func file(among lists: [PublicTypes]) -> String {
    let known = lists.flatMap(\.types)
    let protocols = Set(known.filter { $0.kind == "protocol" }.map(\.name))
    let aliases = Dictionary(
      types.compactMap { type in type.target.map { (type.name, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    let homes = Set(types.compactMap { Self.homes[$0.path[0]] })
    let imports = homes.union([module, "SnaplineLayoutPreviews"]).sorted()
    let functions = types.enumerated().map { number, type in
      let name = spelling(of: type, aliases)
      let isProtocol = protocols.contains(type.target ?? type.name)
      return "func f\(number)(_ value: \(isProtocol ? "(any \(name))" : name)?) {}\n"
    }
    return imports.map { "import \($0)\n" }.joined() + functions.joined()
      + "let previews: [SnaplineLayoutPreviews.LayoutPreview] = []\n"
  }

  /// The full name of a type, with other types where it or one around it takes some.
  private func spelling(of type: Declaration, _ aliases: [String: String]) -> String {
    var spelling = Self.homes[type.path[0]] ?? module
    for (place, part) in type.path.enumerated() {
      let name = type.path[...place].joined(separator: ".")
      let arguments = Self.arguments[aliases[name] ?? name].map { "<\($0)>" } ?? ""
      spelling += "." + part + arguments
    }
    return spelling
  }

  /// The modules of types that the module of their list can't name: it doesn't pass `Problem` on, passes
  /// two types of the name `TextDecoration` on, and UIKit has its button and its collection under other names.
  private static let homes = [
    "Button": "SnaplineControls", "CollectionView": "SnaplineControls", "Problem": "SnaplineSolver",
    "TextDecoration": "SnaplineScene",
  ]

  /// What some types take in angle brackets.
  private static let arguments = [
    "AnchorProxy": "AnyObject",
    "CollectionView.CellRegistration": "CollectionViewCell, Int",
    "CollectionView.SupplementaryRegistration": "CollectionReusableView",
    "CollectionViewDiffableDataSource": "Int, Int",
    "ConstrainedLayout": "HorizontalAxisLayout, XAxisLayout",
    "DiffableDataSource": "Int, Int",
    "DiffableDataSourceSnapshot": "Int, Int",
    "KeyValueObservedChange": "Int",
    "LayoutAnchor": "AnyObject",
    "SizeConstrain": "Int",
    "TableViewDiffableDataSource": "Int, Int",
  ]

  /// The names of the types that stand for themselves in the files below a folder.
  private static func names(declaredBelow folder: String) throws -> Set<String> {
    let path = Checkout.root.appending(path: folder).path
    var names: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: path)
    where file.hasSuffix(".swift") {
      let lines = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
        .components(separatedBy: "\n")
      for line in lines where !line.hasPrefix(" ") {
        if let type = Declaration(line) { names.insert(type.name) }
      }
    }
    return names
  }
}

/// A line that declares a type.
private struct Declaration {
  /// Its name, behind those of the types that it stands in.
  let path: [String]
  let kind: String
  /// The type that an alias is another name of, where it has no arguments.
  let target: String?

  var name: String { path.joined(separator: ".") }

  init?(_ line: String) {
    var words = line.split(separator: " ")
    var owner: Substring = ""
    // In the lists, what a declaration stands in comes first.
    if let first = words.first, first.hasSuffix(":") { owner = words.removeFirst().dropLast() }
    words = Array(words.drop { $0.hasPrefix("@") || Self.modifiers.contains($0) })
    guard words.count > 1, Self.kinds.contains(words[0]) else { return nil }
    let name = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    // Behind `class` stands a member of a type, too. Each module that is passed on has a doorway.
    guard !["func", "var", "subscript", "Doorway"].contains(name) else { return nil }
    path = (owner.split(separator: ".") + [name]).map(String.init)
    kind = String(words[0])
    let isOther = words.count == 4 && words[2] == "=" && !words[3].contains("<")
    target = isOther ? String(words[3]) : nil
  }

  private static let modifiers: Set<Substring> = ["public", "open", "final", "indirect"]
  private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias"]
}
