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
        rewriteFrameInitializer(index, of: declarations.scopes[scope])
      }
    }
  }

  private func isRequired(from head: Int, to introducer: Int) -> Bool {
    (head..<introducer).contains { file.reads($0, "required") }
  }

  /// The class of another file that a class comes from, as far as this one tells.
  private func origin(of scope: Braces) -> String? {
    var parent = scope.parentName
    var passed: Set<String> = []
    while let name = parent, passed.insert(name).inserted {
      guard let next = declarations.scopes.first(where: { $0.kind == .class && $0.path == name })
      else { break }
      parent = next.parentName
    }
    return parent
  }

  private mutating func rewriteFrameInitializer(_ index: Int, of scope: Braces) {
    guard let parent = origin(of: scope) else { return }
    if Self.reusable.contains(parent) {
      replace(file.tokens[index].range, by: "required")
    } else if parent.hasSuffix("CollectionViewCell") || parent.hasSuffix("CollectionCell")
      || parent.hasSuffix("ReusableView")
    {
      // The class is in another file. Where it is no cell, `required` with `override` is right too.
      require(index)
    }
  }

  /// Adds what a class of cells that is made by code alone lacks: no table makes it.
  mutating func provideInitializers() {
    for (index, scope) in declarations.scopes.enumerated() where scope.kind == .class {
      guard let parent = origin(of: scope) else { continue }
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

  /// Puts `required` behind what stands before the declaration, where it moves nothing.
  private mutating func require(_ index: Int) {
    let head = file.head(of: index)
    guard head > 0 else { return }
    let before = file.tokens[head - 1]
    let line = file.line(at: before.start)
    guard file.line(at: file.tokens[head].start) > line else { return }
    let needsSemicolon = !file.reads(head - 1, "{") && !file.reads(head - 1, ";")
    let lineEnd = line < file.lineStarts.count ? file.lineStarts[line] : file.bytes.count
    let rest = file.bytes[before.end..<lineEnd]
    guard rest.allSatisfy(Ascii.isSpace), before.kind != .pound else { return }
    insert(needsSemicolon ? "; required" : " required", at: before.end)
  }
}
