internal import Glibc
internal import SnaplineDeflate
internal import SnaplineEnvironment
internal import SnaplineRuns

/// Files as baselines need them: read whole with a bound, written whole or not at all.
enum KeptFile {
  /// The bytes of a file, or nothing where there is none.
  static func read(_ path: String, limit: Int = 256_000_000) throws(SnapshotError) -> [UInt8]? {
    do throws(OrdinaryFile.Failure) {
      return try OrdinaryFile.bytes(at: path, most: limit)
    } catch {
      switch error {
      case .refused(ENOENT):
        guard let target = linkTarget(path) else { return nil }
        throw .unreadable(path: path, reason: "it is a link to \(target), where nothing is")
      case .refused(let failure):
        throw .unreadable(path: path, reason: systemReason(of: failure))
      case .other: throw .unreadable(path: path, reason: "it is no file")
      case .tooLarge(let size):
        throw .unreadable(path: path, reason: "it has \(size) bytes, and at most \(limit) are read")
      }
    }
  }

  /// A file to be read piece by piece; nothing where ``read(_:limit:)`` says why it can't be.
  static func opened(_ path: String, limit: Int = 256_000_000) -> FileBytes? {
    guard let file = OrdinaryFile.opened(path) else { return nil }
    let bytes = FileBytes(closing: file.descriptor, count: file.size)
    return file.size <= limit ? bytes : nil
  }

  /// Refuses what stands for a file and is none.
  static func checkContents(_ bytes: [UInt8], of path: String) throws(SnapshotError) {
    if bytes.starts(with: "version https://git-lfs".utf8) { throw .unfetched(path: path) }
  }

  /// Whether two files are there and hold the same bytes, which `watch` is given block by block.
  static func haveSameBytes(
    _ one: String,
    _ other: String,
    limit: Int = 256_000_000,
    watch: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) -> Bool {
    let files = unsafe [
      open(one, O_RDONLY | O_CLOEXEC | O_NONBLOCK), open(other, O_RDONLY | O_CLOEXEC | O_NONBLOCK),
    ]
    defer { for file in files where file >= 0 { close(file) } }
    guard files.allSatisfy({ $0 >= 0 }) else { return false }
    var facts = (stat(), stat())
    guard unsafe fstat(files[0], &facts.0) == 0, unsafe fstat(files[1], &facts.1) == 0,
      facts.0.st_mode & S_IFMT == S_IFREG, facts.1.st_mode & S_IFMT == S_IFREG,
      facts.0.st_size == facts.1.st_size, facts.0.st_size <= limit
    else { return false }
    var rest = Int(facts.0.st_size)
    // Blocks small enough to stay in the processor's cache.
    var blocks = (
      [UInt8](repeating: 0, count: 65_536), [UInt8](repeating: 0, count: 65_536)
    )
    while rest > 0 {
      let count = min(rest, blocks.0.count)
      guard fill(&blocks.0, count, from: files[0]), fill(&blocks.1, count, from: files[1]),
        areAlike(blocks.0, blocks.1, for: count)
      else { return false }
      unsafe blocks.0.withUnsafeBytes {
        unsafe watch(UnsafeRawBufferPointer(rebasing: $0[..<count]))
      }
      rest -= count
    }
    return true
  }

  /// As the C library compares, which is many times as fast as elements one by one.
  private static func areAlike(_ one: [UInt8], _ other: [UInt8], for count: Int) -> Bool {
    unsafe one.withUnsafeBytes { one in
      unsafe other.withUnsafeBytes { other in
        guard let one = one.baseAddress, let other = other.baseAddress else { return count == 0 }
        return unsafe memcmp(one, other, count) == 0
      }
    }
  }

