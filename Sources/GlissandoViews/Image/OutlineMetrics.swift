import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The size of an outline beside text, and the outline in that size.
@MainActor
package struct OutlineMetrics: Equatable {
  let name: String
  /// Nil for something that is not there.
  private let source: (any OutlineSource.Type)?
  private let weight: Font.Weight
  /// What some outlines vary with, from 0 to 1; nil where none is given.
  private let value: Double?
  private let unit: CGFloat
  /// The size in whole points.
  let size: CGSize
  /// The baseline of the text beside it, below the top.
  let baseline: CGFloat

  /// The side of the square that outlines are drawn on.
  package nonisolated static let side = 24.0
  /// Points for each unit of the drawing at a font of one point: a circle of 20 units is a little
  /// higher than a capital letter with its space.
  private static let unitPerEm: CGFloat = 0.058
  /// Half the height of capital letters at a font of one point; outlines are centred on them.
  private static let halfCapital: CGFloat = 0.36

  init(
    _ name: String, _ source: (any OutlineSource.Type)?, in environment: EnvironmentValues,
    value: Double? = nil
  ) {
    self.init(
      name, source, TextTraits().descriptor(in: environment), environment.imageScale, value: value)
  }

  /// Measures an outline beside text in a font.
  init(
    _ name: String, _ source: (any OutlineSource.Type)?, _ font: FontDescriptor,
    _ scale: Image.Scale, value: Double? = nil
  ) {
    self.name = name
    self.value = value
    self.source = source
    weight = font.weight
    let factor: CGFloat
    switch scale {
    case .small: factor = 0.8
    case .medium: factor = 1
    case .large: factor = 1.28
    }
    unit = CGFloat(font.size) * Self.unitPerEm * factor
    let bounds = Self.outline(name, source, weight).boundingRect
    // Whole points, so that what is centred beside text lies on whole pixels.
    size = CGSize(
      width: (bounds.width * unit).rounded(.up), height: (bounds.height * unit).rounded(.up))
    baseline =
      size.height / 2 + (CGFloat(Self.side) / 2 - bounds.midY) * unit
      + CGFloat(font.size) * Self.halfCapital
  }

  /// The outline in points, about the middle of what it paints.
  var path: Path { Self.outline(name, source, weight).applying(placement) }

  /// The layers in points, about the middle of what the whole paints; nil where there is one.
  var layers: OutlineLayers? {
    guard let layers = source?.layers(name, weight: weight, value: value) else { return nil }
    let (front, back) = layers.map { $0.applying(placement) }
    return OutlineLayers(front: front, back: back)
  }

  private var placement: CGAffineTransform {
    let bounds = Self.outline(name, source, weight).boundingRect
    return CGAffineTransform(scaleX: unit, y: unit).translatedBy(x: -bounds.midX, y: -bounds.midY)
  }

  /// The outline as a letter.
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
    guard let source, !source.contains(name) else { return }
    let near = source.names(near: name).map { "\"\($0)\"" }
    ViewWarning.once(
      "\(path()): there is no symbol \"\(name)\"; the nearest are " + near.joined(separator: ", "),
      key: "symbol \(name)")
  }

  private static func outline(
    _ name: String, _ source: (any OutlineSource.Type)?, _ weight: Font.Weight
  ) -> Path {
    source?.outline(name, weight: weight) ?? missing
  }

  /// What stands for something that is not there: a box of dots.
  private static let missing = Path(
    roundedRect: CGRect(x: 3, y: 3, width: 18, height: 18), cornerRadius: 3
  ).strokedPath(StrokeStyle(lineWidth: 1.4, lineCap: .round, dash: [0.01, 2.62]))

  package nonisolated static func == (lhs: OutlineMetrics, rhs: OutlineMetrics) -> Bool {
    lhs.name == rhs.name && lhs.source == rhs.source && lhs.weight == rhs.weight
      && lhs.unit == rhs.unit && lhs.value == rhs.value
  }
}
