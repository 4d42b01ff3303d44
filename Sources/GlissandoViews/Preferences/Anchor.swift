public import Foundation
import GlissandoDrawing
public import GlissandoMotion

/// A point or a rectangle of a view, to be read in the coordinates of another one.
///
/// `GeometryProxy` reads it: `proxy[anchor]`.
public struct Anchor<Value>: @unchecked Sendable {
  // Unchecked: only used on the main thread, with the nodes.

  private let value: Value
  private let convert: (Value, CGAffineTransform) -> Value
  /// The view, in whose coordinate root the value is given; nil once it has gone.
  fileprivate weak var node: LayoutNode?

  init(
    _ value: Value, of node: LayoutNode,
    _ convert: @escaping (Value, CGAffineTransform) -> Value
  ) {
    self.value = value
    self.convert = convert
    self.node = node
  }

  /// The value in window points.
  @MainActor
  package var inWindow: Value {
    guard let node else { return value }
    return convert(value, node.transform(below: nil))
  }

  /// The value after a transform of window points.
  @MainActor
  func value(applying transform: CGAffineTransform) -> Value { convert(inWindow, transform) }

  /// What to make an anchor of.
  public struct Source: Sendable {
    package let make: @Sendable (LayoutNode) -> Anchor<Value>
  }
}

// Two anchors are one where they say the same of the same view: where it lies is asked later.
extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same place of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.value == rhs.value && lhs.node === rhs.node
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the place and the view.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(node.map(ObjectIdentifier.init))
  }
}

extension LayoutNode {
  /// The frame, for closures that are called where views are: on the main thread.
  fileprivate nonisolated var anchoredFrame: CGRect { MainActor.assumeIsolated { frame } }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor(node.anchoredFrame, of: node) { $0.applying($1) }
    }
  }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      let frame = node.anchoredFrame
      return Anchor(r.offsetBy(dx: frame.minX, dy: frame.minY), of: node) { $0.applying($1) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      let frame = node.anchoredFrame
      return Anchor(CGPoint(x: frame.minX + p.x, y: frame.minY + p.y), of: node) {
        $0.applying($1)
      }
    }
  }

  /// A point at fractions of the view's sides.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor(node.anchoredFrame.point(p), of: node) { $0.applying($1) }
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The value of an anchor in this view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let carried = Carried((anchor: anchor, place: place, origin: origin))
    return MainActor.assumeIsolated {
      let (anchor, place, origin) = carried.value
      let toLocal = place?.windowToLocal(origin: origin, reading: anchor.node)
      return Carried(anchor.value(applying: toLocal ?? .identity))
    }.value
  }
}
