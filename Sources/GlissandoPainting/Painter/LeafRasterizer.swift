import Foundation
import GlissandoDrawing

/// Turns leaves into coverage and pictures, for every painter the same: whoever puts them together, the
/// shapes have the same edges and the letters are the same.
///
/// Belongs to one painter, and keeps what it has drawn.
final class LeafRasterizer {
  /// What the pixels of a content of one colour are.
  enum Coverage {
    /// There are none in sight.
    case nothing
    /// Those of an upright rectangle, in part at its edges.
    case rectangle(CGRect)
    /// A mask whose origin lies at a pixel; valid until the next coverage is asked for.
    case mask(Mask, column: Int, row: Int)
  }

  /// Shapes of more pixels than this are filled by Cairo each time: most of their pixels lie inside,
  /// where Cairo is as fast, and their masks would take much memory.
  private static let greatestShapeArea: CGFloat = 4_096
  /// Text is drawn letter by letter, which is slow at any size.
  private static let greatestTextArea: CGFloat = 1_048_576
  /// What is longer, in pixels, is not kept, however flat it is; Cairo has no masks of twice the length.
  private static let greatestSide: CGFloat = 16_384
  /// Text of fewer pixels than this is placed at eighths of a pixel when it moves, more at quarters.
  private static let smallTextArea: CGFloat = 16_384
  /// Larger texts in colours of their own, in pixels, are drawn again each time: four million bytes a
  /// picture.
  private static let greatestSpriteArea: CGFloat = 1_048_576

  private let pictures = PictureCache()
  private let masks: MaskRenderer

  /// - Parameter cores: What draws what is large.
  init(_ cores: Cores) { masks = MaskRenderer(cores) }

  /// The bytes that are kept.
  var byteCount: Int { pictures.byteCount }

  /// Begins a frame of a window with so many pixels per point.
  func beginFrame(scale: Double) {
    masks.letterScale = scale
    pictures.beginFrame()
  }

  /// What a content of one colour covers under a matrix.
  ///
  /// - Parameter coarseness: The pixels of the window, along either side, in one of those that are painted.
  /// - Returns: nil when it has to be painted otherwise.
  @inline(__always)
  func coverage(
    of content: DisplayContent, _ matrix: CGAffineTransform, isMoving: Bool, coarseness: Int
  ) -> Coverage? {
    let linear = matrix.linearPart
    let key = ContentKey(content, coarseness: coarseness)
    if case .picture(let picture) = pictures.kept(of: key), picture.matrix == linear {
      return coverage(of: content, picture, matrix, isMoving)
    }
    return newCoverage(of: content, key, matrix, linear, isMoving)
  }

  private func newCoverage(
    of content: DisplayContent, _ key: ContentKey, _ matrix: CGAffineTransform,
    _ linear: SIMD4<Double>, _ isMoving: Bool
  ) -> Coverage? {
    if case .fill(let path, let style) = content.kind, style.isAntialiased,
      case .rect(let rect) = path.storage, matrix.b == 0, matrix.c == 0
    {
      return .rectangle(rect.applying(matrix))
    }
    guard let phaseCount = phaseCount(for: content, matrix) else { return nil }
    if let picture = pictures.picture(of: content, key, linear, phaseCount: phaseCount) {
      return coverage(of: content, picture, matrix, isMoving)
    }
    let place = Place(of: content, matrix, isMoving, phaseCount: phaseCount)
    guard let place, let drawn = masks.render(content, matrix: linear, fraction: place.fraction)
    else { return .nothing }
    return .mask(masks.temporaryMask(of: drawn), column: place.column, row: place.row)
  }

  @inline(__always)
  private func coverage(
    of content: DisplayContent, _ picture: Picture, _ matrix: CGAffineTransform, _ isMoving: Bool
  ) -> Coverage {
    picture.lastUse = pictures.frame
    guard let place = Place(of: content, matrix, isMoving, phaseCount: picture.phaseCount),
      let mask = picture.mask(place.phase) ?? newMask(of: content, picture, place)
    else { return .nothing }
    return .mask(mask, column: place.column, row: place.row)
  }

  /// The mask for a position that a picture was not at yet; nil where nothing is covered.
  private func newMask(of content: DisplayContent, _ picture: Picture, _ place: Place) -> Mask? {
    guard let drawn = masks.render(content, matrix: picture.matrix, fraction: place.fraction)
    else { return nil }
    if picture.keepsMasks { return pictures.store(drawn, place.phase, of: picture) }
    picture.keepsMasks = true
    return masks.temporaryMask(of: drawn)
  }

  /// How many parts of a pixel are told apart, or nil when the content is painted otherwise.
  private func phaseCount(for content: DisplayContent, _ matrix: CGAffineTransform) -> Int? {
    let size = content.bounds.applying(matrix).size
    let area = size.width * size.height
    guard max(size.width, size.height) < Self.greatestSide else { return nil }
    switch content.kind {
    case .fill, .stroke: return area <= Self.greatestShapeArea ? 16 : nil
    case .text(let layout):
      if area > Self.greatestTextArea || CairoLeaf.needsShowing(layout) { return nil }
      return area <= Self.smallTextArea ? 8 : 4
    case .image, .commands: return nil
    }
  }

  /// The picture of a text that has colours of its own, at a scale; nil where it is too large.
  func sprite(
    of content: DisplayContent, _ color: Color.Resolved, scale: Double, coarseness: Int
  ) -> Sprite? {
    let key = ContentKey(content, coarseness: coarseness)
    if case .sprite(let sprite) = pictures.kept(of: key), sprite.scale == scale,
      sprite.color == color
    {
      return sprite
    }
    let sprite = Sprite(
      content, color: color, scale: scale, greatestArea: Self.greatestSpriteArea)
    if let sprite { pictures.keep(.sprite(sprite), of: key) }
    return sprite
  }
}

/// A position in whole pixels and parts of one.
private struct Place {
  var column: Int
  var row: Int
  var phase: Int
  var fraction: SIMD2<Double>

  /// Where the anchor of a content lies, rounded to the parts of a pixel that are told apart; nil where
  /// nothing can be visible.
  @inline(__always)
  init?(
    of content: DisplayContent, _ matrix: CGAffineTransform, _ isMoving: Bool, phaseCount: Int
  ) {
    var place = content.anchor.applying(matrix)
    // Beyond this nothing is visible, and whole numbers would overflow.
    guard abs(place.x) < 1e8, abs(place.y) < 1e8 else { return nil }
    if !isMoving, case .text = content.kind, matrix.uniformScale != nil {
      place = place.onWholePixels
    }
    // Rounding to even would cost a call on older processors; the floor is one instruction.
    let stepsX = Int((Double(place.x) * Double(phaseCount) + 0.5).rounded(.down))
    let stepsY = Int((Double(place.y) * Double(phaseCount) + 0.5).rounded(.down))
    // The number of phases is a power of two.
    let shift = phaseCount.trailingZeroBitCount
    let (phaseX, phaseY) = (stepsX & (phaseCount - 1), stepsY & (phaseCount - 1))
    column = stepsX >> shift
    row = stepsY >> shift
    phase = phaseY << shift | phaseX
    fraction = SIMD2(Double(phaseX), Double(phaseY)) / Double(phaseCount)
  }
}
