/// How a view is mixed with what lies behind it, by the words of CSS and Core Graphics.
package enum BlendWord: String, Enumerator {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter
}
