/// Initializers that a table, a collection or a storyboard calls by a class alone are `required` on Linux.
///
/// A required initializer is overridden without `override`, a word of the same length.
extension Rewriter {
  private static let reusable: Set<String> = ["UICollectionViewCell", "UICollectionReusableView"]

  /// The labels of initializers that only such classes have.
  private static let unique: Set<[String]> = [
    ["style", "reuseIdentifier"], ["reuseIdentifier"], ["identifier", "source", "destination"],
  ]

  mutating func rewriteInitializers() {
    guard !file.words.overrides.isEmpty else { return }
    let origins = origins
    for index in file.words.overrides {
      guard let scope = declarations.typeOfMember(index),
        declarations.scopes[scope].kind == .class, file.isModifier(index),
        let introducer = file.introducer(from: index), file.reads(introducer, "init"),
        file.reads(introducer + 1, "("), !isRequired(from: file.head(of: index), to: introducer)
      else { continue }
      let labels = parameters(from: introducer + 1)
      if Self.unique.contains(labels) {
        replace(file.tokens[index].range, by: "required")
      } else if labels == ["frame"] {
        rewriteFrameInitializer(index, from: origins[declarations.scopes[scope].path] ?? "")
      }
    }
  }

  private func isRequired(from head: Int, to introducer: Int) -> Bool {
    (head..<introducer).contains { file.reads($0, "required") }
  }

  /// For the classes of the file the class of another file that each comes from, as far as this one tells.
  private var origins: [String: String] {
    var parents: [String: String] = [:]
    for scope in declarations.scopes where scope.kind == .class && parents[scope.path] == nil {
      parents[scope.path] = scope.parentName ?? ""
    }
    var origins: [String: String] = [:]
    for path in parents.keys {
      var passed: [String] = []
      var name = path
      while let parent = parents[name], origins[name] == nil, passed.count <= parents.count {
        passed.append(name)
        name = parent
      }
      let origin = origins[name] ?? name
      for path in passed { origins[path] = origin }
    }
    return origins
  }

  private mutating func rewriteFrameInitializer(_ index: Int, from parent: String) {
    if Self.reusable.contains(parent) {
      replace(file.tokens[index].range, by: "required")
    } else if parent.hasSuffix("Cell") || parent.hasSuffix("ReusableView") {
      // The class is in another file. Where it is no cell, `required` with `override` is right too.
      precede(file.head(of: index), by: "required")
    }
  }

  /// Adds what a class of cells that is made by code alone lacks: no table makes it.
  mutating func provideInitializers() {
    let origins = origins
    for (index, scope) in declarations.scopes.enumerated() where scope.kind == .class {
      let parent = origins[scope.path] ?? ""
      let lacking: (labels: [String], text: String)
      if Self.reusable.contains(parent) {
        lacking = (["frame"], "frame: CGRect")
      } else if parent == "UITableViewCell" {
        lacking = (
          ["style", "reuseIdentifier"], "style: UITableViewCell.CellStyle, reuseIdentifier: String?"
        )
      } else {
        continue
      }
      let initializers = (scope.open + 1..<scope.close).filter {
        file.reads($0, "init") && declarations.typeOfMember($0) == index
          && !file.reads($0 - 1, ".")
      }
      let all = initializers.map { labels(of: $0) }
      // With one of its own, even `init(coder:)`, a class inherits no other.
      let designated = initializers.first { token in
        !(file.head(of: token)..<token).contains { file.reads($0, "convenience") }
      }
      guard let token = designated, !all.contains(lacking.labels) else { continue }
      let access = access(of: scope, least: "")
      let name = "init(\(lacking.labels.map { $0 + ":" }.joined()))"
      let text =
        "\(access)required init(\(lacking.text)) { "
        + "fatalError(\"\(scope.path) has no \(name) by which a list could make it\") }"
      add(Addition(line: file.line(at: file.tokens[token].start), content: .text(text)), to: index)
    }
  }

  private func labels(of initializer: Int) -> [String] {
    var open = initializer + 1
    while !file.reads(open, "("), open < initializer + 12, open < file.tokens.count { open += 1 }
    return file.reads(open, "(") ? parameters(from: open) : []
  }
}
