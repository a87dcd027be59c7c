extension StringProtocol {
  /// Whether the first letter that has a direction is written from right to left, after rules P2
  /// and P3 of Unicode's bidirectional algorithm; nothing where no letter has one.
  package var startsRightToLeft: Bool? {
    var isolates = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates -= isolates > 0 ? 1 : 0
      case _ where isolates > 0: continue
      case 0x41...0x5A, 0x61...0x7A, 0x200E: return false
      case 0..<0x80: continue
      case 0x200F, 0x061C: return true
      default:
        guard scalar.properties.isAlphabetic, !scalar.isMark else { continue }
        return scalar.isRightToLeftLetter
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool { properties.generalCategory == .nonspacingMark }

  /// By the blocks that Unicode sets aside for scripts written from right to left.
  fileprivate var isRightToLeftLetter: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
