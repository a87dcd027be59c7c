import SnaplineGeometry

import struct Foundation.CGFloat
import struct Foundation.CGSize

extension LayoutTree {
  /// The keyword of the text that holds the tree in a PNG file.
  public static let keyword = "Snapline Layout"

  /// The paths of all nodes from the root, made of identifiers, or of classes where there are none.
  ///
  /// Nodes of the same name in the same parent are numbered from the second on. A view that is added or
  /// removed therefore renames only those of its own name.
  public var paths: [String] {
    var paths: [String] = []
    var counts: [String: Int] = [:]
    for node in nodes {
      var name = node.identifier ?? node.className
      if name.utf8.contains(UInt8(ascii: "/")) { name = name.replacing("/", with: "∕") }
      let above = node.parent.flatMap { paths.indices.contains($0) ? paths[$0] + "/" : nil } ?? ""
      let plain = above + name
      let count = counts[plain, default: 0] + 1
      counts[plain] = count
      paths.append(count == 1 ? plain : "\(plain)[\(count)]")
    }
    return paths
  }
}

extension Scene {
  /// The frames of the views as JSON.
  ///
  /// Each view has a line, so that a change of one view changes only its line. Its form is that of
  /// ``LayoutTree/schema``.
  public var layoutJSON: String {
    var lines = ["{"]
    lines.append("  \"schema\": \(LayoutTree.schemaVersion),")
    let size = [size.width, size.height].map { JSON.number(Double($0)) }
    lines.append("  \"size\": [\(size.joined(separator: ", "))],")
    lines.append("  \"scale\": \(JSON.number(scale)),")
    let paths = tree.paths
    let views = tree.nodes.indices.map { "    " + JSON.object(members(of: $0, paths)) }
    if views.isEmpty {
      lines.append("  \"views\": []")
    } else {
      lines += ["  \"views\": [", views.joined(separator: ",\n"), "  ]"]
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func members(of place: Int, _ paths: [String]) -> [(String, String)] {
    let node = tree.nodes[place]
    let frame = [node.frame.left, node.frame.top, node.frame.width, node.frame.height]
    var members = [
      ("path", JSON.string(paths[place])),
      ("class", JSON.string(node.className)),
      ("frame", "[" + frame.map(JSON.number).joined(separator: ", ") + "]"),
    ]
    if let identifier = node.identifier { members.append(("id", JSON.string(identifier))) }
    if let text = node.text { members.append(("text", JSON.string(text))) }
    if node.isHidden { members.append(("hidden", "true")) }
    if node.isTransparent { members.append(("transparent", "true")) }
    if let open = openNumbers[place] {
      members.append(("open", "[" + open.map(JSON.string).joined(separator: ", ") + "]"))
    }
    return members
  }
}

extension LayoutTree {
  /// The version of the JSON form; a new member doesn't change it.
  public static let schemaVersion = 1

  /// The JSON Schema of ``Scene/layoutJSON``.
  public static let schema = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A layout tree of Snapline",
      "type": "object",
      "required": ["schema", "size", "scale", "views"],
      "properties": {
        "schema": {"const": 1, "description": "The version of this form."},
        "size": {
          "description": "Width and height of the canvas, in points.",
          "type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2
        },
        "scale": {"description": "Pixels per point.", "type": "number"},
        "views": {
          "description": "One for each view, parents before children, in the order of drawing.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["path", "class", "frame"],
            "properties": {
              "path": {
                "description": "Identifiers, or classes where there are none, from the root; those that are alike below one parent are numbered from the second on.",
                "type": "string"
              },
              "class": {"type": "string"},
              "frame": {
                "description": "Left, top, width and height on the canvas, in points.",
                "type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4
              },
              "id": {"description": "What the view's author called it.", "type": "string"},
              "text": {"description": "What the view says.", "type": "string"},
              "hidden": {"description": "The view or one around it is hidden.", "const": true},
              "transparent": {"description": "The view's own opacity is zero.", "const": true},
              "open": {
                "description": "The numbers of the frame that no constraint of the design decides.",
                "type": "array", "items": {"enum": ["left", "top", "width", "height"]}, "minItems": 1
              }
            }
          }
        }
      }
    }

    """
}
