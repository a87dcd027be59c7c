extension FoundDifferences: Encodable {
  private enum Keys: String, CodingKey { case exceeded, causes, differences, pixels }

  /// What programs read: kinds whose default limits are passed, each difference, and the pixels.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(exceeded().map(\.rawValue), forKey: .exceeded)
    try container.encode(causes, forKey: .causes)
    try container.encode(differences, forKey: .differences)
    try container.encodeIfPresent(pixels, forKey: .pixels)
  }
}

extension Edit: Encodable {
  private enum Keys: String, CodingKey { case property, old, new, file, line, alike }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(identity.property, forKey: .property)
    try container.encode(identity.old, forKey: .old)
    try container.encode(identity.new, forKey: .new)
    try container.encodeIfPresent(place?.file, forKey: .file)
    try container.encodeIfPresent(place?.line, forKey: .line)
    try container.encode(alike, forKey: .alike)
  }
}

extension Difference: Encodable {
  private enum Keys: String, CodingKey { case kind, subject, changes, cause }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(kind.rawValue, forKey: .kind)
    try container.encode(subject, forKey: .subject)
    try container.encode(changes, forKey: .changes)
    try container.encodeIfPresent(cause, forKey: .cause)
  }
}

extension PixelComparison: Encodable {
  private enum Keys: String, CodingKey { case total, different, greatest, oldSize, newSize, box }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(total, forKey: .total)
    try container.encode(different, forKey: .different)
    try container.encode(greatest, forKey: .greatest)
    try container.encode([oldSize.width, oldSize.height], forKey: .oldSize)
    try container.encode([newSize.width, newSize.height], forKey: .newSize)
    try container.encodeIfPresent(
      box.map { [$0.left, $0.top, $0.right, $0.bottom] },
      forKey: .box
    )
  }
}
