/// The keys of a material.
package enum MaterialWords {
  package static let material = Key<MaterialWord>(
    "material",
    "How much of the background the material shows; nothing is blurred.",
    standard: "systemMaterial"
  )
  package static let vibrancy = Key<VibrancyWord>("vibrancy", "The tint of the content.")
  static let properties: [any Word] = [material, vibrancy]
}

package enum MaterialWord: String, Enumerator {
  case systemMaterial, systemUltraThinMaterial, systemThinMaterial, systemThickMaterial
  case systemChromeMaterial
  case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
  case systemThickMaterialLight, systemChromeMaterialLight
  case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
  case systemThickMaterialDark, systemChromeMaterialDark
  case extraLight, light, dark, regular, prominent
}

package enum VibrancyWord: String, Enumerator {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}
