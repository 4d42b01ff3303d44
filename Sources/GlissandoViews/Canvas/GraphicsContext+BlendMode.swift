import GlissandoDrawing

// How what a canvas draws is mixed with what it has drawn.

extension GraphicsContext {
  /// How what is drawn mixes with what the canvas shows already.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// Makes a mode from its number; one that there is not is `normal`.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Over what is there.
    public static let normal = BlendMode(rawValue: 0)
    /// Darkens by multiplying.
    public static let multiply = BlendMode(rawValue: 1)
    /// Lightens by multiplying the inverses.
    public static let screen = BlendMode(rawValue: 2)
    /// Multiplies where it is dark below and screens where it is light.
    public static let overlay = BlendMode(rawValue: 3)
    /// The darker of the two, by channel.
    public static let darken = BlendMode(rawValue: 4)
    /// The lighter of the two, by channel.
    public static let lighten = BlendMode(rawValue: 5)
    /// Brightens what is there to reflect what is drawn.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// Darkens what is there to reflect what is drawn.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Darkens or lightens softly.
    public static let softLight = BlendMode(rawValue: 8)
    /// Multiplies where it is dark above and screens where it is light.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The difference of the two.
    public static let difference = BlendMode(rawValue: 10)
    /// Like difference, with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The hue of what is drawn.
    public static let hue = BlendMode(rawValue: 12)
    /// The saturation of what is drawn.
    public static let saturation = BlendMode(rawValue: 13)
    /// The hue and saturation of what is drawn.
    public static let color = BlendMode(rawValue: 14)
    /// The brightness of what is drawn.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Takes away what is there.
    public static let clear = BlendMode(rawValue: 16)
    /// In the place of what is there.
    public static let copy = BlendMode(rawValue: 17)
    /// What is drawn, as far as there is something.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// What is drawn, as far as there is nothing.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// What is drawn, over what is there and only where it is.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// Below what is there.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// What is there, as far as something is drawn.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// What is there, as far as nothing is drawn.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// What is there, over what is drawn and only where that is.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// Both, where it is but one of them.
    public static let xor = BlendMode(rawValue: 25)
    /// The sum, darkened.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// The sum.
    public static let plusLighter = BlendMode(rawValue: 27)

    /// By number.
    private static let modes: [DrawMode] = [
      .blend(.normal), .blend(.multiply), .blend(.screen), .blend(.overlay), .blend(.darken),
      .blend(.lighten), .blend(.colorDodge), .blend(.colorBurn), .blend(.softLight),
      .blend(.hardLight), .blend(.difference), .blend(.exclusion), .blend(.hue),
      .blend(.saturation), .blend(.color), .blend(.luminosity), .clear, .copy, .sourceIn,
      .sourceOut, .blend(.sourceAtop), .blend(.destinationOver), .destinationIn,
      .blend(.destinationOut), .destinationAtop, .xor, .blend(.plusDarker), .blend(.plusLighter),
    ]

    var mode: DrawMode {
      let index = Int(rawValue)
      return Self.modes.indices.contains(index) ? Self.modes[index] : .normal
    }
  }
}