  /// Reads `count` bytes to the start of a block.
  private static func fill(_ block: inout [UInt8], _ count: Int, from file: Int32) -> Bool {
    var filled = 0
    while filled < count {
      let got = unsafe block.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(file, buffer.baseAddress?.advanced(by: filled), count - filled)
      }
      if got < 0 && errno == EINTR { continue }
      guard got > 0 else { return false }
      filled += got
    }
    return true
  }

  /// Writes a file beside and renames it, so that nobody ever sees a part of it.
  ///
  /// A link of that name is replaced and not followed.
  static func write(_ bytes: [UInt8], to path: String) throws(SnapshotError) {
    try write(bytes, to: path, mode: nil, named: path)
  }

  /// Writes over a file of a person's: what a link leads to is written and the link stays, the
  /// mode stays, and what is read-only isn't touched.
  static func overwrite(_ path: String, with bytes: [UInt8]) throws(SnapshotError) {
    let target = try checkWritable(path)
    // What a killed run left beside it goes, as beside baselines.
    if let slash = target.lastIndex(of: "/") { UnfinishedFiles.sweep(String(target[..<slash])) }
    try write(bytes, to: target, mode: mode(of: target), named: path)
  }

  private static func write(
    _ bytes: [UInt8],
    to target: String,
    mode: mode_t?,
    named path: String
  ) throws(SnapshotError) {
    let unfinished = UnfinishedFiles.path(for: target)
    let guarded = UnfinishedFile(unfinished)
    var failure = writeWhole(bytes, to: unfinished, mode: mode)
    if failure == nil, unsafe Glibc.rename(unfinished, target) != 0 { failure = systemReason() }
    if failure != nil { unsafe unlink(unfinished) }
    _ = consume guarded
    if let failure { throw .unwritable(path: path, reason: failure) }
  }

  /// Puts a file in the place of a person's, as ``overwrite(_:with:)`` would.
  static func move(_ source: String, over path: String) throws(SnapshotError) {
    let target = try checkWritable(path)
    if let mode = mode(of: target) { unsafe chmod(source, mode) }
    if unsafe Glibc.rename(source, target) == 0 { return }
    let failure = errno
    guard failure == EXDEV, let bytes = try read(source) else {
      throw .unwritable(path: path, reason: systemReason(of: failure))
    }
    try overwrite(path, with: bytes)
    remove(source)
  }

  /// Finds out before anything is changed whether a file may be written over.
  ///
  /// - Returns: The path of the file itself, where the name is a link.
  @discardableResult
  static func checkWritable(_ path: String) throws(SnapshotError) -> String {
    guard let real = unsafe realpath(path, nil) else {
      guard let target = linkTarget(path) else { return path }
      throw .unwritable(path: path, reason: "it is a link to \(target), where nothing is")
    }
    defer { unsafe free(real) }
    guard FileKind(of: path, followingLinks: true) == .file else {
      throw .unwritable(path: path, reason: "it is no file")
    }
    // A rename asks the folder alone, and would replace a file that is read-only.
    guard unsafe faccessat(AT_FDCWD, real, W_OK, AT_EACCESS) == 0 else {
      throw .unwritable(path: path, reason: systemReason())
    }
    return unsafe String(cString: real)
  }

  private static func mode(of path: String) -> mode_t? {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 ? facts.st_mode & 0o7777 : nil
  }

  private static func linkTarget(_ path: String) -> String? {
    let limit = 4_096
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = unsafe max(0, readlink(path, start, limit))
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  static func delete(_ path: String) throws(SnapshotError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw .unwritable(path: path, reason: systemReason())
    }
  }

  static func remove(_ path: String) { unsafe unlink(path) }

  /// Whether a file was last written before a time, in seconds since 1970.
  static func isOlder(_ path: String, than time: Double) -> Bool {
    FileTime.modification(of: path).map { $0 < time } ?? false
  }

  /// Removes a folder that holds nothing; any other stays.
  static func removeEmptyFolder(_ path: String) { unsafe rmdir(path) }

  /// Whether a path names a file itself, neither a folder nor a link nor anything that blocks.
  static func isRegular(_ path: String) -> Bool { FileKind(of: path) == .file }

  static func isFolder(_ path: String) -> Bool {
    FileKind(of: path, followingLinks: true) == .folder
  }

  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// The names of what a folder holds, in order; nothing where it isn't there any more.
  static func names(in folder: String) throws(SnapshotError) -> [String] {
    guard let stream = unsafe opendir(folder) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw .unreadable(path: folder, reason: systemReason())
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .unreadable(path: folder, reason: systemReason()) }
    return names.sorted()
  }

  /// Makes a folder and those around it.
  static func makeFolder(_ path: String) throws(SnapshotError) {
    let failure = FileWriting.makeFolder(path)
    if failure != 0 { throw .unwritable(path: path, reason: systemReason(of: failure)) }
  }

  /// The reason of a failure, or nothing.
  private static func writeWhole(_ bytes: [UInt8], to path: String, mode: mode_t?) -> String? {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = unsafe open(path, flags, 0o666)
    guard file >= 0 else { return systemReason() }
    var failure: CInt = 0
    withoutSizeSignal { failure = FileWriting.fill(file, with: bytes) }
    if let mode, failure == 0, fchmod(file, mode) != 0 { failure = errno }
    if close(file) != 0, failure == 0 { failure = errno }
    return failure == 0 ? nil : systemReason(of: failure)
  }

  /// A limit on the size of files ends the whole process by a signal, unless it is held back.
  private static func withoutSizeSignal(_ body: () -> Void) {
    var held = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&held)
    unsafe sigaddset(&held, SIGXFSZ)
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    body()
    var now = timespec()
    while unsafe sigtimedwait(&held, nil, &now) > 0 {}
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

/// One writer at a time in a folder, in this process and among all.
struct FolderLock: ~Copyable {
  private let file: Int32

  /// Waits until nobody else holds the folder.
  init(_ folder: String) throws(SnapshotError) {
    file = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw .unwritable(path: folder, reason: systemReason()) }
    while flock(file, LOCK_EX) != 0 && errno == EINTR {}
  }

  /// Waits until nobody writes; where the folder can't be opened, there is nothing to wait for.
  init(reading folder: String) {
    file = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    while file >= 0, flock(file, LOCK_SH) != 0 && errno == EINTR {}
  }

  /// Lets others write from here on.
  consuming func release() {}

  deinit { if file >= 0 { close(file) } }
}
