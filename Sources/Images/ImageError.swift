public import SnaplineDiagnostics

/// Why bytes are no picture, or a picture can't be made into bytes.
public enum ImageError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes only name a file that Git keeps elsewhere.
  case gitLFSPointer
  /// The bytes belong to no format that is read.
  case unknownFormat
  /// The bytes end too early.
  case truncated
  /// The bytes contradict their format; the text says where.
  case corrupt(String)
  /// The drawing was read, but can't be drawn.
  case undrawable(Obstacle)

  /// What keeps a drawing from being drawn.
  public enum Obstacle: Hashable, Sendable {
    /// The library says that it can't.
    case failure
    /// The library crashes while it draws, which ends the process.
    case fault
    /// It takes longer than a drawing may.
    case time
    /// It might crash the process, and no helper program is named that would try it first.
    case untried
    /// It might crash the process, and the helper program at this path can't try it.
    case noHelper(String)
    /// It might crash the process, and no other process could be started to try it.
    case unstarted
    /// It says that it is larger than any canvas.
    case size
  }

  case tooManyBytes(count: Int, limit: Int)
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The pictures of a scene have more pixels in total than a scene may have.
  case tooManyPixelsInAll(limit: Int)
  case tooManyElements(count: Int, limit: Int)
  /// A picture without a pixel can't be written.
  case noPixels
  /// A side is longer than the format allows.
  case sideTooLong(Int, limit: Int, format: String)
  /// The format would take too much time and memory for so many pixels.
  case tooManyPixelsToWrite(width: Int, height: Int, limit: Int, format: String)
  /// The library that writes the format says why it can't.
  case unencodable(String)
  case outOfMemory
  /// The library that reads and writes the format isn't installed.
  case noLibrary(name: String, package: String)
  /// There is no file, or it can't be read.
  case unreadable

  /// The error as a message to a person, about the picture in `file`.
  public func diagnostic(file: String) -> Diagnostic {
    let words = words
    return Diagnostic(
      id: words.id,
      severity: .error,
      subject: "the picture " + words.subject,
      cause: words.cause,
      place: Place(file: file),
      remedy: words.remedy
    )
  }

  private var words: (id: String, subject: String, cause: String?, remedy: String?) {
    switch self {
    case .empty: ("image-empty", "is an empty file", nil, "write it again")
    case .gitLFSPointer:
      (
        "image-lfs", "wasn't fetched", "the file only names one that Git LFS keeps elsewhere",
        "run git lfs pull"
      )
    case .unknownFormat:
      (
        "image-format", "has a format that isn't read", nil,
        "save it as PNG, JPEG, WebP, GIF or SVG"
      )
    case .truncated: ("image-truncated", "ends too early", nil, "write or copy it again")
    case .corrupt(let what): ("image-corrupt", "is damaged", what, "write or copy it again")
    case .tooManyPixelsInAll(let limit):
      (
        "image-pixels-in-all", "isn't shown",
        "all pictures of a scene together may have \(limit) pixels", "show fewer or smaller ones"
      )
    case .tooManyElements(let count, let limit):
      (
        "image-elements", "has \(count) elements", "at most \(limit) are read",
        "simplify it, or save it as PNG"
      )
    case .undrawable(let obstacle):
      ("image-undrawable", "can't be drawn", obstacle.cause, obstacle.remedy)
    case .tooManyBytes(let count, let limit):
      (
        "image-bytes", "has \(count) bytes", "at most \(limit) are read",
        "save it with fewer pixels"
      )
    case .tooManyPixels(let width, let height, let limit):
      (
        "image-pixels", "has \(width) × \(height) pixels", "at most \(limit) are read",
        "save it with fewer pixels"
      )
    case .noPixels:
      ("image-nothing", "has no pixels", nil, "give it a width and a height above 0")
    case .sideTooLong(let side, let limit, let format):
      (
        "image-side", "has a side of \(side) pixels", "\(format) files have \(limit) at most",
        "lower the size or the scale, or write PNG"
      )
    case .tooManyPixelsToWrite(let width, let height, let limit, let format):
      (
        "image-pixels-written", "has \(width) × \(height) pixels",
        "\(format) files may have \(limit) at most, because more would take too long",
        "lower the size or the scale, or write PNG"
      )
    case .unencodable(let reason): ("image-encoding", "can't be written", reason, nil)
    case .unreadable:
      (
        "image-missing", "isn't there, or can't be read", nil,
        "check its name, and who may read it"
      )
    case .noLibrary(let name, let package):
      ("image-library", "can't be read", "\(name) isn't there", "install the package \(package)")
    case .outOfMemory:
      (
        "image-memory", "needs more memory than there is", nil, "save it with fewer pixels"
      )
    }
  }
}

extension ImageError.Obstacle {
  fileprivate var cause: String {
    switch self {
    case .failure: "librsvg can't draw it"
    case .fault: "librsvg crashes while it draws it"
    case .time: "it takes too much time"
    case .untried: "it might end this process, and SNAPLINE_HELPER names no program to try it first"
    case .noHelper(let path):
      "it might end this process, and '\(path)', which SNAPLINE_HELPER names, can't be started or "
        + "tries no drawings"
    case .unstarted: "it might end this process, and no other could be started to try it"
    case .size: "it is larger than any canvas"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .size: "give it a smaller width and height"
    case .untried, .noHelper:
      "set SNAPLINE_HELPER to the path of the command snapline, or save the picture as PNG"
    case .failure, .fault, .time, .unstarted: "simplify it, or save it as PNG"
    }
  }
}
