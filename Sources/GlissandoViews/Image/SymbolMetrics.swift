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
    let font = TextTraits().descriptor(in: environment)
    self.name = name
    weight = font.weight
    let factor: CGFloat
    switch environment.imageScale {
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

  private static func outline(_ name: String, _ weight: Font.Weight) -> Path {
    SymbolLibrary.outline(name, weight: weight) ?? SymbolLibrary.missing
  }

  nonisolated static func == (lhs: SymbolMetrics, rhs: SymbolMetrics) -> Bool {
    lhs.name == rhs.name && lhs.weight == rhs.weight && lhs.unit == rhs.unit
  }
}
