public import SnaplineEnvironment

extension ImageFile {
  /// The picture of an ordinary file, or of what a link leads to.
  public static func read(
    contentsOfFile path: String,
    limits: Limits = Limits()
  ) throws(ImageError) -> ImageFile {
    let bytes: [UInt8]
    do throws(OrdinaryFile.Failure) {
      bytes = try OrdinaryFile.bytes(at: path, most: limits.imageBytes)
    } catch .tooLarge(let count) {
      throw .tooManyBytes(count: count, limit: limits.imageBytes)
    } catch {
      throw .unreadable
    }
    return try read(bytes, limits: limits)
  }
}
