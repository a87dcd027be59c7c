/// A scene that stands by itself as text: with the fonts it names, and notes on how it was made.
///
/// Inside a document the faces of the scene name their file by a key of ``fonts`` (its file
/// name) and never by a path, so that the same picture gives the same text on any machine:
///
///     snapline scene 1
///     note engine "snapline 0.1.0"
///     font "Inter-Regular.otf" sha256 9883edd7…
///     face "Inter 17 400" in "Inter-Regular.otf" matrix 17 0 0 17 name "Inter" 17 400
///     canvas 200 100 scale 2
///     view Label id "title" edges 16 8 92.5 28.5 text "Hello"
///     group Label id "title" {
///       text "Hello" x 16 baseline 24 width 76.5 {
///         run "Inter 17 400" #000000 "Hello"
///           glyphs 395@0 582@12.5 659@22 659@26.5 720@31
///       }
///     }
///
/// If it is known what decided the frames, this comes last, and the text is of version 2:
///
///     origins {
///       set "title" "font" "24 bold"
///       rule "title" leading == .0 leading plus 16
///     }
///
public struct SceneDocument: Hashable, Sendable {
  public var scene: Scene
  /// The font files that the scene's faces name, by the names they use.
  public var fonts: [String: FontFile]
  /// Facts on how the document came to be, such as the versions of libraries; not compared.
  public var notes: [String: String]

  public init(scene: Scene, fonts: [String: FontFile] = [:], notes: [String: String] = [:]) {
    self.scene = scene
    self.fonts = fonts
    self.notes = notes
  }

  /// The latest version of the text form; a reader refuses later ones.
  ///
  /// The second version can say what decided the frames; a text without this is still of the first
  /// version.
  public static let version = 2

  static let plainVersion = 1
}

/// A font file as a document knows it: by name and contents, wherever it lies.
public struct FontFile: Hashable, Sendable {
  /// The last part of the file's path.
  public var name: String
  /// The SHA-256 of the contents in hexadecimal; empty where the file couldn't be read.
  public var hash: String

  public init(name: String, hash: String) {
    self.name = name
    self.hash = hash
  }
}

extension SceneDocument {
  /// The document of a scene whose faces name font files by path.
  ///
  /// Different files of the same name are numbered, in the order of their hashes.
  public init(resolving scene: Scene, notes: [String: String], hash: (String) -> String) {
    var files: [String: FontFile] = [:]
    for face in scene.faces where files[face.file] == nil {
      let name = face.file.split(separator: "/").last.map(String.init) ?? face.file
      files[face.file] = FontFile(name: name, hash: hash(face.file))
    }
    var fonts: [String: FontFile] = [:]
    var keys: [String: String] = [:]
    let inOrder = files.sorted { ($0.value.name, $0.value.hash) < ($1.value.name, $1.value.hash) }
    for (path, file) in inOrder {
      var key = file.name
      var number = 2
      while let taken = fonts[key], taken != file {
        key = "\(file.name) (\(number))"
        number += 1
      }
      fonts[key] = file
      keys[path] = key
    }
    self.init(
      scene: scene.mappingFontFiles { keys[$0] ?? $0 },
      fonts: fonts,
      notes: notes
    )
  }
}

extension Scene {
  /// What every whole scene has and this one hasn't: a text that was cut short between two lines
  /// shows in nothing else.
  var lack: String? {
    if !items.isEmpty { return nil }
    if tree.nodes.isEmpty { return "there are no views, and nothing is painted" }
    let isSeen = tree.nodes.contains { $0.parent == nil && !$0.isHidden }
    return isSeen ? "there are views, and nothing is painted" : nil
  }

  /// The faces of all glyph runs, in the order of painting, with repetitions.
  public var faces: some Sequence<FontFace> {
    items.lazy.flatMap { item -> [FontFace] in
      if case .text(let line) = item { line.runs.map(\.face) } else { [] }
    }
  }

  /// All pictures, in the order of painting, with repetitions.
  public var pictures: [Raster] {
    items.compactMap { if case .picture(let picture, _) = $0 { picture } else { nil } }
  }

  /// The same scene with other names of its font files.
  public func mappingFontFiles(_ name: (String) -> String) -> Scene {
    var scene = self
    for index in scene.items.indices {
      guard case .text(var line) = scene.items[index] else { continue }
      for run in line.runs.indices { line.runs[run].face.file = name(line.runs[run].face.file) }
      scene.items[index] = .text(line)
    }
    return scene
  }
}
