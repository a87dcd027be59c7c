import Foundation
import Frame
import Snapline

/// How unlike the pictures of a group may be.
struct Limit {
  /// The part of pixels that may differ; nothing where it is only told.
  var share: Double?
  /// Whether a square of four pixels may differ in each of them.
  var allowsBlocks = false

  func holds(for comparison: Comparison) -> Bool {
    (allowsBlocks || comparison.blocks == 0) && share.map { comparison.share <= $0 } ?? true
  }
}

/// Tells of groups of comparisons, and leaves the worst cases as pictures.
struct Judge {
  /// Where the pictures are left.
  let folder: String
  private(set) var isContent = true
  private(set) var figures: [String] = []

  init(folder: String) throws {
    self.folder = folder
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Compares our own pictures of a round with those of a viewer, in groups of equal leniency.
  mutating func judge(_ round: Round, by viewer: Viewer) throws {
    var round = round
    round.cases = round.cases.filter(viewer.shows)
    guard !round.cases.isEmpty else { return }
    let pictures = try viewer.pictures(round)
    let pairs = zip(round.cases, pictures).map { one, picture in
      (one, Comparison(one.name, one.ours, picture, level: viewer.level))
    }
    let groups = Dictionary(grouping: pairs) { $0.0.leniency }
    for (leniency, pairs) in groups.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      let limit = viewer.limit(for: leniency)
      let isKnown = Dictionary(grouping: pairs) { $0.0.exceptions.contains(viewer.name) }
      try tell(
        isKnown[false, default: []].map { $0.1 },
        limit,
        as: ["\(viewer.name)_\(round.scale)x", leniency].compactMap(\.self).joined(separator: "_"),
        ["\(viewer.title) at \(round.scale)x", leniency].compactMap(\.self).joined(separator: ", ")
      )
      for (one, comparison) in isKnown[true, default: []] {
        let isNeeded = !limit.holds(for: comparison)
        if !isNeeded { isContent = false }
        print("  \(one.name)  differs by a fault of the viewer\(isNeeded ? "" : " no more")")
      }
    }
  }

  private mutating func tell(
    _ comparisons: [Comparison],
    _ limit: Limit,
    as name: String,
    _ title: String
  ) throws {
    let worst = comparisons.sorted { ($0.share, $0.blocks) > ($1.share, $1.blocks) }
    let failures = worst.count { !limit.holds(for: $0) }
    if failures > 0 { isContent = false }
    print("\(title): \(comparisons.count) pictures, \(failures) beyond the limit")
    let told = worst.prefix(max(5, failures)).filter { $0.share > 0 }
    for (place, comparison) in told.enumerated() {
      let percent = (comparison.share * 1e5).rounded() / 1e3
      print("  \(comparison.name)  \(percent) %, \(comparison.blocks) blocks")
      guard place < 5 else { continue }
      let file = "\(folder)/\(name)-\(place + 1)-\(comparison.name).png"
      try comparison.picture.png().write(to: URL(filePath: file))
    }
    figures.append("\(name)=\(((worst.first?.share ?? 0) * 100).short)%")
  }
}
