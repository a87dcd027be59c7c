internal import Glibc

/// What a folder holds, with the names that no text can be.
struct FolderListing {
  private(set) var names: [String] = []
  private(set) var unusable: [UnusableName] = []

  /// A name that isn't UTF-8, so that no path leads to what it stands for.
  struct UnusableName {
    /// What can be shown of it.
    let repaired: String
    let isFolder: Bool
    let isLink: Bool

    /// Whether leaving it out could leave out a design.
    var mayHoldDesigns: Bool {
      if repaired.hasPrefix(".") || repaired.hasSuffix(".snapshots") { return false }
      return isFolder || !isLink && InputFile.hasDesignExtension(repaired)
    }
  }

  /// Nothing where the folder can't be read; the system has the reason then.
  init?(_ folder: String) {
    guard let stream = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(stream) }
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      guard bytes != Array(".".utf8), bytes != Array("..".utf8) else { continue }
      if let name = String(validating: bytes, as: UTF8.self) {
        names.append(name)
      } else {
        let kind = unsafe Int(entry.pointee.d_type)
        unusable.append(
          UnusableName(
            repaired: String(decoding: bytes, as: UTF8.self),
            isFolder: kind == Int(DT_DIR),
            isLink: kind == Int(DT_LNK)
          )
        )
      }
    }
    let failure = errno
    guard failure == 0 else { return nil }
    names.sort()
  }
}
