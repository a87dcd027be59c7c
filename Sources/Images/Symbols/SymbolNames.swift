import Foundation
import SnaplineDiagnostics

/// Which free symbol stands for one of Apple's.
///
/// Many names say the same in both sets once their words are put in the other's order; the table
/// holds those that don't.
package enum SymbolNames {
  /// The file of a symbol, if there is one.
  package static func path(of name: String, in folder: String) -> String? {
    guard isName(name) else { return nil }
    let names = followsLayoutDirection(name) ? [name, leftToRight(name)] : [name]
    for candidate in names.flatMap(candidates(for:)) {
      let path = "\(folder)/\(candidate).svg"
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return nil
  }

  /// The file that is looked for first, without its ending.
  package static func likeliestFile(of name: String) -> String {
    candidates(for: name).first ?? name
  }

  /// The name of a symbol that was most likely meant; nothing where none is near.
  package static func nearest(to name: String, in folder: String) -> String? {
    guard name.utf8.count < 64 else { return nil }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let stems = files.prefix(20_000).filter { $0.hasSuffix(".svg") }.map { file in
      String(file.dropLast(4)).replacing("-", with: ".")
    }
    let known = Set(table.keys).union(stems)
    return nearestName(to: name, among: known.filter { path(of: $0, in: folder) != nil })
  }

  /// Whether a symbol might be called so.
  package static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 100
      && name.utf8.allSatisfy { isLetter($0) || $0 == UInt8(ascii: ".") }
  }

  /// Whether a symbol says where it points in terms of reading, and so is mirrored with it.
  package static func followsLayoutDirection(_ name: String) -> Bool { leftToRight(name) != name }

  /// The name of what a symbol looks like where words are read from left to right.
  private static func leftToRight(_ name: String) -> String {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // The names of playback's signs begin so; tape runs the same way everywhere.
    for place in words.indices.dropFirst() {
      words[place] = sides[words[place]] ?? words[place]
    }
    return words.joined(separator: ".")
  }

  private static let sides = [
    "backward": "left", "forward": "right", "leading": "left", "trailing": "right",
    "leadinghalf": "lefthalf", "trailinghalf": "righthalf",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Names to try, the nearest first.
  static func candidates(for name: String) -> [String] {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    var stems: [String] = []
    let bare = words.joined(separator: ".")
    if let known = table[name] { return [known] }
    if let known = table[bare] { stems.append(known) }
    stems.append(words.joined(separator: "-"))
    // What encloses a symbol is said of the whole by Apple, and of the symbol by others.
    if let last = words.last, ["circle", "square"].contains(last), words.count > 1 {
      let inner = words.dropLast().joined(separator: ".")
      if let known = table[inner] {
        let stem = known.hasSuffix("-lg") ? String(known.dropLast(3)) : known
        stems.append("\(stem)-\(last)")
      }
    }
    return stems.flatMap { isFilled ? ["\($0)-fill", $0] : [$0] }
  }

  private static let table: [String: String] = [
    "antenna.radiowaves.left.and.right": "broadcast", "app": "app", "app.badge": "app-indicator",
    "arrow.2.squarepath": "repeat", "arrow.clockwise": "arrow-clockwise",
    "arrow.counterclockwise": "arrow-counterclockwise", "arrow.down.to.line": "download",
    "arrow.left.arrow.right": "arrow-left-right", "arrow.right.square": "box-arrow-right",
    "arrow.triangle.2.circlepath": "arrow-repeat", "arrow.up.arrow.down": "arrow-down-up",
    "arrow.up.left.and.arrow.down.right": "arrows-angle-expand",
    "arrow.down.right.and.arrow.up.left": "arrows-angle-contract",
    "arrow.uturn.backward": "arrow-90deg-left", "arrow.uturn.forward": "arrow-90deg-right",
    "arrow.uturn.left": "arrow-90deg-left", "arrow.uturn.right": "arrow-90deg-right",
    "arrowshape.turn.up.left": "reply", "arrowshape.turn.up.right": "forward",
    "arrowtriangle.down": "caret-down", "arrowtriangle.left": "caret-left",
    "arrowtriangle.right": "caret-right", "arrowtriangle.up": "caret-up",
    "backward": "rewind", "backward.end": "skip-start", "bag": "bag", "banknote": "cash",
    "battery.100": "battery-full", "battery.25": "battery-half", "bed.double": "house",
    "bell.slash": "bell-slash", "bolt": "lightning-charge", "book.closed": "journal",
    "bubble.left": "chat-left", "bubble.right": "chat-right",
    "bubble.left.and.bubble.right": "chat",
    "building.2": "buildings", "calendar.badge.plus": "calendar-plus", "car": "car-front",
    "cart.badge.plus": "cart-plus", "chart.bar": "bar-chart", "chart.pie": "pie-chart",
    "chart.line.uptrend.xyaxis": "graph-up", "checkmark": "check-lg",
    "checkmark.seal": "patch-check", "checkmark.shield": "shield-check",
    "chevron.left.forwardslash.chevron.right": "code-slash", "chevron.backward": "chevron-left",
    "chevron.forward": "chevron-right", "chevron.up.chevron.down": "chevron-expand",
    "clock.arrow.circlepath": "clock-history", "cloud.bolt": "cloud-lightning",
    "creditcard": "credit-card", "crown": "award", "cube": "box", "desktopcomputer": "display",
    "doc": "file-earmark", "doc.on.clipboard": "clipboard", "doc.on.doc": "files",
    "doc.plaintext": "file-earmark-text", "doc.text": "file-earmark-text", "drop": "droplet",
    "ellipsis": "three-dots", "ellipsis.bubble": "chat-dots", "ellipsis.circle": "three-dots",
    "ellipsis.vertical": "three-dots-vertical", "envelope.open": "envelope-open",
    "exclamationmark": "exclamation-lg", "exclamationmark.bubble": "chat-square-dots",
    "exclamationmark.circle": "exclamation-circle",
    "exclamationmark.octagon": "exclamation-octagon",
    "exclamationmark.triangle": "exclamation-triangle", "eye.slash": "eye-slash",
    "face.smiling": "emoji-smile", "faceid": "person-bounding-box", "film": "film",
    "flame": "fire", "folder.badge.plus": "folder-plus", "fork.knife": "cup-straw",
    "forward": "fast-forward", "forward.end": "skip-end", "gamecontroller": "controller",
    "gauge": "speedometer2", "gearshape": "gear", "gearshape.2": "gear-wide-connected",
    "globe": "globe", "graduationcap": "mortarboard", "gym.bag": "handbag",
    "hand.raised": "hand-index", "hand.thumbsdown": "hand-thumbs-down",
    "hand.thumbsup": "hand-thumbs-up", "headphones": "headphones", "heart.slash": "heartbreak",
    "house": "house", "icloud": "cloud", "icloud.and.arrow.down": "cloud-arrow-down",
    "icloud.and.arrow.up": "cloud-arrow-up", "info": "info-lg", "internaldrive": "hdd",
    "iphone": "phone", "ipad": "tablet", "laptopcomputer": "laptop", "leaf": "flower1",
    "line.3.horizontal": "list", "line.3.horizontal.decrease": "filter",
    "line.3.horizontal.decrease.circle": "filter-circle", "line.horizontal.3": "list",
    "link": "link-45deg", "list.bullet": "list-ul", "list.number": "list-ol",
    "list.bullet.rectangle": "card-list", "location": "cursor", "location.circle": "compass",
    "lock.open": "unlock", "lock.shield": "shield-lock", "lock.slash": "unlock",
    "magnifyingglass": "search", "mappin": "geo", "mappin.and.ellipse": "geo-alt",
    "mappin.circle": "geo-alt", "megaphone": "megaphone", "message": "chat",
    "mic.slash": "mic-mute", "minus": "dash-lg", "moon.stars": "moon-stars",
    "music.note": "music-note", "music.note.list": "music-note-list", "network": "globe2",
    "newspaper": "newspaper", "nosign": "slash-circle", "note.text": "journal-text",
    "paintbrush": "brush", "paintpalette": "palette", "paperplane": "send",
    "pawprint": "heart", "person.2": "people", "person.3": "people",
    "person.badge.plus": "person-plus", "person.badge.minus": "person-dash",
    "person.crop.circle": "person-circle", "person.crop.square": "person-square",
    "person.text.rectangle": "person-vcard", "phone": "telephone", "phone.down": "telephone-x",
    "photo": "image", "photo.on.rectangle": "images", "pin.slash": "pin-angle",
    "play.rectangle": "play-btn", "plus": "plus-lg", "printer": "printer", "qrcode": "qr-code",
    "qrcode.viewfinder": "qr-code-scan", "questionmark": "question-lg",
    "rectangle.portrait.and.arrow.right": "box-arrow-right", "rectangle.stack": "collection",
    "ruler": "rulers", "safari": "compass", "server.rack": "server", "shippingbox": "box-seam",
    "sidebar.left": "layout-sidebar", "sidebar.right": "layout-sidebar-reverse",
    "slider.horizontal.3": "sliders", "sparkles": "stars", "speaker": "volume-off",
    "speaker.slash": "volume-mute", "hifispeaker": "speaker",
    "largecircle.fill.circle": "record-circle",
    "speaker.wave.1": "volume-down", "speaker.wave.2": "volume-up", "speaker.wave.3": "volume-up",
    "square.and.arrow.down": "box-arrow-in-down", "square.and.arrow.up": "box-arrow-up",
    "square.and.pencil": "pencil-square", "square.grid.2x2": "grid",
    "square.grid.3x3": "grid-3x3-gap", "square.on.square": "files", "square.stack": "stack",
    "star.leadinghalf.filled": "star-half", "sun.max": "sun", "sun.min": "brightness-low",
    "switch.2": "toggles", "tablecells": "table", "text.alignleft": "text-left",
    "text.aligncenter": "text-center", "text.alignright": "text-right",
    "text.bubble": "chat-text", "textformat": "fonts", "ticket": "ticket-perforated",
    "timer": "stopwatch", "touchid": "fingerprint", "tram": "train-front",
    "tray": "inbox", "tray.2": "inboxes", "trophy": "trophy", "video": "camera-video",
    "video.slash": "camera-video-off", "viewfinder": "fullscreen", "wand.and.stars": "magic",
    "waveform": "soundwave", "waveform.path.ecg": "activity", "wifi.slash": "wifi-off",
    "wrench": "wrench", "wrench.and.screwdriver": "tools", "xmark": "x-lg",
    "xmark.octagon": "x-octagon", "xmark.shield": "shield-x", "at": "at",
    "checkmark.circle": "check-circle", "checkmark.square": "check-square",
    "xmark.circle": "x-circle", "xmark.square": "x-square", "plus.circle": "plus-circle",
    "plus.square": "plus-square", "minus.circle": "dash-circle", "minus.square": "dash-square",
    "info.circle": "info-circle", "questionmark.circle": "question-circle",
    "arrow.up.right.square": "box-arrow-up-right", "rosette": "award",
    "cup.and.saucer": "cup-hot", "airplane": "airplane", "key": "key", "tag": "tag",
    "cpu": "cpu", "display": "display", "tv": "tv", "bicycle": "bicycle",
  ]
}
