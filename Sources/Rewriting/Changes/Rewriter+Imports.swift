/// Imports of a part of a module that is whole here: `import UIKit.UIGestureRecognizerSubclass` and
/// `import class UIKit.UIView` become `import UIKit`. What Linux has in a module of its own is imported.
extension Rewriter {
  private static let modules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "CoreImage", "ObjectiveC", "AppKit",
  ]
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  mutating func rewriteImports() {
    for index in file.words.imports {
      let hasKind = Self.kinds.contains(file.text(index + 1))
      let module = hasKind ? index + 2 : index + 1
      guard Self.modules.contains(file.text(module)), file.reads(module + 1, ".") else { continue }
      var end = module
      while file.reads(end + 1, "."), file.isWord(end + 2) { end += 2 }
      guard end > module else { continue }
      if hasKind { replace(file.tokens[index + 1].range) }
      replace(file.bytes(from: module + 1, through: end))
    }
    let names = file.words.networking.contains { file.introducer(from: $0 - 1) == nil }
    if names, !imports("FoundationNetworking") {
      add(Addition(line: 1, content: .text("import FoundationNetworking")), to: nil)
    }
  }

  private func imports(_ module: StaticString) -> Bool {
    file.words.imports.contains { file.reads($0 + 1, module) }
  }

  /// Imports what the added code names, where the file doesn't.
  mutating func importUIKit() {
    guard !imports("UIKit"), !importsMore else { return }
    importsMore = true
    add(Addition(line: 1, content: .text("import UIKit")), to: nil)
  }
}
