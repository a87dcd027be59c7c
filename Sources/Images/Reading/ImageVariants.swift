package import Foundation

/// The files of one picture, drawn for several scales.
package struct ImageVariants {
  private let stem: String
  private let endings: [String]

  /// The variants beside `path`; without an ending any format will do.
  package init(of path: String) {
    let last = path.split(separator: "/").last ?? ""
    if let dot = last.lastIndex(of: "."), dot > last.startIndex {
      let ending = String(last[dot...])
      stem = String(path.dropLast(ending.count))
      endings = [ending]
    } else {
      stem = path
      endings = Self.known
    }
  }

  /// The endings of all kinds of pictures.
  package static let known = [".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg"]

  /// All files that a variant may be in, there or not.
  package var candidates: [String] {
    endings.flatMap { ending in
      [stem + ending] + (1...9).map { "\(stem)@\($0)x\(ending)" }
    }
  }

  /// The variant for a scale: that very one, else the next larger, else the largest there is.
  package func path(for scale: CGFloat) -> String? {
    let wanted = Int(min(max(scale.rounded(.up), 1), 9))
    let order = Array(wanted...9) + Array((1..<wanted).reversed())
    for ending in endings {
      for scale in order {
        let names =
          scale == 1 ? [stem + ending, "\(stem)@1x\(ending)"] : ["\(stem)@\(scale)x\(ending)"]
        if let found = names.first(where: FileManager.default.fileExists) { return found }
      }
    }
    return nil
  }
}
