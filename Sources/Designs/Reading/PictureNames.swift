import SnaplineImages
import SnaplineInputs

/// The pictures that a design names, in whichever branch, before it is filled.
package struct PictureNames: Sendable {
  /// The paths at which pictures may be that are named without any data.
  package private(set) var paths: Set<String> = []
  /// The endings of names that data completes, such as `.png` of `{{id}}.png`.
  private var endings: Set<String> = []
  /// Whether data or another file may name any picture.
  private var isOpen = false

  /// Takes the names of a whole tree; without a tree nothing is known.
  init(_ node: Node?, in folder: String) {
    guard let node else {
      isOpen = true
      return
    }
    take(node, under: "", folder)
  }

  /// Whether data, or a file that isn't read here, may name the picture at a path.
  package func mayBeNamed(_ path: String) -> Bool {
    let path = path.lowercased()
    guard ImageVariants.known.contains(where: path.hasSuffix) else { return false }
    return isOpen || endings.contains(where: path.hasSuffix)
  }

  /// Takes a value, which may be a picture or markup by the keys that it stands under.
  private mutating func take(_ node: Node, under keys: String, _ folder: String) {
    switch node.content {
    case .scalar(let scalar): take(scalar.text, under: keys, folder)
    case .list(let list):
      for inner in list { take(inner, under: keys, folder) }
    case .mapping(let entries):
      for entry in entries {
        let key = entry.key.lowercased()
        if Self.ofOtherFiles.contains(key), entry.value.mapping == nil { isOpen = true }
        take(entry.value, under: keys + "/" + key, folder)
      }
    case .unreadable: break
    }
  }

  /// Keys that name files with texts and views of their own.
  private static let ofOtherFiles: Set<String> = ["import", "strings"]

  private mutating func take(_ text: String, under keys: String, _ folder: String) {
    // Every key for a picture has this word in its name, which a test looks at.
    var names = keys.contains("image") ? [text] : []
    // Markup has pictures within a text.
    for part in text.split(separator: "![](", omittingEmptySubsequences: false).dropFirst() {
      names.append(String(part.prefix { $0 != ")" }))
    }
    // Data that becomes markup may have some as well.
    if keys.contains("markup"), text.contains("{{") { isOpen = true }
    for name in names where !name.isEmpty {
      if name.contains("{{") {
        note(open: name)
      } else {
        let path = name.hasPrefix("/") ? name : folder + "/" + name
        paths.formUnion(ImageVariants(of: path).candidates)
      }
    }
  }

  private mutating func note(open name: String) {
    let end = name.split(separator: "}}", omittingEmptySubsequences: false).last ?? ""
    guard let dot = end.lastIndex(of: ".") else {
      isOpen = true
      return
    }
    endings.insert(end[dot...].lowercased())
  }
}

extension ParsedDesign {
  /// The pictures that the design names.
  package var pictureNames: PictureNames { PictureNames(node, in: folder ?? ".") }
}
