import Foundation
internal import SnaplineDiagnostics
internal import SnaplineRendering
internal import SnaplineScene
internal import SnaplineTerminal

extension RenderRun {
  /// Draws all inputs as pages of one file, which is written where every page is right.
  mutating func statusOfDocument() throws(Stop) -> ExitCode {
    var pages: [Scene] = []
    let gravest = try forEachPage { pages.append($0.scene) }
    guard gravest == .success else { return gravest }
    return try write(pages)
  }

  private mutating func write(_ pages: [Scene]) throws(Stop) -> ExitCode {
    let input = plan.inputs[0]
    let target = plan.target(for: input)
    let name = target.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    let bytes: [UInt8]
    do throws(RenderingError) {
      bytes = try [UInt8](PDF.document(pages, title: options.title ?? name))
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.place = Place(file: target ?? "standard output")
      tell([diagnostic])
      return .failure
    }
    guard let target else {
      try console.print(bytes)
      return .success
    }
    do throws(Complaint) {
      try reserve(target, for: input)
      try OutputFile.write(bytes, to: target)
      written.note(target, bytes.count, Extent(pages: pages.count))
    } catch {
      tell([error.diagnostic])
      return error.status
    }
    return .success
  }
}
