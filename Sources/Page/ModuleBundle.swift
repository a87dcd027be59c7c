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
      if let imported = line.wholeMatch(of: Self.imports) {
        try add(String(imported.2), text, &under)
        let taken = imported.1.replacing(" as ", with: ": ")
        lines.append("const {\(taken)} = modules[\"\(imported.2)\"]")
      } else if let list = line.wholeMatch(of: Self.lists) {
        exports += list.1.split(separator: ",").map { String($0.filter { $0 != " " }) }
      } else if let declared = line.prefixMatch(of: Self.declarations) {
        exports.append(String(declared.2))
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

  private static var imports: Regex<(Substring, Substring, Substring)> {
    #/import \{([^}]+)\} from "\./([a-z-]+\.js)"/#
  }
  private static var lists: Regex<(Substring, Substring)> { #/export \{([^}]+)\}/# }
  private static var declarations: Regex<(Substring, Substring, Substring)> {
    #/export (?:async )?(const|function|class) ([A-Za-z_$][\w$]*)/#
  }
}
