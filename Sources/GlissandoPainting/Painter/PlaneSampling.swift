import Foundation
import GlissandoDrawing

/// How finely the picture of a plane is painted, by what becomes of short lines at its corners and in its middle.
struct PlaneSampling {
  /// The pixels of a plane's picture, at most: what is larger is painted coarser.
  private static let greatestArea: CGFloat = 4_194_304
  /// The pixels along a side of a plane's picture, at most: so many does `glissando_warp` look up.
  private static let greatestSide: CGFloat = 30_000
  /// A picture is halved where a pixel of the window shows more than so many of its pixels: edges are as sharp then as
  /// where it is painted coarsest.
  private static let leastHalved: CGFloat = 1.8

  /// How close to the eye, against the middle, the picture is painted for where it goes on behind that.
  private static let leastDepth: CGFloat = 0.25

  /// Pixels per point at which the picture is painted: as many as where it is nearest, and not too close to the eye.
  ///
  /// In steps, so that a plane that turns keeps its picture.
  let scale: CGFloat
  /// How often the picture is halved across and down: as often as each of its pixels shares one of the window's with
  /// another, everywhere.
  let across: Int
  let down: Int

  /// - Parameters:
  ///   - content: What lies in the plane, in its points.
  ///   - device: From there to pixels.
  init(_ content: CGRect, _ device: ProjectionTransform) {
    var greatest: CGFloat = 0
    // The points that a pixel shows at least, along either side of the content.
    var (width, height) = (CGFloat.infinity, CGFloat.infinity)
    for index in 0..<5 {
      let place = Self.place(index, of: content)
      guard let linear = device.linear(at: place) else {
        // A corner behind the eye; on the way there from the middle it comes as close as one likes.
        greatest = max(
          greatest, Self.lastScale(towards: place, from: Self.place(4, of: content), device))
        (width, height) = (0, 0)
        continue
      }
      let area = abs(linear.determinant)
      greatest = max(greatest, linear.maximumScale)
      width = min(width, hypot(linear.c, linear.d) / area)
      height = min(height, hypot(linear.a, linear.b) / area)
    }
    scale = Self.scale(content, greatest)
    across = Self.halves(width * scale, content.width * scale)
    down = Self.halves(height * scale, content.height * scale)
  }

  /// Pixels per point for a picture of which something is seen so large at most.
  private static func scale(_ content: CGRect, _ greatest: CGFloat) -> CGFloat {
    // Steps of a quarter of an octave: in coarser ones the picture has so many pixels that most of the window's
    // are the means of several.
    let step = (4 * log2(max(Double(greatest), 1e-3)) - 0.4).rounded(.up) / 4
    let room = (greatestArea / max(content.width * content.height, 1)).squareRoot()
    let side = greatestSide / max(content.width, content.height, 1)
    return min(CGFloat(exp2(step)), room, side)
  }

  /// A corner, or the middle.
  private static func place(_ index: Int, of content: CGRect) -> CGPoint {
    CGPoint(
      x: index == 4 ? content.midX : index % 2 == 0 ? content.minX : content.maxX,
      y: index == 4 ? content.midY : index < 2 ? content.minY : content.maxY)
  }

  /// Pixels per point where a plane that goes on behind the eye is as close to it as its picture is painted for.
  ///
  /// - Returns: 0 where that is not seen either.
  private static func lastScale(
    towards corner: CGPoint, from middle: CGPoint, _ device: ProjectionTransform
  ) -> CGFloat {
    let (near, far) = (device.depth(of: corner), device.depth(of: middle))
    guard far > 0 else { return 0 }
    let way = far * (1 - leastDepth) / (far - near)
    let place = CGPoint(
      x: middle.x + (corner.x - middle.x) * way, y: middle.y + (corner.y - middle.y) * way)
    return device.linear(at: place)?.maximumScale ?? 0
  }

  /// - Parameters:
  ///   - pixels: Those of the picture that a pixel of the window shows at least.
  ///   - side: The pixels along the side.
  private static func halves(_ pixels: CGFloat, _ side: CGFloat) -> Int {
    var count = 0
    while count < 5, pixels > leastHalved * CGFloat(1 << count), side > CGFloat(8 << count) {
      count += 1
    }
    return count
  }
}
