import GlissandoDrawing

extension Paint {
  /// The same paint, fainter.
  func multiplied(opacity: Double) -> Paint {
    switch self {
    case .color(var color):
      color.opacity *= Float(opacity)
      return .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.opacity *= Float(opacity) }
      return .gradient(gradient)
    case .pattern(var pattern):
      pattern.opacity *= opacity
      return .pattern(pattern)
    case .veil(var veil):
      // Where there is less of it, less is blurred: there is no blurring by half.
      veil.color.opacity *= Float(opacity)
      veil.radius *= opacity
      return .veil(veil)
    }
  }
}
