internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineGeometry
internal import SnaplineInputs
internal import SnaplineRendering
internal import SnaplineScene
internal import SnaplineTerminal

/// The pictures of what was found: each layout as the numbers of its message are, with a mark around the view.
struct LintPictures {
  let folder: String
  let plan: LintPlan
  let console: Console

  /// More than anybody looks through.
  private static let most = 200

  init(in folder: String, of plan: LintPlan, on console: Console) throws(Complaint) {
    (self.folder, self.plan, self.console) = (folder, plan, console)
    // What is wrong with the folder is told before anything takes time.
    if let kind = FileKind(of: folder, followingLinks: true), kind != .folder {
      throw .noFolder(folder)
    }
  }

  /// Writes a picture of each fault; answers their paths, and tells of the first that can't be written, after which
  /// no other one is.
  func write(_ faults: [LintFault]) -> (paths: [String?], isWhole: Bool) {
    let found = faults.indices.filter { !faults[$0].isUnread }
    let drawn = found.prefix(Self.most)
    if drawn.count < found.count { console.tell([.notAllDrawn(Self.most, of: found.count)]) }
    var progress = Progress(total: drawn.count, console: console)
    var paths = [String?](repeating: nil, count: faults.count)
    var complaint: Complaint?
    for (number, place) in drawn.enumerated() where complaint == nil {
      progress.step(done: number, next: faults[place].design.title)
      do throws(Complaint) {
        paths[place] = try picture(of: faults[place], number + 1)
      } catch {
        complaint = error
      }
    }
    progress.clear()
    if let complaint { console.tell([complaint.diagnostic]) }
    return (paths, complaint == nil)
  }

  private func picture(of fault: LintFault, _ number: Int) throws(Complaint) -> String? {
    let setting = fault.occurrences.first?.setting
    guard let seen = plan.cases(of: fault.design).first(where: { $0.setting == setting }),
      var scene = seen.scene(at: fault.sighting.length)
    else { return nil }
    if let view = fault.sighting.view, let node = scene.tree.paths.firstIndex(of: view) {
      scene.mark(scene.tree.nodes[node].frame)
    }
    let name = "\(number)-\(Self.stem(of: fault.design))-\(fault.key.id).png"
    let path = (folder.hasSuffix("/") ? folder : folder + "/") + name
    let bytes: [UInt8]
    do throws(RenderingError) {
      bytes = try scene.pngBytes(environment: .current, libraries: [:], embedsLayout: false)
    } catch {
      throw .unwritable(path, reason: "\(error)")
    }
    try OutputFile.makeFolder(folder, for: path)
    try OutputFile.write(bytes, to: path)
    return path
  }

  /// The name of a design as far as it makes a name of another file: short, and of letters and digits.
  private static func stem(of design: ListedDesign) -> String {
    String(
      FileName(design.name).stem.prefix(40).map {
        $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-"
      }
    )
  }
}

extension Scene {
  /// Draws a frame in red around a place, on the canvas even where the place isn't.
  fileprivate mutating func mark(_ place: Edges) {
    func ends(_ low: Double, _ high: Double, of length: Double) -> (Double, Double) {
      let least = min(Self.leastMark, length)
      let start = min(max(0, low - Self.markWidth), length - least)
      return (start, min(length, max(high + Self.markWidth, start + least)))
    }
    let (left, right) = ends(place.left, place.right, of: size.width)
    let (top, bottom) = ends(place.top, place.bottom, of: size.height)
    let edges = Edges(left: left, top: top, right: right, bottom: bottom)
    // White around the red is seen on any ground.
    items += [
      .border(.rectangle(edges), width: Self.markWidth, .white),
      .border(.rectangle(edges.inset(by: 1)), width: Self.markWidth - 2, RGBA(bytes: 224, 32, 48)),
    ]
  }

  private static let markWidth = 4.0
  private static let leastMark = 12.0
}

extension Diagnostic {
  fileprivate static func notAllDrawn(_ most: Int, of count: Int) -> Diagnostic {
    Diagnostic(
      id: "lint-pictures",
      severity: .note,
      subject: "the first \(most) of \(count) findings have pictures",
      remedy: "name fewer designs, or choose some with --rules"
    )
  }
}
