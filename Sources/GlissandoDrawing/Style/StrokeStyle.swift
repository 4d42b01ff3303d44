public import Foundation
public import GlissandoMotion

// How the outlines of paths are drawn and their insides filled.

/// What the end of an open line looks like.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off square at the end point.
  case butt
  /// A half circle around the end point.
  case round
  /// Cut off square half a line width beyond the end point.
  case square
}

/// What a corner of a line looks like.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner, cut off where it would be longer than the miter limit.
  case miter
  /// A part of a circle.
  case round
  /// A corner cut off straight.
  case bevel
}

/// How the outline of a path is drawn.
///
/// Width, miter limit and dash phase animate; cap, join and the dash pattern change at once.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  /// The width of the line in points.
  ///
  /// Zero, negative or not finite draws nothing.
  public var lineWidth: CGFloat
  /// What the ends of open lines look like.
  public var lineCap: CGLineCap
  /// What corners look like.
  public var lineJoin: CGLineJoin
  /// The longest that a sharp corner may be, as a multiple of the line width.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted parts in turn, in points; empty for a solid line.
  ///
  /// Negative lengths, lengths that are not finite, or a sum below 0.05 give a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style; the defaults give a solid line of one point.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// How far painted points can lie from the path, in points.
  package var reach: CGFloat {
    let half = max(0, lineWidth) / 2
    switch (lineJoin, lineCap) {
    case (.miter, .square): return half * max(CGFloat(2).squareRoot(), boundedMiterLimit)
    case (.miter, _): return half * boundedMiterLimit
    case (_, .square): return half * CGFloat(2).squareRoot()
    default: return half
    }
  }

  /// The miter limit as it is drawn: from 1, where no corner is sharp, to 100, where those of a degree are.
  ///
  /// A sharper one would reach so far that it is seen nowhere near its path.
  package var boundedMiterLimit: CGFloat { min(max(1, miterLimit), 100) }

  /// A pattern shorter than this, in points, is drawn as a solid line: it looks grey at best, and a
  /// million dashes would stop a window.
  private static let leastPattern: CGFloat = 0.05

  /// Whether the dash pattern can be used as it stands.
  package var isDashed: Bool {
    var sum: CGFloat = 0
    for length in dash {
      if !(length >= 0) { return false }
      sum += length
    }
    return sum >= StrokeStyle.leastPattern && sum.isFinite && dashPhase.isFinite
  }
}

extension StrokeStyle: Animatable {
  /// The width, then the miter limit as it is drawn, which is never without end, and the dash phase.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(boundedMiterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// Which points are inside a path, and whether its edge is smooth.
@frozen public struct FillStyle: Equatable, Hashable, Sendable {
  /// Whether a point is inside when the path winds around it an odd number of times.
  ///
  /// Otherwise it is inside when the windings do not cancel out.
  public var isEOFilled: Bool
  /// Whether pixels on the edge are painted in part.
  public var isAntialiased: Bool

  /// Makes a style; the defaults are the non-zero rule and smooth edges.
  @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
