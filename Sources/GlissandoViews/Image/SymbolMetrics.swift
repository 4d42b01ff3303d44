import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The size of a symbol beside text, and its outline in that size.
@MainActor
struct SymbolMetrics: Equatable {
  let name: String
  private let weight: Font.Weight
  private let unit: CGFloat
  /// The size in whole points.
  let size: CGSize
  /// The baseline of the text beside it, below the top.
  let baseline: CGFloat

  /// Points for each unit of the drawing at a font of one point: a circle of 20 units is a little
  /// higher than a capital letter with its space.
  private static let unitPerEm: CGFloat = 0.058
  /// Half the height of capital letters at a font of one point; symbols are centred on them.
  private static let halfCapital: CGFloat = 0.36

  init(_ name: String, in environment: EnvironmentValues) {
    self.init(name, TextTraits().descriptor(in: environment), environment.imageScale)
  }

  /// Measures a symbol beside text in a font.
  init(_ name: String, _ font: FontDescriptor, _ scale: Image.Scale) {
    self.name = name
    weight = font.weight
    let factor: CGFloat
    switch scale {
    case .small: factor = 0.8
    case .medium: factor = 1
    case .large: factor = 1.28
    }
    unit = CGFloat(font.size) * Self.unitPerEm * factor
    let bounds = Self.outline(name, weight).boundingRect
    // Whole points, so that what is centred beside text lies on whole pixels.
    size = CGSize(
      width: (bounds.width * unit).rounded(.up), height: (bounds.height * unit).rounded(.up))
    baseline =
      size.height / 2 + (CGFloat(SymbolSheet.side) / 2 - bounds.midY) * unit
      + CGFloat(font.size) * Self.halfCapital
  }

  /// The outline in points, about the middle of what it paints.
  var path: Path {
    let outline = Self.outline(name, weight)
    let bounds = outline.boundingRect
    return outline.applying(
      CGAffineTransform(scaleX: unit, y: unit).translatedBy(x: -bounds.midX, y: -bounds.midY))
  }

  /// The symbol as a letter.
  var attachment: TextAttachment {
    // A hair's breadth at both sides, as letters have it.
    let bearing = unit * 0.6
    let place = CGAffineTransform(
      translationX: bearing + size.width / 2, y: size.height / 2 - baseline)
    return TextAttachment(
      name: "\(name) \(weight.value) \(unit)", path: path.applying(place),
      advance: Double(size.width + 2 * bearing), ascent: Double(baseline),
      descent: Double(max(size.height - baseline, 0)))
  }

  /// Says that there is no such symbol.
  func warnIfUnknown(at path: @autoclosure () -> String) {
    guard !SymbolLibrary.contains(name) else { return }
    let near = SymbolLibrary.names(near: name).map { "\"\($0)\"" }
    ViewWarning.once(
      "\(path()): there is no symbol \"\(name)\"; the nearest are " + near.joined(separator: ", "),
      key: "symbol \(name)")
  }

  private static func outline(_ name: String, _ weight: Font.Weight) -> Path {
    SymbolLibrary.outline(name, weight: weight) ?? SymbolLibrary.missing
  }

  nonisolated static func == (lhs: SymbolMetrics, rhs: SymbolMetrics) -> Bool {
    lhs.name == rhs.name && lhs.weight == rhs.weight && lhs.unit == rhs.unit
  }
}
