/// How what is painted mixes with what lies below it.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// Over what is below.
  case normal
  /// Darkens by multiplying.
  case multiply
  /// Lightens by multiplying the inverses.
  case screen
  /// Multiplies where it is dark below and screens where it is light.
  case overlay
  /// The darker of the two, by channel.
  case darken
  /// The lighter of the two, by channel.
  case lighten
  /// Brightens what is below to reflect the colour above.
  case colorDodge
  /// Darkens what is below to reflect the colour above.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// Multiplies where it is dark above and screens where it is light.
  case hardLight
  /// The difference of the two.
  case difference
  /// Like difference, with less contrast.
  case exclusion
  /// The hue of what is above.
  case hue
  /// The saturation of what is above.
  case saturation
  /// The hue and saturation of what is above.
  case color
  /// The brightness of what is above.
  case luminosity
  /// Only where there is something below.
  case sourceAtop
  /// Below what is there.
  case destinationOver
  /// Takes away from what is below.
  case destinationOut
  /// The sum, darkened.
  case plusDarker
  /// The sum.
  case plusLighter
}
