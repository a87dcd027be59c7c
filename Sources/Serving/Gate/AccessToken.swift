internal import Glibc

/// 128 random bits that every address of a server begins with: whoever doesn't know them gets nothing.
package struct AccessToken: Sendable, CustomStringConvertible {
  /// 32 digits, for addresses, and for no message or file that others read.
  package let text: String

  package init() {
    var bytes = [UInt8](repeating: 0, count: 16)
    // Glibc's word for `getrandom`: it is whole, whatever signals come.
    let status = unsafe bytes.withUnsafeMutableBytes { unsafe getentropy($0.baseAddress, $0.count) }
    precondition(status == 0, "AccessToken: the system gives no random bytes")
    let digits = Array("0123456789abcdef".utf8)
    text = String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self
    )
  }

  /// One that is known; nothing where the text isn't 32 digits, in small letters.
  package init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy { $0.hexadecimal != nil && $0.lowercased == $0 }
    guard text.utf8.count == 32, isPlain else { return nil }
    self.text = text
  }

  /// Whether a text is the token: how long the answer takes doesn't tell how much of it is right.
  package func matches(_ text: String) -> Bool {
    let own = Array(self.text.utf8)
    let given = Array(text.utf8)
    guard own.count == given.count else { return false }
    var difference: UInt8 = 0
    for place in own.indices { difference |= own[place] ^ given[place] }
    return difference == 0
  }

  /// Nothing of the token, so that no message shows it by accident.
  package var description: String { "a token" }
}
