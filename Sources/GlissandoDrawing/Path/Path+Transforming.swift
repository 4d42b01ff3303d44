public import Foundation

// Paths with their points moved.

extension Path.Element {
  /// The element with all its points moved by `transform`.
  package func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: point.applying(transform))
    case .line(let point): .line(to: point.applying(transform))
    case .quadCurve(let point, let control):
      .quadCurve(to: point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        to: point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Path {
  /// The path with all its points moved by `transform`.
  ///
  /// A simple shape that is moved or stretched without mirroring stays one.
  ///
  /// - Complexity: O(*n*)
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let staysUpright =
      transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    switch storage {
    case .empty: return self
    case .rect(let rect) where staysUpright:
      return Path(storage: .rect(rect.applying(transform)))
    case .ellipse(let rect) where staysUpright:
      return Path(storage: .ellipse(rect.applying(transform)))
    case .roundedRect(let rect, let size, let style) where staysUpright:
      return Path(storage: .roundedRect(rect.applying(transform), size.applying(transform), style))
    default:
      var result: [Element] = []
      forEach { result.append($0.applying(transform)) }
      return Path(elements: result)
    }
  }

  /// The path with all its points moved by `transform`; the same as `applying`.
  public func transform(_ transform: CGAffineTransform) -> Path {
    applying(transform)
  }

  /// The path moved by `dx` and `dy` points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
