import SnaplineImages
import SnaplineInputs

/// The pictures that a design names, in whichever branch, before it is filled.
package struct PictureNames: Sendable {
  /// The paths at which pictures may be that are named without any data.
  package private(set) var paths: Set<String> = []
  /// Whether data or another file may name a picture.
  package private(set) var isOpen = false

  /// Takes the names of a whole tree; without a tree nothing is known.
  init(_ node: Node?, in folder: String) {
    guard let node else {
      isOpen = true
      return
    }
    take(node, isPicture: false, folder)
  }

  /// Takes a value, which may be a picture by its key.
  private mutating func take(_ node: Node, isPicture: Bool, _ folder: String) {
    switch node.content {
    case .scalar(let scalar): take(scalar.text, isPicture: isPicture, folder)
    case .list(let list):
      for inner in list { take(inner, isPicture: isPicture, folder) }
    case .mapping(let entries):
      for entry in entries {
        let key = entry.key.lowercased()
        // An imported file has views of its own.
        if key == "import" { isOpen = true }
        // Every key for a picture has this word in its name, which a test looks at.
        take(entry.value, isPicture: isPicture || key.contains("image"), folder)
      }
    case .unreadable: break
    }
  }

  private mutating func take(_ text: String, isPicture: Bool, _ folder: String) {
    var names = isPicture ? [text] : []
    // Markup has pictures within a text.
    for part in text.split(separator: "![](", omittingEmptySubsequences: false).dropFirst() {
      names.append(String(part.prefix { $0 != ")" }))
    }
    for name in names where !name.isEmpty {
      if name.contains("{{") {
        isOpen = true
      } else {
        let path = name.hasPrefix("/") ? name : folder + "/" + name
        paths.formUnion(ImageVariants(of: path).candidates)
      }
    }
  }
}

extension ParsedDesign {
  /// The pictures that the design names.
  package var pictureNames: PictureNames { PictureNames(node, in: folder ?? ".") }
}
