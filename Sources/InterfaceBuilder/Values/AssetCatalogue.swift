import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout

/// Folders with pictures and colours, as Xcode keeps them.
struct AssetCatalogue: Sendable {
  private let images: [String: String]
  private let colors: [String: String]
  private let traits: Traits

  /// How many folders are looked at before the search ends.
  private static let mostFolders = 20_000

  init(folders: [String], traits: Traits) {
    var (images, colors): ([String: String], [String: String]) = ([:], [:])
    for folder in folders {
      let root = URL(fileURLWithPath: folder)
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      var namespaces = AssetNamespaces(root: root)
      var count = 0
      while let url = files?.nextObject() as? URL, count < Self.mostFolders {
        count += 1
        let name = url.deletingPathExtension().lastPathComponent
        switch url.pathExtension {
        case "imageset":
          let full = namespaces.prefix(of: url) + name
          images[full] = images[full] ?? url.path
        case "colorset":
          let full = namespaces.prefix(of: url) + name
          colors[full] = colors[full] ?? url.path
        case "png", "jpg", "jpeg", "webp", "gif", "svg":
          guard url.deletingLastPathComponent().pathExtension != "imageset" else { continue }
          let plain = name.replacing(#/@[1-9]x$/#, with: "")
          images[plain] = images[plain] ?? url.path
        default: continue
        }
      }
    }
    (self.images, self.colors, self.traits) = (images, colors, traits)
  }

  /// What to say of a folder that isn't one.
  static func fault(of folder: String) -> Diagnostic? {
    let isFolder = try? URL(fileURLWithPath: folder).resourceValues(forKeys: [.isDirectoryKey])
      .isDirectory
    guard isFolder != true else { return nil }
    let isThere = FileManager.default.fileExists(atPath: folder)
    return Diagnostic(
      id: "no-folder",
      severity: .error,
      subject: isThere ? "'\(folder)' is no folder" : "there is no folder '\(folder)'",
      cause: "the app's pictures and colours were to be taken from it",
      remedy: "name a folder that holds asset catalogues, such as --assets App/Assets.xcassets"
    )
  }

  func image(named name: String) -> Image? {
    guard let path = images[name] ?? images[(name as NSString).deletingPathExtension] else {
      return nil
    }
    guard path.hasSuffix(".imageset") else { return Image(contentsOfFile: path) }
    guard let set: ImageSet = contents(of: path) else { return nil }
    let wanted = Int(traits.displayScale.rounded(.up))
    let best = set.images.filter { $0.filename != nil }.min { one, other in
      (rank(one.appearances), distance(one.scale, wanted))
        < (rank(other.appearances), distance(other.scale, wanted))
    }
    guard let file = best?.filename, !file.contains("/") else { return nil }
    let (image, problem) = Image.read(
      path + "/" + file,
      named: name,
      scale: best?.scale.flatMap { Double($0.dropLast()) } ?? 1
    )
    guard problem == nil else { return nil }
    switch set.properties?.templateRenderingIntent {
    case "template": return image.withRenderingMode(.alwaysTemplate)
    case "original": return image.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  func color(named name: String) -> Color? {
    guard let path = colors[name], let set: ColorSet = contents(of: path) else { return nil }
    func color(isDark: Bool) -> Color? {
      let isWanted = { (entry: ColorSet.Entry) in
        (entry.appearances ?? []).contains { $0.value == "dark" } == isDark
      }
      return set.colors.first(where: isWanted)?.color?.color
    }
    guard let light = color(isDark: false) ?? color(isDark: true) else { return nil }
    guard let dark = color(isDark: true), dark != light else { return light }
    return Color(light: light, dark: dark)
  }

  private func rank(_ appearances: [AssetAppearance]?) -> Int {
    let isDark = (appearances ?? []).contains { $0.value == "dark" }
    if isDark { return traits.userInterfaceStyle == .dark ? 0 : 2 }
    return 1
  }

  /// Larger ones before smaller ones.
  private func distance(_ scale: String?, _ wanted: Int) -> Int {
    guard let scale = scale.flatMap({ Int($0.dropLast()) }) else { return 0 }
    return scale >= wanted ? scale - wanted : 10 + wanted - scale
  }

  private func contents<Value: Decodable>(of folder: String) -> Value? {
    let limit = Environment.current.limits.documentBytes
    guard let bytes = try? OrdinaryFile.bytes(at: folder + "/Contents.json", most: limit) else {
      return nil
    }
    return try? JSONDecoder().decode(Value.self, from: Data(bytes))
  }
}

private struct AssetAppearance: Decodable {
  var value: String?
}

private struct ImageSet: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [AssetAppearance]?
  }
  struct Properties: Decodable {
    var templateRenderingIntent: String?
    enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
    }
  }
  var images: [Entry]
  var properties: Properties?
}

private struct ColorSet: Decodable {
  struct Entry: Decodable {
    var color: Value?
    var appearances: [AssetAppearance]?
  }
  struct Value: Decodable {
    var components: [String: String]?
    var space: String?
    enum CodingKeys: String, CodingKey { case components, space = "color-space" }

    var color: Color? {
      guard let components else { return nil }
      func level(_ name: String) -> Double? {
        guard let text = components[name] else { return nil }
        if text.lowercased().hasPrefix("0x") {
          return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        // Whole numbers count to 255, others to 1; an alpha of 1 is all of it.
        let isShare = text.contains(".") || name == "alpha"
        return Double(text).map { isShare ? $0 : $0 / 255 }
      }
      let alpha = level("alpha") ?? 1
      if let white = level("white") { return Color(white: white, alpha: alpha) }
      guard let red = level("red"), let green = level("green"), let blue = level("blue") else {
        return nil
      }
      return space == "display-p3"
        ? Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : Color(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
  var colors: [Entry]
}
