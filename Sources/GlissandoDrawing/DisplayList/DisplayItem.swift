package import Foundation

// The steps of a display list: leaves, and groups with their ends.

/// A picture at its place in the window.
package struct DisplayLeaf {
  /// Which leaf it is, from frame to frame.
  package var id: UInt64
  /// The picture.
  package var content: DisplayContent
  package var paint: Paint
  /// From the content's coordinates to the window's, both in points.
  package var transform: CGAffineTransform
  /// From 0, invisible, to 1.
  package var opacity: Double
  /// Whether its place is being animated.
  ///
  /// Text that moves is placed between pixels, so that it glides; text at rest is moved to whole
  /// pixels, so that it is crisp. Other content is placed exactly either way.
  package var isMoving: Bool

  package init(
    id: UInt64, content: DisplayContent, paint: Paint, transform: CGAffineTransform = .identity,
    opacity: Double = 1, isMoving: Bool = false
  ) {
    self.id = id
    self.content = content
    self.paint = paint
    self.transform = transform
    self.opacity = opacity
    self.isMoving = isMoving
  }

  /// Where it paints, in window points, groups left aside; null when it paints nothing.
  package var windowBounds: CGRect {
    guard content.isFinite, !content.bounds.isNull, transform.isFinite else { return .null }
    let bounds = content.bounds.applying(transform)
    // Huge numbers may add up to endless ones.
    guard bounds.isFinite else { return .null }
    // Text may be moved by up to half a pixel, which is at most half a point.
    if case .text = content.kind { return bounds.insetBy(dx: -1, dy: -1) }
    return bounds
  }
}

/// Something that happens to all items up to the matching end.
package struct DisplayGroup {
  /// What happens.
  package enum Kind {
    /// They are painted as one with an opacity.
    case opacity(Double)
    /// Only what is inside of a path is shown.
    case clip(Path, FillStyle)
    /// They throw a shadow: its colour, its blur and its offset, in points of the group.
    case shadow(color: Color.Resolved, radius: Double, x: Double, y: Double)
    /// They are blurred, by a radius in points of the group; opaque up to their edges, or fading out
    /// beyond.
    case blur(radius: Double, isOpaque: Bool = false)
    /// They are mixed with what is below as one.
    case blend(BlendMode)
    /// Their colours are changed.
    case colorEffect(ColorEffect)
    /// They are shown where the items of the first group inside, a `maskSource`, are opaque.
    case mask
    /// What a mask is made of; it is not shown itself.
    case maskSource
    /// They lie in a plane of their own that is seen in perspective.
    ///
    /// The group's transform is the affine part of the projection from the plane to the window,
    /// these are its third column. What is inside has coordinates of the plane.
    case plane(m13: CGFloat, m23: CGFloat, m33: CGFloat)
  }

  /// Which group it is, from frame to frame.
  package var id: UInt64
  /// From the group's coordinates, in which a clip's path is given, to the window's; inside of a
  /// plane, to those of the plane.
  package var transform: CGAffineTransform
  /// What happens.
  package var kind: Kind
  /// The items between its beginning and its end, which the list sets when the end comes.
  package internal(set) var count = Int32.max

  package init(id: UInt64, transform: CGAffineTransform = .identity, kind: Kind) {
    self.id = id
    self.transform = transform
    self.kind = kind
  }

  /// Makes a plane that is seen through a projection.
  package init(id: UInt64, projection: ProjectionTransform) {
    self.init(
      id: id, transform: projection.affine,
      kind: .plane(m13: projection.m13, m23: projection.m23, m33: projection.m33))
  }

  /// The place of its end, where it begins at `begin`; `limit` where that comes first.
  package func end(from begin: Int, before limit: Int) -> Int { min(begin + 1 + Int(count), limit) }

  /// From the coordinates of a plane to those around it; for other groups their transform.
  package var projection: ProjectionTransform {
    var result = ProjectionTransform(transform)
    if case .plane(let m13, let m23, let m33) = kind {
      (result.m13, result.m23, result.m33) = (m13, m23, m33)
    }
    return result
  }
}

/// A step of a display list.
package enum DisplayItem {
  /// Paints a picture.
  case leaf(DisplayLeaf)
  /// Begins a group.
  case begin(DisplayGroup)
  /// Ends the innermost group.
  case end

  /// Whether both would paint the same, or do the same to what they hold.
  func looksLike(_ other: DisplayItem) -> Bool {
    switch (self, other) {
    case (.leaf(let a), .leaf(let b)): a.looksLike(b)
    case (.begin(let a), .begin(let b)): a.looksLike(b)
    case (.end, .end): true
    default: false
    }
  }
}

extension DisplayLeaf {
  /// Whether both would paint the same.
  @inlinable package func looksLike(_ other: DisplayLeaf) -> Bool {
    content === other.content && opacity == other.opacity && transform == other.transform
      && isMoving == other.isMoving && paint == other.paint
  }
}

extension DisplayGroup {
  /// Whether both do the same to what they hold.
  package func looksLike(_ other: DisplayGroup) -> Bool {
    guard transform == other.transform else { return false }
    switch (kind, other.kind) {
    case (.opacity(let a), .opacity(let b)): return a == b
    case (.clip(let a, let b), .clip(let c, let d)): return b == d && a == c
    case (.shadow(let c1, let r1, let x1, let y1), .shadow(let c2, let r2, let x2, let y2)):
      return c1 == c2 && r1 == r2 && x1 == x2 && y1 == y2
    case (.blur(let a1, let a2), .blur(let b1, let b2)): return a1 == b1 && a2 == b2
    case (.blend(let a), .blend(let b)): return a == b
    case (.colorEffect(let a), .colorEffect(let b)): return a == b
    case (.mask, .mask), (.maskSource, .maskSource): return true
    case (.plane(let a1, let a2, let a3), .plane(let b1, let b2, let b3)):
      return a1 == b1 && a2 == b2 && a3 == b3
    default: return false
    }
  }

  /// What becomes of the bounds of what it holds, in window points.
  package func windowBounds(of bounds: CGRect) -> CGRect {
    guard !bounds.isNull, transform.isFinite else { return .null }
    switch kind {
    case .clip(let path, _):
      let clip = path.boundingRect
      return clip.isNull || !clip.isFinite ? .null : bounds.overlap(with: clip.applying(transform))
    case .shadow(_, let radius, let x, let y):
      guard radius.isFinite, x.isFinite, y.isFinite else { return bounds }
      let offset = CGSize(width: x, height: y).applying(transform)
      let reach = CGFloat(DisplayGroup.reach(ofBlur: radius)) * transform.maximumScale
      return bounds.union(
        bounds.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach))
    case .blur(_, isOpaque: true): return bounds
    case .blur(let radius, _):
      guard radius.isFinite else { return bounds }
      let reach = CGFloat(DisplayGroup.reach(ofBlur: radius)) * transform.maximumScale
      return bounds.insetBy(dx: -reach, dy: -reach)
    case .plane: return bounds.applying(projection)
    case .opacity, .blend, .colorEffect, .mask, .maskSource: return bounds
    }
  }

  /// How far a blur carries colour, in points: three boxes in a row reach 1.5 times their width.
  package static func reach(ofBlur radius: Double) -> Double {
    // The boxes stand in for a bell curve whose deviation is the radius; each is 1.88 deviations
    // wide, so that half of three is 2.82 of them, and the rest allows for rounding to pixels.
    max(0, radius) * 2.85 + 3
  }
}
