import Foundation
import GlissandoDrawing

/// What the software painter paints a picture of.
struct PictureSubject {
  let items: DisplayItems
  let range: Range<Int>
  /// The place, in points, with which all of them move; zero where they do not move as one.
  let reference: CGPoint
  let base: CGAffineTransform
  /// Numbers that tell this picture from others of the same items.
  let parameter: SIMD2<Double>
  let area: IntRect
  /// Whether it is all there is, which then may move by whole pixels.
  let isWhole: Bool
  /// How often its pixels are halved once it is painted.
  var halves = (across: 0, down: 0)

  var isReduced: Bool { halves != (0, 0) }
  /// What is left of its pixels then.
  var reducedSize: ReducedSize {
    ReducedSize(width: area.width, height: area.height)
      .halved(across: halves.across, down: halves.down)
  }
  /// The pixels that the GPU has of it: those of its area, or where it is halved as many as are left, from zero on.
  var uploaded: IntRect {
    guard isReduced else { return area }
    let size = reducedSize
    return IntRect(left: 0, top: 0, right: size.width, bottom: size.height)
  }

  private var place: CGPoint { reference.applying(base) }

  /// How far it lies from what a picture was painted from; nil where it looks different.
  func move(since known: PlannedPictures.Entry) -> (x: Int, y: Int)? {
    let picture = known.picture
    guard
      picture.matches(items, range, reference: reference, base: base, parameter: parameter)
    else { return nil }
    let exact = CGPoint(x: place.x - picture.place.x, y: place.y - picture.place.y)
    let move = (x: Int(pixels: exact.x.rounded()), y: Int(pixels: exact.y.rounded()))
    let isAtPixel =
      max(abs(exact.x - exact.x.rounded()), abs(exact.y - exact.y.rounded())) < 1e-6
    return isAtPixel && (isWhole || known.area == area && move == (0, 0)) ? move : nil
  }

  /// What of a picture changes where this takes its place; nil where all of it does, or is halved: a pixel
  /// then shows what lies around it as well.
  func change(of entry: PlannedPictures.Entry, by finder: DamageFinder) -> Damage? {
    guard !isReduced, entry.area == area else { return nil }
    return entry.picture.damage(
      to: DisplayList(items: Array(items[range])), base: base, parameter: parameter, in: area,
      by: finder)
  }

  /// Lets a picture be one of this.
  func update(_ picture: GroupPicture) {
    picture.update(items, range, reference: reference, base: base, parameter: parameter)
    picture.place = place
  }
}
