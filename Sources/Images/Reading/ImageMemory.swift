import SnaplineEnvironment
import Synchronization

/// The files that were used lately, by their contents and by their paths, each with the limits they were
/// read with.
final class ImageMemory: Sendable {
  struct Contents: Hashable {
    var bytes: [UInt8]
    var limits: Limits

    /// Large files that end alike are rare; hashing all of them would take as long as reading.
    func hash(into hasher: inout Hasher) {
      hasher.combine(bytes.count)
      for byte in bytes.suffix(64) { hasher.combine(byte) }
    }
  }

  struct Path: Hashable {
    var path: String
    var limits: Limits
  }

  /// What is forgotten at once; a file that has a path in it is among its files.
  private struct Half {
    var files: [Contents: ImageFile] = [:]
    var paths = FileMemory<Path, ImageFile>(most: 4_096)
  }

  private struct Shelf {
    var young = Half()
    var old = Half()
    var weight = 0

    /// Keeps a file among the young ones, or gives the one of these contents that is there; nothing where it
    /// is too heavy for that.
    mutating func keep(_ file: ImageFile) -> ImageFile? {
      let (contents, weight) = (file.contents, file.weight)
      guard weight <= ImageMemory.heaviest else { return nil }
      if let known = young.files[contents] { return known }
      if self.weight + weight > ImageMemory.heaviest {
        (old, young, self.weight) = (young, Half(), 0)
      }
      young.files[contents] = file
      self.weight += weight
      return file
    }
  }

  static let shared = ImageMemory()

  private let shelf = Mutex(Shelf())

  func file(with contents: Contents) -> ImageFile? {
    shelf.withLock { shelf in
      if let known = shelf.young.files[contents] { return known }
      guard let known = shelf.old.files[contents] else { return nil }
      return shelf.keep(known)
    }
  }

  /// The file at a path, where it is in the state that it was read in.
  func file(at path: Path, in state: FileState?) -> ImageFile? {
    shelf.withLock { shelf in
      if let known = shelf.young.paths.value(for: path, in: state) { return known }
      guard let known = shelf.old.paths.value(for: path, in: state) else { return nil }
      if let known = shelf.keep(known) { shelf.young.paths.keep(known, for: path, in: state) }
      return known
    }
  }

  /// Keeps a file; gives the one to use, which may be another that was read meanwhile.
  func keep(_ file: ImageFile) -> ImageFile {
    shelf.withLock { $0.keep(file) ?? file }
  }

  /// Keeps the path of a file, too.
  func keep(_ file: ImageFile, at path: Path, in state: FileState?) {
    shelf.withLock { shelf in
      if let kept = shelf.keep(file) { shelf.young.paths.keep(kept, for: path, in: state) }
    }
  }

  /// Bytes in each half.
  private static let heaviest = 128_000_000
}
