public import SnaplineDiagnostics
public import SnaplineImages

/// Why a scene can't be made into a picture.
public enum RenderingError: Error, Hashable, Sendable {
  /// The canvas has no pixels, or its size isn't a number.
  case emptyCanvas
  case canvasTooLarge(width: Double, height: Double, side: Int, pixels: Int)
  /// A position, size or transform isn't a number, or is too large for any picture.
  ///
  /// The name is the identifier or class of the innermost group.
  case unpaintable(group: String)
  /// A path crosses each row of pixels many thousand times; the name is that of its group.
  case tooIntricate(group: String)
  /// Groups that are painted as a whole are nested so deeply that memory would run out.
  case tooManyLayers
  /// A font file that a line of text names can't be opened.
  case font(file: String)
  case outOfMemory
  /// The library that paints reports a failure of its own.
  case painting(String)
  /// A drawing in the scene can't be read.
  case picture(ImageError)
  /// The picture can't be encoded.
  case encoding(ImageError)

  /// The error as a message to a person.
  public var diagnostic: Diagnostic {
    let words = words
    return Diagnostic(
      id: words.id,
      severity: .error,
      subject: words.subject,
      cause: words.cause,
      remedy: words.remedy
    )
  }

  private var words: (id: String, subject: String, cause: String?, remedy: String?) {
    switch self {
    case .emptyCanvas:
      ("canvas-empty", "the picture has no pixels", nil, "give it a width and a height above 0")
    case .canvasTooLarge(let width, let height, let side, let pixels):
      (
        "canvas-size", "a picture of \(whole(width)) × \(whole(height)) pixels is too large",
        "a side may have \(side) pixels, and the whole \(pixels)",
        "lower the size or the scale"
      )
    case .unpaintable(let group):
      (
        "not-paintable", "'\(group)' can't be painted",
        "a position, size or transform in it isn't a number, or is beyond all pictures", nil
      )
    case .tooIntricate(let group):
      (
        "intricate", "a path in '\(group)' is too intricate to be filled",
        "it crosses each row of pixels more than four thousand times",
        "draw a line along it instead"
      )
    case .tooManyLayers:
      (
        "layers", "translucent groups lie too deep in each other",
        "each needs a picture of its own while it is painted", "use fewer of them"
      )
    case .font(let file):
      (
        "font-file", "the font file \(file) can't be opened", nil,
        "install it, or lay the text out again"
      )
    case .outOfMemory:
      ("memory", "the picture needs more memory than there is", nil, "lower the size or the scale")
    case .painting(let reason): ("painting", "painting failed", reason, nil)
    case .picture(let error):
      ("picture", "a drawing can't be painted", error.diagnostic(file: "").subject, nil)
    case .encoding(let error):
      (
        "encoding", "the picture can't be encoded", error.cause, error.diagnostic(file: "").remedy
      )
    }
  }

  private func whole(_ number: Double) -> String {
    abs(number) < 1e15 ? String(Int(number.rounded())) : String(number)
  }
}

extension ImageError {
  /// Why a picture that is fine itself can't be written.
  fileprivate var cause: String {
    let diagnostic = diagnostic(file: "")
    return diagnostic.cause.map {
      "it " + diagnostic.subject.replacing("the picture ", with: "") + ": " + $0
    }
      ?? diagnostic.subject
  }
}
