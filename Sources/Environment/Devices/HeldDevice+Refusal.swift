extension HeldDevice {
  /// Why the device doesn't give that part of its screen, in words for a message.
  package struct Refusal: Sendable {
    package let subject, cause, remedy: String
  }

  /// Nothing where the device gives that part of its screen, held that way.
  package var refusal: Refusal? {
    let parts = device.splits(in: orientation)
    guard !parts.contains(split) else { return nil }
    let isShared = parts.count > 1
    let names = parts.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return Refusal(
      subject: "'\(device.name)' has no split '\(split.rawValue)' in \(orientation.rawValue)",
      cause: isShared ? "upright screens know no halves" : "only tablets share their screens",
      remedy: isShared ? "take one of \(names), or landscape" : "leave the split out"
    )
  }
}
