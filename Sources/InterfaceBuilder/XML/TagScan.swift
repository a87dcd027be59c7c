/// A look at the tags before a parser sees them.
///
/// A parser compares each attribute of an element with all others of it; how many there may be has to
/// be known before.
struct TagScan {
  let most: Int
  private var line = 1

  init(mostAttributes most: Int) { self.most = most }

  mutating func check(_ bytes: [UInt8]) throws(XMLFault) {
    var isInTag = false
    var quote: UInt8 = 0
    var attributes = 0
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard isInTag else {
        if byte == UInt8(ascii: "<") { (isInTag, attributes) = (true, 0) }
        continue
      }
      if quote != 0 {
        if byte == quote { quote = 0 }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: ">"): isInTag = false
      case UInt8(ascii: "="):
        attributes += 1
        if attributes > most { throw .tooManyAttributes(line: line, most: most) }
      default: break
      }
    }
  }
}
