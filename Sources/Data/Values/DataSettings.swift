package import Foundation

/// What the words and digits of filters depend on; never on the machine that they run on.
package struct DataSettings: Sendable, Hashable {
  /// A BCP 47 tag.
  package var locale: String
  /// An IANA name.
  package var timeZone: String
  /// What counts as the present, where the design says it.
  package var now: Date?

  package init(locale: String = "en-US", timeZone: String = "UTC", now: Date? = nil) {
    self.locale = locale
    self.timeZone = timeZone
    self.now = now
  }
}
