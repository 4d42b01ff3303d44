public import Foundation

/// The outline of a shape.
///
/// Rectangles, ellipses and rounded rectangles are kept as what they are: they cost no memory of
/// their own, and the painter shares one picture between equals. Anything else is an array of
/// elements. Numbers that are not finite are kept as they are; the painter skips such a path.
public struct Path: Equatable, Sendable {
  /// One step of a path.
  @frozen public enum Element: Equatable, Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the beginning of the subpath, which it ends.
    case closeSubpath
  }

  /// How a path is kept: the simple shapes by their measures, all others by their elements.
  package enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, CGSize, RoundedCornerStyle)
    case elements([Element])
  }

  package var storage: Storage

  /// Makes a path without elements.
  public init() {
    storage = .empty
  }

  package init(storage: Storage) {
    self.storage = storage
  }

  /// Makes a path from elements as they are.
  package init(elements: [Element]) {
    storage = elements.isEmpty ? .empty : .elements(elements)
  }

  /// Makes a rectangle that begins at its top left corner; the null rectangle gives no elements.
  public init(_ rect: CGRect) {
    storage = rect.isNull ? .empty : .rect(rect.standardized)
  }

  /// Makes a rectangle with round corners of one radius, in points.
  ///
  /// The radius is limited to half the shorter side; what is not above zero gives square corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Makes a rectangle with elliptic corners, which are limited to half of each side.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    guard !rect.isNull else {
      storage = .empty
      return
    }
    let rect = rect.standardized
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    if width > 0, height > 0 {
      // Corners of one radius stay circular however short a side is.
      let isCircular = cornerSize.width == cornerSize.height
      let least = min(width, height)
      let size =
        isCircular ? CGSize(width: least, height: least) : CGSize(width: width, height: height)
      storage = .roundedRect(rect, size, style)
    } else {
      storage = .rect(rect)
    }
  }

  /// Makes a rectangle whose four corners have radii of their own.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    if let radius = cornerRadii.uniform {
      self.init(roundedRect: rect, cornerRadius: radius, style: style)
    } else {
      self.init(storage: .empty)
      addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }
  }

  /// Makes an ellipse that touches the sides of `rect`; it begins at the right.
  public init(ellipseIn rect: CGRect) {
    storage = rect.isNull ? .empty : .ellipse(rect.standardized)
  }

  /// Makes a path by the steps that `callback` takes.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether there is nothing in the path, not even a point.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let elements): elements.isEmpty
    default: false
    }
  }

  /// The end of the last element, or nil when the path is empty.
  ///
  /// - Complexity: O(*n*) after `closeSubpath`, which leads back to the last `move`.
  public var currentPoint: CGPoint? {
    var current: CGPoint?
    var start: CGPoint?
    forEach { element in
      switch element {
      case .move(let point):
        current = point
        start = point
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .closeSubpath: current = start
      }
    }
    return current
  }

  /// Calls `body` with each element in order.
  ///
  /// - Complexity: O(*n*). The simple shapes allocate nothing.
  public func forEach(_ body: (Element) -> Void) {
    switch storage {
    case .empty: break
    case .rect(let rect): Path.forEachElement(ofRect: rect, body)
    case .ellipse(let rect): Path.forEachElement(ofEllipse: rect, body)
    case .roundedRect(let rect, let size, let style):
      RoundedCorners.forEachElement(of: rect, cornerSize: size, style: style, body)
    case .elements(let elements):
      for element in elements { body(element) }
    }
  }

  /// The elements as an array.
  ///
  /// - Complexity: O(*n*) for a simple shape, else O(1).
  package var elements: [Element] {
    if case .elements(let elements) = storage { return elements }
    var result: [Element] = []
    forEach { result.append($0) }
    return result
  }

  /// Whether every number in the path is finite.
  ///
  /// - Complexity: O(*n*) for a path of elements, else O(1).
  package var isFinite: Bool {
    switch storage {
    case .empty: return true
    case .rect(let rect), .ellipse(let rect): return rect.isFinite
    case .roundedRect(let rect, let size, _):
      return rect.isFinite && (size.width * 0 + size.height * 0) == 0
    case .elements(let elements):
      for element in elements {
        switch element {
        case .move(let point), .line(let point): if !point.isFinite { return false }
        case .quadCurve(let point, let control):
          if !point.isFinite || !control.isFinite { return false }
        case .curve(let point, let control1, let control2):
          if !point.isFinite || !control1.isFinite || !control2.isFinite { return false }
        case .closeSubpath: break
        }
      }
      return true
    }
  }
}
