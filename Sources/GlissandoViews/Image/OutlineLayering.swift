package import GlissandoDrawing
import GlissandoMotion

/// The two layers of an outline: what is in front, and what lies behind it.
package struct OutlineLayers {
  package let front: Path
  package let back: Path

  package init(front: Path, back: Path) {
    self.front = front
    self.back = back
  }

  func map<Result>(_ transform: (Path) -> Result) -> (front: Result, back: Result) {
    (transform(front), transform(back))
  }
}

/// In which styles the layers of outlines are painted.
package enum OutlineLayering: Sendable {
  /// Both in the foreground style, as one.
  case one
  /// What lies behind in the second level of the foreground style.
  case palette
  /// What lies behind much fainter.
  case faint

  /// What the back is painted with; nil where all is one.
  @MainActor
  static func backPaint(of image: Image, in environment: EnvironmentValues) -> Paint? {
    // Whoever says several styles means a palette.
    let said = image.layering ?? environment.outlineLayering
    switch said ?? (environment.foregroundLevels.isEmpty ? .one : .palette) {
    case .one:
      // What a value does not reach is faint in any case.
      guard image.variableValue != nil else { return nil }
      return HierarchicalShapeStyle.tertiary.paint(in: environment)
    case .palette: return HierarchicalShapeStyle.secondary.paint(in: environment)
    case .faint: return HierarchicalShapeStyle.tertiary.paint(in: environment)
    }
  }
}

extension EnvironmentValues {
  /// In which styles the layers of outlines inside are painted; nil is by how many styles there are.
  @Entry package var outlineLayering: OutlineLayering?
}
