public import SnaplineEnvironment

extension ImageFile {
  /// The picture of an ordinary file, or of what a link leads to.
  ///
  /// A picture that was used lately is read anew only if its file changed.
  public static func read(
    contentsOfFile path: String,
    limits: Limits = Limits()
  ) throws(ImageError) -> ImageFile {
    let place = ImageMemory.Path(path: path, limits: limits)
    let state = FileState(settled: path)
    if let known = ImageMemory.shared.file(at: place, in: state) { return known }
    let bytes: [UInt8]
    do throws(OrdinaryFile.Failure) {
      bytes = try OrdinaryFile.bytes(at: path, most: limits.imageBytes)
    } catch .tooLarge(let count) {
      throw .tooManyBytes(count: count, limit: limits.imageBytes)
    } catch {
      throw .unreadable
    }
    let file = try read(bytes, limits: limits)
    ImageMemory.shared.keep(file, at: place, in: state)
    return file
  }
}
