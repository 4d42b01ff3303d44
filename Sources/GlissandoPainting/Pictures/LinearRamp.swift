import CBlit
import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Colours along a line that fill an upright rectangle, without Cairo: a table of colours, and an addition
/// for each pixel.
struct LinearRamp {
  /// Premultiplied pixels along the line, from its beginning to its end.
  private let table: [UInt32]
  /// How far along the line, in places of the table, a pixel's middle lies: along x, along y, and that
  /// of the pixel at (0, 0).
  private let across: Double
  private let down: Double
  private let start: Double
  /// What is filled, in pixels.
  private let rect: CGRect
  /// Whether nothing shines through any of the colours.
  private let isOpaque: Bool

  /// The places of a table, at most: as many as a large window has pixels from corner to corner.
  private static let greatestCount = 8192.0
  private static let leastCount = 256.0

  /// The ramp that a leaf is under a transform to pixels; nil where it is something else.
  init?(_ leaf: DisplayLeaf, _ matrix: CGAffineTransform) {
    guard case .fill(let path, let style) = leaf.content.kind, style.isAntialiased,
      case .rect(let bounds) = path.storage, case .gradient(let gradient) = leaf.paint,
      case .linear(let from, let to) = gradient.geometry, gradient.spread == .held,
      gradient.stops.count > 1, matrix.b == 0, matrix.c == 0, matrix.a != 0, matrix.d != 0
    else { return nil }
    let frame = gradient.frame ?? leaf.content.frame ?? bounds
    let line = CGPoint(
      x: (to.x - from.x) * frame.width, y: (to.y - from.y) * frame.height)
    let square = Double(line.x * line.x + line.y * line.y)
    guard square > 0, square.isFinite else { return nil }
    // Of the line's length, for each pixel.
    let slope = SIMD2(
      Double(line.x / matrix.a) / square, Double(line.y / matrix.d) / square)
    let length = 1 / (slope * slope).sum().squareRoot()
    let count = min(max((2 * length).rounded(), Self.leastCount), Self.greatestCount)
    let origin = CGPoint(
      x: (frame.minX + from.x * frame.width) * matrix.a + matrix.tx,
      y: (frame.minY + from.y * frame.height) * matrix.d + matrix.ty)
    across = slope.x * count
    down = slope.y * count
    start = (0.5 - Double(origin.x)) * across + (0.5 - Double(origin.y)) * down
    rect = bounds.standardized.applying(matrix).standardized
    guard start.isFinite, abs(start) < 1e8, max(abs(across), abs(down)) < 1e4 else { return nil }
    let stops = CairoSource.stops(of: gradient)
    isOpaque = stops.allSatisfy { $0.color.opacity >= 1 }
    table = Self.table(stops, count: Int(count))
  }

  /// The colours at equal steps between the stops, mixed before they are multiplied by their opacity, as
  /// Cairo mixes them.
  private static func table(_ stops: [GradientPaint.Stop], count: Int) -> [UInt32] {
    var next = 0
    return (0..<count).map { index in
      let location = (Double(index) + 0.5) / Double(count)
      while next < stops.count, max(0, min(stops[next].location, 1)) <= location { next += 1 }
      guard next > 0 else { return pixel(channels(stops[0].color)) }
      let before = stops[next - 1]
      guard next < stops.count else { return pixel(channels(before.color)) }
      let start = max(0, min(before.location, 1))
      let part = (location - start) / (max(0, min(stops[next].location, 1)) - start)
      let color = channels(before.color)
      return pixel(color + (channels(stops[next].color) - color) * part)
    }
  }

  private static func channels(_ color: Color.Resolved) -> SIMD4<Double> {
    SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
      .clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
  }

  private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    var premultiplied = color * (color.w * 255)
    premultiplied.w = color.w * 255
    // All channels are in 0...255.
    premultiplied += 0.5
    return UInt32(premultiplied.w) << 24 | UInt32(premultiplied.x) << 16
      | UInt32(premultiplied.y) << 8 | UInt32(premultiplied.z)
  }

  /// Whether every pixel of an area gets a colour through which nothing shines.
  func hides(_ area: IntRect) -> Bool { isOpaque && IntRect(inside: rect).contains(area) }

  /// Paints over what is there.
  ///
  /// - Parameters:
  ///   - opacity: How much of it is seen; 1...255.
  ///   - scratch: Room for a row of the pixels.
  ///   - clip: What may be painted; it lies inside of the pixels.
  func paint(
    onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, clip: IntRect, opacity: UInt32,
    scratch: UnsafeMutablePointer<UInt32>
  ) {
    let area = IntRect(around: rect).intersection(clip)
    if area.isEmpty { return }
    let replaces = opacity == 255 && hides(area)
    for row in area.top..<area.bottom {
      let target = pixels + row * stride + area.left
      if replaces {
        fill(target, row: row, area)
      } else {
        fill(scratch, row: row, area)
        soften(scratch - area.left, row: row, area)
        glissando_over(scratch, target, area.width, opacity)
      }
    }
  }

  /// Fills the part of a row that lies in an area.
  private func fill(_ target: UnsafeMutablePointer<UInt32>, row: Int, _ area: IntRect) {
    // With 32 bits after the point, a row of 16,384 pixels is off by less than a millionth of a
    // place. It begins where the whole rectangle does, so that parts agree to the last bit.
    let step = Int64(clamping: across * 4_294_967_296)
    let left = IntRect(around: rect).left
    let start = start + Double(left) * across + Double(row) * down
    let origin = Int64(max(-1e8, min(start, 1e8)) * 4_294_967_296)
    let first = origin &+ step &* Int64(area.left - left)
    let last = first &+ step &* Int64(area.width - 1)
    table.withUnsafeBufferPointer { table in
      guard let colors = table.baseAddress else { return }
      var place = first
      if min(first, last) >= 0, max(first, last) >> 32 < table.count {
        for column in 0..<area.width {
          target[column] = colors[Int(place >> 32)]
          place &+= step
        }
        return
      }
      // Places beyond the table have the colours of its ends.
      let end = Int64(table.count - 1)
      for column in 0..<area.width {
        target[column] = colors[Int(max(0, min(place >> 32, end)))]
        place &+= step
      }
    }
  }

  /// Takes from the pixels at the edges what lies outside of the rectangle.
  private func soften(_ target: UnsafeMutablePointer<UInt32>, row: Int, _ area: IntRect) {
    func covered(_ pixel: Int, _ low: CGFloat, _ high: CGFloat) -> Double {
      max(0, min(Double(high), Double(pixel + 1)) - max(Double(low), Double(pixel)))
    }
    func scale(_ column: Int, by part: Double) {
      target[column] = Blitter.scaled(target[column], by: UInt32((part * 255).rounded()))
    }
    let height = covered(row, rect.minY, rect.maxY)
    if height < 1 {
      for column in area.left..<area.right {
        scale(column, by: height * covered(column, rect.minX, rect.maxX))
      }
      return
    }
    let (first, last) = (area.left, area.right - 1)
    let (left, right) = (
      covered(first, rect.minX, rect.maxX), covered(last, rect.minX, rect.maxX)
    )
    if left < 1 { scale(first, by: left) }
    if right < 1, last > first { scale(last, by: right) }
  }
}
