import Foundation
internal import SnaplineDiagnostics
internal import SnaplineHTMLReport
internal import SnaplinePreview
internal import SnaplineScene
internal import SnaplineServing
internal import SnaplineSnapshots
internal import Synchronization

/// Pictures and frames of a snapshot, made when somebody looks at it.
extension WebReview {
  /// What lies at `review/details/17` or `review/picture/17/before`.
  func looked(at path: [String]) -> HTTPAnswer {
    guard path.count >= 3, let number = Int(path[2]), let item = item(number) else {
      return .plain(.notFound)
    }
    do {
      switch (path[1], path.count) {
      case ("details", 3): return try details(of: item)
      case ("picture", 4):
        guard let bytes = try picture(path[3], of: item) else { return .plain(.notFound) }
        return HTTPAnswer(type: "image/png", body: bytes)
      default: return .plain(.notFound)
      }
    } catch {
      let told = (error as? SnapshotError).map { Complaint($0).diagnostic.subject }
      return .encoding(["error": told ?? "it can't be shown"], status: .conflict)
    }
  }

  private func item(_ number: Int) -> ReviewItem? {
    state.withLock { state in
      number > 0 && number <= state.entries.count
        ? state.table.items[state.entries[number - 1].identifier] : nil
    }
  }

  private func picture(_ which: String, of item: ReviewItem) throws -> [UInt8]? {
    let files = try item.files()
    let pictures = try files.pictures(of: item.baseline)
    switch which {
    case "before": return try pictures?.old.png()
    case "after":
      if let pictures { return try pictures.new.png() }
      return try files.pendingPicture(of: item.baseline)?.png()
    case "difference":
      guard let (old, new) = pictures else { return nil }
      return try FileComparison(old, new, options: PictureOptions()).differencePicture()
    default: return nil
    }
  }

  /// How large the pictures are, in points, where their scenes were kept.
  func sizes(of item: ReviewItem) -> [String: [Double]] {
    guard let files = try? item.files() else { return [:] }
    var sizes: [String: [Double]] = [:]
    let pictures = try? files.pictures(of: item.baseline)
    let after = pictures?.new ?? (try? files.pendingPicture(of: item.baseline)) ?? nil
    for (name, file) in [("before", pictures?.old), ("after", after)] {
      guard case .scene(let document) = file else { continue }
      sizes[name] = [document.scene.size.width, document.scene.size.height].map { Double($0) }
    }
    return sizes
  }

  /// What a report tells of a case as well: views, frames and constraints of both sides.
  private func details(of item: ReviewItem) throws -> HTTPAnswer {
    let files = try item.files()
    var sides = CaseSides(old: nil, new: nil)
    if let (old, new) = try files.pictures(of: item.baseline) {
      sides = CaseSides(old: Self.side(old), new: Self.side(new))
    } else if let new = try files.pendingPicture(of: item.baseline) {
      sides.new = Self.side(new)
    }
    return .json(Array("{\(sides.members)}".utf8))
  }

  private static func side(_ file: ComparedFile) -> CaseSide? {
    if case .scene(let document) = file { CaseSide(layout: document.scene) } else { nil }
  }
}
