import GlissandoViews

/// The drawings of all symbols, as text.
///
/// A line is a name and what it is made of, on a square of 24 units of which the outermost two stay
/// free as a rule. Each part is a word and path data as in SVG, with `O x y r` for a circle and
/// `R x y width height radius` for a rectangle with round corners:
///
/// | word | adds or takes away |
/// |---|---|
/// | `line` | adds a line of the font's weight |
/// | `dash` | adds a broken line |
/// | `fill` | adds the inside |
/// | `both` | adds the inside and a line around it, which rounds its corners |
/// | `cut` | takes the inside away |
/// | `cutline` | takes a line away |
/// | `cutboth` | takes the inside and a line around it away |
/// | `gap` | takes away a wide line, to keep clear of another one |
/// | `layer` | nothing: what follows is the next layer of a symbol that varies with a value |
///
/// Parts are applied in their order.
enum SymbolSheet {
  /// Names that the same drawing has besides: those of older years, and newer ones.
  static let otherNames = [
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "circle.lefthalf.fill": "circle.lefthalf.filled",
    "circle.tophalf.fill": "circle.tophalf.filled",
    "circle.bottomhalf.fill": "circle.bottomhalf.filled",
    "circle.dashed.inset.fill": "circle.dashed.inset.filled",
    "square.lefthalf.fill": "square.lefthalf.filled",
    "square.righthalf.fill": "square.righthalf.filled",
    "smiley": "face.smiling",
    "text.justify.left": "text.alignleft",
    "microphone": "mic",
    "microphone.fill": "mic.fill",
    "arrow.trianglehead.clockwise": "arrow.clockwise",
    "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "delete.backward": "delete.left",
    "apple.logo": "applelogo",
    "beats.headphones": "headphones",
    "airpods.max": "headphones",
    "airpods.gen3": "airpods",
    "airpodspro": "airpods",
    "arrowtriangle.backward.fill": "arrowtriangle.left.fill",
    "arrowtriangle.forward.fill": "arrowtriangle.right.fill",
    "wand.and.rays.inverse": "wand.and.rays",
    "wand.and.stars.inverse": "wand.and.stars",
    "wand.and.sparkles": "wand.and.stars",
    "wand.and.sparkles.inverse": "wand.and.stars",
    "circle.righthalf.fill": "circle.righthalf.filled",
    "mail": "envelope",
    "mail.fill": "envelope.fill",
    "photo.on.rectangle.angled": "photo.on.rectangle",
    "arrow.up.forward": "arrow.up.right",
    "bubble": "bubble.left",
    "bubble.fill": "bubble.left.fill",
    "eyedropper.full": "eyedropper",
    "eyedropper.halffull": "eyedropper",
    "pencil.and.outline": "pencil",
    "snow": "snowflake",
    "lightbulb.min.fill": "lightbulb.fill",
    "document": "doc",
    "document.fill": "doc.fill",
    "doc.richtext": "doc.text",
    "doc.text.image": "doc.text",
    "doc.text.image.fill": "doc.text.fill",
    "globe.americas.fill": "globe",
    "globe.europe.africa": "globe",
    "globe.europe.africa.fill": "globe",
    "battery.0percent": "battery.0",
    "battery.25percent": "battery.25",
    "battery.50percent": "battery.50",
    "battery.75percent": "battery.75",
    "battery.100percent": "battery.100",
    "battery.100percent.bolt": "battery.100.bolt",
  ]

  /// Calls `body` with the name and the parts of each symbol.
  static func forEach(_ body: (_ name: Substring, _ parts: Substring) -> Void) {
    for sheet in [signs, marks, things, world, devices] {
      forEachLine(of: sheet, body)
    }
    forEachLine(of: letters) { body(Substring(letter(String($0))), $1) }
  }

  private static func forEachLine(
    of sheet: String, _ body: (_ name: Substring, _ parts: Substring) -> Void
  ) {
    for line in sheet.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      body(line[..<colon], line[line.index(after: colon)...])
    }
  }

  /// The name under which a letter or a digit lies among the symbols, as no program writes it.
  static func letter(_ character: String) -> String { "letter " + character }

  /// Whether a name is that of a letter or a digit.
  static func isLetter(_ name: String) -> Bool { name.hasPrefix("letter ") }
}
