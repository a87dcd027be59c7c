import SnaplineRendering
import SnaplineScene

/// Says what a comparison found: causes with their old and new values, what follows from each, and
/// each measured figure beside its limit.
package struct FailureText: Sendable {
  package var tolerance: Tolerance
  /// Causes beyond this many are only counted.
  package var mostCauses = 20
  /// Of what follows from an edit so many are told in full.
  private let mostShown = 8

  package init(tolerance: Tolerance = Tolerance()) { self.tolerance = tolerance }

  package func lines(for findings: FoundDifferences) -> [String] {
    let explained = Set(findings.causes.flatMap(\.explained))
    let others = findings.differences.indices.filter { !explained.contains($0) }
    let causes = others.filter { index in
      findings.differences[index].cause.map(explained.contains) ?? true
    }
    let followers = Dictionary(grouping: others.filter { !causes.contains($0) }) { index in
      findings.differences[index].cause ?? index
    }
    var blocks = findings.causes.map { edited($0, in: findings) }
    blocks += causes.map { cause in
      let difference = findings.differences[cause]
      return [
        self.cause(difference, followers: (followers[cause] ?? []).map { findings.differences[$0] })
      ]
    }
    var lines = blocks.prefix(mostCauses).flatMap(\.self)
    if blocks.count > mostCauses { lines.append("and \(blocks.count - mostCauses) more causes") }
    lines += DifferenceKind.allCases.compactMap { figure($0, in: findings) }
    return lines
  }

  /// An edit with what follows from it, in the order of the tree.
  private func edited(_ cause: EditCause, in findings: FoundDifferences) -> [String] {
    // An edit behind a name says nothing of the views that show it.
    let told = Set(
      cause.edits.filter { !$0.isOfName }.map { [$0.identity.old, $0.identity.new] }
    )
    let explained = cause.explained.compactMap { index -> Difference? in
      var difference = findings.differences[index]
      if let part = cause.parts[index] {
        difference.changes.removeAll { !part.contains($0.property) }
      }
      // The edit itself isn't told twice.
      difference.changes.removeAll { told.contains([$0.old, $0.new]) }
      return difference.changes.isEmpty ? nil : difference
    }
    let telling = explained.filter { !$0.goesAlong }
    let shown = telling.count > mostShown + 1 ? telling.prefix(mostShown) : telling[...]
    var lines = [cause.text] + shown.map { "  " + self.cause($0, followers: []) }
    let rest = telling.dropFirst(shown.count)
    if !rest.isEmpty {
      var names: [String] = []
      for difference in rest where !names.contains(difference.subject) && names.count < 4 {
        names.append(difference.subject)
      }
      let more = Set(rest.map(\.subject)).count > names.count ? " …" : ""
      lines.append("  and \(rest.count) more: \(names.joined(separator: ", "))\(more)")
    }
    let inside = explained.count - telling.count
    if inside > 0 { lines.append("  and \(inside) inside of views above") }
    return lines
  }

  private func cause(_ difference: Difference, followers: [Difference]) -> String {
    let changes = difference.changes.map { "\($0.property) \($0.old) → \($0.new)" }
    var line = "\(difference.kind.rawValue)  \(difference.subject)  "
    line += changes.joined(separator: ", ")
    guard !followers.isEmpty else { return line }
    let others = followers.filter { $0.view != difference.view }
    guard !others.isEmpty else {
      let isMoved = followers.contains { $0.kind == .layout || $0.hasFrame }
      return line + (isMoved ? "; its own frame follows" : "; its own lines follow")
    }
    var names: [String] = []
    for other in others where !names.contains(other.subject) && names.count < 4 {
      names.append(other.subject)
    }
    let count = Set(others.map(\.view)).count
    let more = count > names.count ? " …" : ""
    return line + "; \(count) more \(count == 1 ? "follows" : "follow"): "
      + names.joined(separator: ", ") + more
  }

  /// What no distance measures, in words that fit the changes there are.
  private func unmeasured(_ findings: FoundDifferences) -> String {
    let differences = findings.differences.filter { $0.kind == .layout && !$0.distance.isFinite }
    let properties = Set(differences.flatMap(\.changes).map(\.property))
    var sayings: [String] = []
    if properties.contains("scale") { sayings.append("the scale changed") }
    if !properties.isDisjoint(with: ["view", "parent", "page", "order"]) {
      sayings.append("views came, went or changed places")
    }
    if properties.contains("identifier") {
      let isAll = findings.differences.flatMap(\.changes).allSatisfy { $0.property == "identifier" }
      sayings.append("identifiers changed" + (isAll ? ", and nothing else" : ""))
    }
    return sayings.isEmpty ? "a place is no number" : sayings.joined(separator: "; ")
  }

  /// How far views moved, and by how much those that grew or shrank did.
  private func measured(_ findings: FoundDifferences, most: Double) -> String {
    let layout = findings.differences.filter { $0.kind == .layout }
    let properties = Set(layout.flatMap(\.changes).map(\.property))
    let hasMoved = !properties.isDisjoint(with: ["x", "y"])
    let hasGrown = !properties.isDisjoint(with: ["width", "height"])
    let what = hasMoved ? hasGrown ? "moved or resized" : "moved" : "resized"
    return "layout: \(what) by \(plain(most)) pt at most, \(limit(tolerance.layout))"
  }

  private func figure(_ kind: DifferenceKind, in findings: FoundDifferences) -> String? {
    let measure = findings.measure(kind)
    switch kind {
    case .layout where measure == .infinity: return "layout: " + unmeasured(findings)
    case .layout where measure > 0: return measured(findings, most: measure)
    case .text where measure > 0:
      return "text: \(counted(measure, "difference")), \(limit(tolerance.text))"
    case .style where measure > 0:
      return "style: \(counted(measure, "difference")), \(limit(tolerance.style))"
    case .font where measure > 0:
      return "font: \(counted(measure, "file")), \(limit(tolerance.font))"
    case .raster:
      return findings.pixels.flatMap {
        figure($0, limit: tolerance.raster(isReplay: findings.isReplay))
      }
    default: return nil
    }
  }

  private func figure(_ pixels: PixelComparison, limit: RasterTolerance) -> String? {
    let (old, new) = (pixels.oldSize, pixels.newSize)
    guard old == new else {
      return "pixels: \(old.width) × \(old.height) before, \(new.width) × \(new.height) now"
    }
    guard pixels.different > 0 else { return nil }
    let share = Double(pixels.different) / Double(max(1, pixels.total)) * 100
    var line = "pixels: \(pixels.different) of \(pixels.total) differ (\(finePlain(share)) %"
    line += ", limit \(plain(max(limit.share, limit.over) * 100)) %), "
    line += "\(pixels.count(over: limit.channel)) by more than \(limit.channel) levels"
    line += " (limit \(plain(limit.over * 100)) %), at most by \(pixels.greatest)"
    if pixels.edges.contains(where: { $0 > 0 }) {
      line += ", \(pixels.edges.reduce(0, +)) only at edges of antialiasing"
    }
    if pixels.near.contains(where: { $0 > 0 }) {
      line += ", \(pixels.near.reduce(0, +)) nearer in colour than \(plain(limit.distance * 100)) %"
    }
    if let most = limit.pixels { line += ", limit \(most) pixels" }
    if let box = pixels.box {
      line += ", within x \(box.left)…\(box.right), y \(box.top)…\(box.bottom)"
    }
    return line
  }

  private func limit(_ number: Double) -> String {
    number.isFinite ? "limit " + plain(number) : "without a limit"
  }

  private func limit(_ count: Int) -> String {
    count == .max ? "without a limit" : "limit \(count)"
  }

  private func counted(_ number: Double, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(plain(number)) \(noun)s"
  }

  private func finePlain(_ share: Double) -> String {
    share > 0 && share < 0.01 ? "less than 0.01" : plain(share)
  }
}

extension Difference {
  /// The view this is of; of differences made by hand their subject stands for it.
  fileprivate var view: AnyHashable { place.map(AnyHashable.init) ?? AnyHashable(subject) }

  fileprivate var hasFrame: Bool {
    changes.contains { ["x", "y", "width", "height"].contains($0.property) }
  }
}

/// What tells how a baseline was made from how this scene was, a line each.
func fingerprintLines(_ old: [String: String], _ new: [String: String]) -> [String] {
  // What was recorded by nobody tells nothing.
  guard !new.isEmpty else { return [] }
  let libraries = new.filter { !DependencyVersions.isName($0.key) && $0.key != Mask.noteName }
    .sorted { $0.key < $1.key }
  let versions = libraries.compactMap { name, after -> String? in
    guard let before = old[name] else {
      return "\(name) was not recorded, this is \(name) \(after)"
    }
    return before == after ? nil : "made with \(name) \(before), this is \(name) \(after)"
  }
  return versions + DependencyLines(old, new).lines
}
