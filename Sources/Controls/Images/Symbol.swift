import Foundation
import SnaplineEnvironment
import SnaplineImages
import SnaplineScene
import SnaplineText

/// A symbol by its name, as large as the letters it stands among.
struct Symbol: Hashable, Sendable {
  /// The name that stands in code, such as `star.fill`.
  var name: String
  /// The drawing that is shown; nothing where the folder of symbols holds none at all.
  var path: String?
  /// Where it was looked for.
  var folder: String
  var configuration: Image.SymbolConfiguration

  /// The side of the square that the symbol is drawn in.
  var side: CGFloat {
    // In half points, so that a symbol stands as sharp at every scale.
    (configuration.pointSize * configuration.scale.factor * 1.2 * 2).rounded() / 2
  }

  /// Capital letters and the symbol have their middle in common.
  var baselineOffset: CGFloat {
    let capHeight = Font.systemFont(ofSize: configuration.pointSize).capHeight
    return (side - capHeight) / 2
  }

  /// The name of the file, without its ending; where there is none, the one it would most likely have.
  var fileName: String {
    guard let path else { return SymbolNames.likeliestFile(of: name) }
    return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The drawing, with what it would take from a style sheet said.
  func drawing(_ limits: Limits) throws(ImageError) -> VectorPicture {
    guard let path else { throw .unreadable }
    let file = try ImageFile.read(contentsOfFile: path, limits: limits)
    guard var vector = file.vector else { throw .unknownFormat }
    vector.symbol = SymbolFile(name: fileName, contents: vector.svg)
    // A line around what is filled already would eat into what is cut out of it.
    guard let line = configuration.weight.outline, !name.hasSuffix(".fill") else { return vector }
    return vector.outlined(by: line)
  }
}

extension VectorPicture {
  /// The same with a line along every edge, in the drawing's own units.
  fileprivate func outlined(by width: Double) -> VectorPicture {
    guard let start = svg.range(of: "<svg ") else { return self }
    let line = "stroke=\"currentColor\" stroke-linejoin=\"round\" stroke-width=\"\(width)\" "
    return VectorPicture(
      svg: svg.replacingCharacters(in: start, with: "<svg " + line),
      symbol: symbol
    )
  }
}

extension Image {
  /// The weight of a symbol; the raw values are UIKit's.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// How wide a line makes a symbol of sixteen units as heavy.
    var outline: Double? {
      switch self {
      case .unspecified, .ultraLight, .thin, .light, .regular: nil
      case .medium: 0.35
      case .semibold: 0.7
      case .bold: 1
      case .heavy: 1.3
      case .black: 1.6
      }
    }
  }

  /// How large a symbol is beside letters of its size; the raw values are UIKit's.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// A symbol by its name at Apple, drawn with a free symbol of the same meaning.
  ///
  /// Returns `nil` where no symbol in the current environment's folder fits. Where there are no symbols at
  /// all, a box of the same size is drawn in its place, with a warning.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String,
    withConfiguration configuration: SymbolConfiguration?
  ) {
    let folder = Environment.current.symbolFolder
    let path = SymbolNames.path(of: name, in: folder)
    guard path != nil || SymbolNames.isName(name) && !SymbolCatalogue.isAnyThere(in: folder) else {
      return nil
    }
    let configuration = configuration ?? SymbolConfiguration(pointSize: Font.labelFontSize)
    let symbol = Symbol(name: name, path: path, folder: folder, configuration: configuration)
    var looks = Looks()
    looks.flipsForRightToLeft = SymbolNames.followsLayoutDirection(name)
    self.init(.symbol(symbol), looks, name: name)
  }
}
