public import SnaplineEnvironment

import struct Foundation.Data
import class Foundation.FileHandle

extension ImageFile {
  /// The picture of an ordinary file, or of what a link leads to.
  public static func read(
    contentsOfFile path: String,
    limits: Limits = Limits()
  ) throws(ImageError) -> ImageFile {
    guard OrdinaryFile.isThere(path), let handle = FileHandle(forReadingAtPath: path) else {
      throw .unreadable
    }
    let data: Data
    do {
      data = try handle.read(upToCount: limits.imageBytes + 1) ?? Data()
    } catch {
      throw .unreadable
    }
    return try read(data, limits: limits)
  }
}
