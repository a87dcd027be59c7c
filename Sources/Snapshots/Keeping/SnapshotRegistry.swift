import Synchronization

/// Which snapshots this process has asked for, so that two never share a file unnoticed.
enum SnapshotRegistry {
  private struct Claim {
    var written: String
    var site: String
    var isNamed: Bool
    var arguments: String
    var contents: String?
  }

  private static let claims = Mutex<[String: Claim]>([:])

  /// Notes that a snapshot uses a baseline.
  ///
  /// The same snapshot may come again: a test repeated, or two assertions on one name. Two names
  /// that are cleaned alike may not, nor two assertions without names, nor other arguments of a test.
  static func claim(
    _ baseline: Baseline,
    written: String,
    isNamed: Bool,
    site: String,
    arguments: String = ""
  ) throws(SnapshotError) {
    // Some file systems don't tell case apart.
    let key = (baseline.folder + "/" + baseline.stem).lowercased()
    let own = Claim(written: written, site: site, isNamed: isNamed, arguments: arguments)
    let other = claims.withLock { claims -> Claim? in
      guard let claim = claims[key] else {
        claims[key] = own
        return nil
      }
      let isSame =
        claim.written == own.written && claim.isNamed == isNamed
        && claim.arguments == arguments && (claim.site == own.site || isNamed)
      return isSame ? nil : claim
    }
    guard let other else { return }
    throw .nameClash(
      file: baseline.path("*"),
      first: told(other),
      second: told(own)
    )
  }

  private static func told(_ claim: Claim) -> String {
    let longest = 80
    let shown = onOneLine(
      claim.arguments.prefix(longest) + (claim.arguments.count > longest ? "…" : "")
    )
    let arguments = shown.isEmpty ? "" : " with " + shown
    return "'\(claim.written)'\(arguments) at \(claim.site)"
  }

  /// Notes what a snapshot wants to write; a second writer with other contents is refused.
  static func write(
    _ baseline: Baseline,
    contents: String,
    site: String
  ) throws(SnapshotError) {
    let key = (baseline.folder + "/" + baseline.stem).lowercased()
    let other = claims.withLock { claims -> Claim? in
      guard let claim = claims[key], let written = claim.contents, written != contents else {
        claims[key]?.contents = contents
        return nil
      }
      return claim
    }
    guard let other else { return }
    if let literal = baseline.literal { throw .twoTexts(path: literal.name) }
    throw .nameClash(
      file: baseline.path("*"),
      first: "'\(other.written)' at \(other.site)",
      second: "the same name with other contents at \(site)"
    )
  }
}
