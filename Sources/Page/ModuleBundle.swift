/// Modules of a page as one classic script, since browsers load no modules from files.
///
/// It knows the forms that our own modules are written in: an import is a line that names what it
/// takes, and an export stands at the beginning of a line. Each module becomes a function that gives
/// what it exports, and runs once, behind those that it takes something from.
package struct ModuleBundle {
  /// The names of the modules, each behind those that it imports.
  package private(set) var names: [String] = []
  private var functions: [String] = []

  /// The module of a name and all that it leads to.
  package init(
    _ entry: String,
    in text: (String) -> String? = { PageFiles.all[$0] == nil ? nil : PageFiles.text(of: $0) }
  ) throws(Fault) {
    var under: [String] = []
    try add(entry, text, &under)
  }

  /// Why modules can't be one script.
  package enum Fault: Error, Hashable {
    case missing(String)
    case circle([String])
    case unknown(line: String, in: String)
  }

  /// The whole script.
  package var script: String {
    "\"use strict\";\n(() => {\nconst modules = {}\n" + functions.joined(separator: "\n")
      + "\n})()\n"
  }

  private mutating func add(
    _ name: String,
    _ text: (String) -> String?,
    _ under: inout [String]
  ) throws(Fault) {
    guard !names.contains(name) else { return }
    guard !under.contains(name) else { throw .circle(under + [name]) }
    guard let source = text(name) else { throw .missing(name) }
    under.append(name)
    var exports: [String] = []
    var lines: [String] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (taken, module) = Self.imported(by: line) {
        try add(module, text, &under)
        let names = taken.map { $0.replacing(" as ", with: ": ") }
        lines.append("const {\(names.joined(separator: ","))} = modules[\"\(module)\"]")
      } else if let list = line.between("export {", "}") {
        exports += list.split(separator: ",").map { String($0.filter { $0 != " " }) }
      } else if let declared = Self.declared(by: line) {
        exports.append(declared)
        lines.append(String(line.dropFirst("export ".count)))
      } else if line.hasPrefix("import ") || line.hasPrefix("export ") || line.contains("import(")
        || line.contains("import.meta")
      {
        throw .unknown(line: String(line), in: name)
      } else {
        lines.append(String(line))
      }
    }
    under.removeLast()
    names.append(name)
    functions.append(
      "modules[\"\(name)\"] = (() => {\n" + lines.joined(separator: "\n")
        + "\nreturn {\(exports.joined(separator: ", "))}\n})()"
    )
  }

  /// What a line takes from which module.
  private static func imported(by line: Substring) -> (names: [Substring], module: String)? {
    let parts = line.between("import {", "\"")?.split(separator: "} from \"./")
    guard let parts, parts.count == 2 else { return nil }
    return (parts[0].split(separator: ","), String(parts[1]))
  }

  /// The name that a line declares and exports.
  private static func declared(by line: Substring) -> String? {
    guard var rest = line.after("export ") else { return nil }
    rest = rest.after("async ") ?? rest
    for word in ["const ", "function ", "class "] {
      guard let declaration = rest.after(word) else { continue }
      let name = declaration.prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || "_$".contains($0))
      }
      return name.isEmpty ? nil : String(name)
    }
    return nil
  }
}

extension Substring {
  /// What follows a beginning.
  fileprivate func after(_ start: String) -> Substring? {
    hasPrefix(start) ? dropFirst(start.count) : nil
  }

  /// What stands between a beginning and an end.
  fileprivate func between(_ start: String, _ end: String) -> Substring? {
    guard let rest = after(start), rest.hasSuffix(end) else { return nil }
    return rest.dropLast(end.count)
  }
}
