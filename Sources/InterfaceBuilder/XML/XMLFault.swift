import SnaplineDiagnostics

/// Why bytes are no document.
enum XMLFault: Error, Hashable {
  case noLibrary
  case empty
  case tooLarge(most: Int)
  case notUTF8(line: Int)
  case otherEncoding(String)
  case declarations(line: Int)
  case malformed(line: Int, reason: String)
  case tooDeep(line: Int, most: Int)
  case tooManyAttributes(line: Int, most: Int)
  case tooManyElements(line: Int, most: Int)
  case textTooLong(line: Int, most: Int)

  func diagnostic(in file: String) -> Diagnostic {
    var (id, line): (String, Int?) = ("xml", nil)
    let (subject, cause, remedy): (String, String?, String?)
    switch self {
    case .noLibrary:
      id = "no-library"
      (subject, cause, remedy) = (
        "Interface Builder documents can't be read", "libxml2 isn't installed",
        "install it: apt-get install libxml2"
      )
    case .empty:
      (subject, cause, remedy) = ("the document is empty", nil, nil)
    case .tooLarge(let most):
      id = "limit"
      (subject, cause, remedy) = ("the document has more than \(most) bytes", nil, nil)
    case .notUTF8(let at):
      line = at
      (subject, cause, remedy) = (
        "the text isn't UTF-8", "Interface Builder writes nothing else", "save it from Xcode again"
      )
    case .otherEncoding(let name):
      (subject, cause, remedy) = (
        "the document says that its text is '\(name.prefix(40))'",
        "Interface Builder writes UTF-8 and nothing else", "convert it, or save it from Xcode again"
      )
    case .declarations(let at):
      line = at
      (subject, cause, remedy) = (
        "the document declares a type of its own",
        "such a declaration may hold entities; Interface Builder writes none",
        "remove '<!DOCTYPE …>'"
      )
    case .malformed(let at, let reason):
      line = at
      (subject, cause, remedy) = (
        "the XML can't be read", reason, "a merge may have left it so: look at the line"
      )
    case .tooDeep(let at, let most):
      (id, line) = ("limit", at)
      (subject, cause, remedy) = ("more than \(most) elements lie in each other", nil, nil)
    case .tooManyAttributes(let at, let most):
      (id, line) = ("limit", at)
      (subject, cause, remedy) = ("an element has more than \(most) attributes", nil, nil)
    case .tooManyElements(let at, let most):
      (id, line) = ("limit", at)
      (subject, cause, remedy) = ("the document has more than \(most) elements", nil, nil)
    case .textTooLong(let at, let most):
      (id, line) = ("limit", at)
      (subject, cause, remedy) = ("a text has more than \(most) bytes", nil, nil)
    }
    return Diagnostic(
      id: id,
      severity: .error,
      subject: subject,
      cause: cause,
      place: Place(file: file, line: line),
      remedy: remedy
    )
  }
}
