import Foundation

/// The description of an entry: its `Contents.json`.
package struct AssetDescription: Decodable, Sendable {
  /// One of the colours or files of an entry.
  package struct Variant: Decodable, Sendable {
    package struct Appearance: Decodable, Sendable {
      package let appearance: String?
      package let value: String?
    }

    /// A colour by its numbers, or by the name that the system has for it.
    package struct ColorValue: Decodable, Sendable {
      package struct Components: Decodable, Sendable {
        package let red: AssetNumber?
        package let green: AssetNumber?
        package let blue: AssetNumber?
        package let white: AssetNumber?
        package let alpha: AssetNumber?
      }

      package let space: String?
      package let components: Components?
      package let reference: String?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
      }
    }

    package let filename: String?
    /// `2x`; nil for a file of any scale.
    package let scale: String?
    package let idiom: String?
    package let appearances: [Appearance]?
    package let color: ColorValue?

    /// Whether it is for dark surroundings.
    package var isDark: Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }

    /// Whether it is for surroundings that nobody asks for here: more contrast, other devices.
    package var isSpecial: Bool {
      let isOtherAppearance = appearances?.contains { $0.appearance != "luminosity" } ?? false
      let devices: Set = ["universal", "mac", "iphone", "ipad"]
      return isOtherAppearance || !devices.contains(idiom ?? "universal")
    }

    /// The pixels for each point; nil for a file of any scale.
    package var pixelsPerPoint: Double? { scale.flatMap { Double($0.dropLast()) } }
  }

  package struct Properties: Decodable, Sendable {
    /// `template` or `original`.
    package let renderingIntent: String?
    enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
  }

  package let colors: [Variant]?
  package let images: [Variant]?
  package let symbols: [Variant]?
  package let properties: Properties?

  /// Reads the description of an entry.
  package init(of entry: AssetEntry) throws {
    self = try AssetCatalog.contents(of: entry.folder)
  }
}

/// A part of a colour: `"0xFF"` and `"255"` of 255, `"1.000"` of one.
package struct AssetNumber: Decodable, Sendable {
  package let value: Double

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    let text = try container.decode(String.self)
    if text.hasPrefix("0x"), let byte = UInt32(text.dropFirst(2), radix: 16) {
      value = Double(byte) / 255
    } else if let number = Double(text), number.isFinite {
      value = text.contains(".") ? number : number / 255
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no part of a colour")
    }
  }
}
