// The system's colours by the names that catalogues have for them. Their numbers are those of `UIColor`.

extension Color {
  /// The colour that catalogues call `name`, such as “systemIndigoColor”; nil where there is none such here.
  static func ofSystem(_ name: String) -> Color? {
    let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let hue = systemHues[name] { return hue }
    return systemGrounds[name].map { light, lightOpacity, dark, darkOpacity in
      Color(
        light: Resolved(hex: light, opacity: lightOpacity),
        dark: Resolved(hex: dark, opacity: darkOpacity))
    }
  }

  private static let systemHues: [String: Color] = [
    "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green,
    "systemMint": .mint, "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue,
    "systemIndigo": .indigo, "systemPurple": .purple, "systemPink": .pink, "systemBrown": .brown,
    "systemGray": .gray, "label": .primary, "text": .primary, "controlAccent": .accentColor,
    "tint": .accentColor,
  ]

  private static let systemGrounds: [String: (UInt32, Float, UInt32, Float)] = [
    "systemGray2": (0xAEAEB2, 1, 0x636366, 1), "systemGray3": (0xC7C7CC, 1, 0x48484A, 1),
    "systemGray4": (0xD1D1D6, 1, 0x3A3A3C, 1), "systemGray5": (0xE5E5EA, 1, 0x2C2C2E, 1),
    "systemGray6": (0xF2F2F7, 1, 0x1C1C1E, 1),
    "systemBackground": (0xFFFFFF, 1, 0x000000, 1),
    "secondarySystemBackground": (0xF2F2F7, 1, 0x1C1C1E, 1),
    "tertiarySystemBackground": (0xFFFFFF, 1, 0x2C2C2E, 1),
    "systemGroupedBackground": (0xF2F2F7, 1, 0x000000, 1),
    "secondarySystemGroupedBackground": (0xFFFFFF, 1, 0x1C1C1E, 1),
    "tertiarySystemGroupedBackground": (0xF2F2F7, 1, 0x2C2C2E, 1),
    "secondaryLabel": (0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    "tertiaryLabel": (0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    "quaternaryLabel": (0x3C3C43, 0.18, 0xEBEBF5, 0.16),
    "placeholderText": (0x3C3C43, 0.3, 0xEBEBF5, 0.3), "link": (0x007AFF, 1, 0x0984FF, 1),
    "separator": (0x3C3C43, 0.29, 0x545458, 0.6), "opaqueSeparator": (0xC6C6C8, 1, 0x38383A, 1),
    "systemFill": (0x787880, 0.2, 0x787880, 0.36),
    "secondarySystemFill": (0x787880, 0.16, 0x787880, 0.32),
    "tertiarySystemFill": (0x767680, 0.12, 0x767680, 0.24),
    "quaternarySystemFill": (0x747480, 0.08, 0x767680, 0.18),
  ]
}
