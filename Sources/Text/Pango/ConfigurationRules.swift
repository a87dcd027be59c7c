import SnaplineEnvironment

/// The whole fontconfig configuration as a document: no file of the system or the user is read.
struct ConfigurationRules {
  var folders: [String]
  var cacheFolder: String
  /// The families that somebody wants to be asked before all others.
  var fallbacks: [String] = []
  /// Whether fonts beside the system font's stand-in are there to be preferred.
  var hasFallbacks = true

  var document: String {
    // No document in XML can say a folder's name that has control characters in it.
    let folders = folders.filter { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } }
      .map { "<dir>\(escaped($0))</dir>" }.joined(separator: "\n")
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(folders)
      <cachedir>\(escaped(cacheFolder))</cachedir>
      <config><rescan><int>0</int></rescan></config>
      \(hasFallbacks ? preferences + emoji + bitmapScale : "")
      \(looks)
      \(synthesis)
      </fontconfig>
      """
  }

  /// What every request ends with, so that a missing glyph is looked for in a fixed order.
  private var preferences: String {
    (chosen + [appending([SystemFont.family])]
      + FallbackFonts.hanFamilies.map { language, family in
        let test =
          "<test name=\"lang\" compare=\"contains\"><string>\(language)</string></test>"
        return appending([family], where: test)
      }
      + [appending(FallbackFonts.families)])
      .joined(separator: "\n")
  }

  /// A name with control characters is no family's, and no document in XML can say it.
  private var chosen: [String] {
    let names = fallbacks.filter { name in
      !name.isEmpty && name.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    }
    // What is drawn for a family comes right behind it.
    let asked = names.flatMap { [$0] + [StandInFonts.face(named: $0)?.drawn].compactMap(\.self) }
    return asked.isEmpty ? [] : [appending(asked)]
  }

  private func appending(_ families: [String], where test: String = "") -> String {
    """
    <match target="pattern">\(test)
      <edit name="family" mode="append_last" binding="strong">\(strings(families))</edit>
    </match>
    """
  }

  /// Pango asks for emoji by this family and this language; else DejaVu answers in black.
  private var emoji: String {
    [
      "<test name=\"family\"><string>emoji</string></test>",
      "<test name=\"lang\"><string>und-zsye</string></test>",
    ].map { test in
      """
      <match target="pattern">
        \(test)
        <edit name="family" mode="prepend_first" binding="strong">
          <string>\(FallbackFonts.emoji)</string>
        </edit>
      </match>
      """
    }.joined(separator: "\n")
  }

  /// Outlines as they are, at every size, on every machine.
  private var looks: String {
    """
    <match target="font">
      <edit name="hinting" mode="assign"><bool>false</bool></edit>
      <edit name="autohint" mode="assign"><bool>false</bool></edit>
      <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
      <edit name="antialias" mode="assign"><bool>true</bool></edit>
      <edit name="rgba" mode="assign"><const>none</const></edit>
    </match>
    """
  }

  /// A face of bitmaps has sizes of its own; the matrix brings it to the size asked for.
  private var bitmapScale: String {
    """
    <match target="font">
      <test name="outline" compare="eq"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign">
        <divide>
          <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
        </divide>
      </edit>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name>
          </matrix>
        </times>
      </edit>
    </match>
    """
  }

  /// A family without a slanted or a bold face gets one made.
  private var synthesis: String {
    """
    <match target="font">
      <test name="slant"><const>roman</const></test>
      <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix>
            <double>1</double><double>0.2</double><double>0</double><double>1</double>
          </matrix>
        </times>
      </edit>
      <edit name="slant" mode="assign"><const>oblique</const></edit>
      <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
    </match>
    <match target="font">
      <test name="weight" compare="less_eq"><const>medium</const></test>
      <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
      <edit name="embolden" mode="assign"><bool>true</bool></edit>
      <edit name="weight" mode="assign"><const>bold</const></edit>
    </match>
    """
  }

  private func strings(_ values: [String]) -> String {
    values.map { "<string>\(escaped($0))</string>" }.joined()
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
