import SnaplineScene

/// Says what a verdict found: causes with their old and new values, what follows from each, and
/// each measured figure beside its limit.
public struct FailureText: Sendable {
  public var tolerance: Tolerance
  /// Causes beyond this many are only counted.
  public var mostCauses = 20

  public init(tolerance: Tolerance = Tolerance()) { self.tolerance = tolerance }

  public func lines(for verdict: Verdict) -> [String] {
    let causes = verdict.differences.indices.filter { verdict.differences[$0].cause == nil }
    let followers = Dictionary(
      grouping: verdict.differences.indices.filter { verdict.differences[$0].cause != nil },
      by: { verdict.differences[$0].cause ?? 0 }
    )
    var lines = causes.prefix(mostCauses).map { cause in
      self.cause(
        verdict.differences[cause],
        followers: (followers[cause] ?? []).map { verdict.differences[$0] }
      )
    }
    if causes.count > mostCauses { lines.append("and \(causes.count - mostCauses) more causes") }
    lines += DifferenceKind.allCases.compactMap { figure($0, in: verdict) }
    return lines
  }

  private func cause(_ difference: Difference, followers: [Difference]) -> String {
    let changes = difference.changes.map { "\($0.property) \($0.old) → \($0.new)" }
    var line = "\(difference.kind.rawValue)  \(difference.subject)  "
    line += changes.joined(separator: ", ")
    guard !followers.isEmpty else { return line }
    var names: [String] = []
    for follower in followers where !names.contains(follower.subject) && names.count < 4 {
      if follower.subject != difference.subject { names.append(follower.subject) }
    }
    let subjects = Set(followers.map(\.subject)).subtracting([difference.subject])
    guard !subjects.isEmpty else { return line + "; its own frame follows" }
    let more = subjects.count > names.count ? " …" : ""
    let verb = subjects.count == 1 ? "follows" : "follow"
    return line + "; \(subjects.count) more \(verb): " + names.joined(separator: ", ") + more
  }

  private func figure(_ kind: DifferenceKind, in verdict: Verdict) -> String? {
    let measure = verdict.measure(kind)
    switch kind {
    case .layout where measure == .infinity: return "layout: views came, went or changed places"
    case .layout where measure > 0:
      return "layout: moved by \(plain(measure)) pt at most, limit \(plain(tolerance.layout))"
    case .text where measure > 0:
      return "text: \(counted(measure, "difference")), limit \(tolerance.text)"
    case .style where measure > 0:
      return "style: \(counted(measure, "difference")), limit \(tolerance.style)"
    case .font where measure > 0:
      return "font: \(counted(measure, "file")), limit \(tolerance.font)"
    case .raster:
      return verdict.pixels.flatMap {
        figure($0, limit: tolerance.raster(isReplay: verdict.isReplay))
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
    if let box = pixels.box {
      line += ", within x \(box.left)…\(box.right), y \(box.top)…\(box.bottom)"
    }
    return line
  }

  private func counted(_ number: Double, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(plain(number)) \(noun)s"
  }

  private func finePlain(_ share: Double) -> String {
    share > 0 && share < 0.01 ? "less than 0.01" : plain(share)
  }
}

/// What tells how a baseline was made from how this scene was, a line each.
func fingerprintLines(_ old: [String: String], _ new: [String: String]) -> [String] {
  new.sorted { $0.key < $1.key }.compactMap { name, after in
    guard let before = old[name] else {
      return "\(name) was not recorded, this is \(name) \(after)"
    }
    return before == after ? nil : "made with \(name) \(before), this is \(name) \(after)"
  }
}
