internal import CZint

/// A text to be shown as a code.
package struct Code: Hashable, Sendable {
  package var text: String
  package var kind: CodeKind

  package init(_ text: String, _ kind: CodeKind) {
    (self.text, self.kind) = (text, kind)
  }

  /// The modules of the code, by libzint.
  package var matrix: CodeMatrix {
    get throws(CodeFault) {
      if let fault { throw fault }
      guard CodeLibrary.isInstalled else { throw .noLibrary }
      return try encoded()
    }
  }

  private func encoded() throws(CodeFault) -> CodeMatrix {
    var modules = unsafe czint_modules()
    let bytes = Array(text.utf8)
    let answer = unsafe czint_encode(
      kind.number,
      bytes,
      Int32(bytes.count),
      kind.level,
      // 26 says that the bytes are UTF-8, which every reader takes ASCII for.
      bytes.contains { $0 > 127 } ? 26 : 0,
      &modules
    )
    switch answer {
    case czint_done: break
    case czint_too_long: throw tooLong
    default: throw .failed
    }
    defer { unsafe czint_free(&modules) }
    let (width, rows) = unsafe (Int(modules.width), Int(modules.rows))
    let dark = unsafe UnsafeBufferPointer(start: modules.dark, count: width * rows).map { $0 != 0 }
    return CodeMatrix(width: width, dark: dark)
  }

  private var tooLong: CodeFault {
    let level: Int? = if case .qr(let level) = kind { level } else { nil }
    return .tooLong(bytes: text.utf8.count, level: level)
  }
}

extension CodeKind {
  fileprivate var number: czint_kind {
    switch self {
    case .qr: czint_qr
    case .code128: czint_code128
    case .ean13: czint_ean13
    }
  }

  fileprivate var level: Int32 { if case .qr(let level) = self { Int32(level) } else { 0 } }
}
