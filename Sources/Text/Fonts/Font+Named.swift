import SnaplineEnvironment

public import struct Foundation.CGFloat

extension Font {
  /// A font of the current environment by its PostScript name, its full name or its family.
  ///
  /// It is drawn and measured with its own metrics; `nil` if there is no such font. For Helvetica,
  /// Helvetica Neue, Arial, Courier, Courier New, Times and Times New Roman, Debian's Liberation is drawn
  /// if it is there.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let library = FontLibrary.shared(for: Environment.current.fonts)
    guard let found = library.face(named: fontName) else { return nil }
    let size = Self.bounded(fontSize)
    var specification = FontSpecification(
      source: .named(family: found.face.family),
      pointSize: size
    )
    specification.weight = found.face.weight
    specification.stretch = found.face.width
    specification.isItalic = found.face.isItalic
    self.init(specification, metrics: found.unitMetrics.scaled(by: size))
  }

  /// The families of the current environment's fonts, and those that one of them replaces, sorted.
  public class var familyNames: [String] {
    FontLibrary.shared(for: Environment.current.fonts).families
  }

  /// The PostScript names of the faces of a family, sorted; none where it isn't there.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.shared(for: Environment.current.fonts).names(of: familyName)
  }
}
