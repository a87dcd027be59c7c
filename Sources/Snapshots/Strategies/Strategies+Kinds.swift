public import Foundation
import SnaplineRendering
public import SnaplineScene

extension Snapshotting where Value: SceneConvertible, Format == String {
  /// What a screen reader reads, one line for each element in reading order.
  ///
  /// A line has the role, label, value, hint, traits, frame and the point that a tap hits. The list is
  /// complete: an element that is added, removed or moved is a difference.
  public static var accessibility: Snapshotting { .accessibility() }

  public static func accessibility(size: CGSize? = nil) -> Snapshotting {
    Snapshotting(pathExtension: "accessibility", diffing: .lines) {
      try $0.notedScene(size: size).accessibilityText
    }
  }

  /// The constraints that hold each view where it is, a block for each view.
  public static var constraints: Snapshotting { .constraints() }

  public static func constraints(size: CGSize? = nil) -> Snapshotting {
    Snapshotting(pathExtension: "constraints", diffing: .lines) {
      try $0.notedScene(size: size).constraintText
    }
  }
}

extension Snapshotting where Value: SceneConvertible, Format == Data {
  /// The scene as a page of PDF, whose bytes are the same for the same scene.
  public static var pdf: Snapshotting { .pdf() }

  public static func pdf(size: CGSize? = nil) -> Snapshotting {
    Snapshotting(pathExtension: "pdf", diffing: .bytes) { try $0.notedScene(size: size).pdf() }
  }
}

extension Diffing where Value == Data {
  /// Bytes that have to be the same; the message names the first one that isn't.
  public static var bytes: Diffing {
    Diffing(
      toData: { $0 },
      fromData: { $0 },
      diff: { old, new in
        guard old != new else { return nil }
        let first = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset
        let message =
          "\(old.count) bytes before, \(new.count) now; the first that differs is number "
          + "\((first ?? min(old.count, new.count)) + 1)"
        return (message, [])
      }
    )
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as a property list in XML.
  public static var plist: Snapshotting { .plist(PropertyListEncoder()) }

  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "plist", diffing: .lines) { value in
      let format = encoder.outputFormat
      defer { encoder.outputFormat = format }
      encoder.outputFormat = .xml
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }
}
