import CLargeFloor
import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The scenes once more, by plain loops of C.
struct Floors {
  private let target: Bitmap
  private let scale: Double
  private let photograph: Bitmap
  private let other: Bitmap
  /// The picture with half as many pixels along either side, or itself: as many as are seen.
  private let seen: Bitmap
  private let small: UnsafeMutablePointer<UInt32>
  private let scratch: UnsafeMutablePointer<UInt32>
  private let tiles: [Bitmap]

  init(_ scenes: Scenes, _ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    target = Bitmap(pixels: pixels, width: Int32(width), height: Int32(height))
    scale = Double(width) / Scenes.size.width
    photograph = Self.bitmap(scenes.photograph)
    other = Self.bitmap(scenes.other)
    small = .allocate(capacity: width * height)
    small.initialize(repeating: 0, count: width * height)
    scratch = .allocate(capacity: width * height)
    scratch.initialize(repeating: 0, count: width * height)
    seen = scale < 0.75 ? Self.half(photograph) : photograph
    let pixelScale = scale
    tiles = [Scenes.tileSize, Scenes.largeTileSize].map { size in
      let (width, height) = (Int(size.width * pixelScale), Int(size.height * pixelScale))
      let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
      pixels.initialize(repeating: 0xFF33_66CC, count: width * height)
      return Bitmap(pixels: pixels, width: Int32(width), height: Int32(height))
    }
  }

  /// Gives the memory back.
  func free() {
    small.deallocate()
    scratch.deallocate()
    for picture in [photograph, other] + tiles { picture.pixels.deallocate() }
    if seen.pixels != photograph.pixels { seen.pixels.deallocate() }
  }

  private static func bitmap(_ pixels: [UInt32]) -> Bitmap {
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: pixels.count)
    memory.initialize(from: pixels, count: pixels.count)
    let (width, height) = Scenes.photographSize
    return Bitmap(pixels: memory, width: Int32(width), height: Int32(height))
  }

  private static func half(_ picture: Bitmap) -> Bitmap {
    let (width, height) = (Int(picture.width / 2), Int(picture.height / 2))
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    let result = Bitmap(pixels: memory, width: Int32(width), height: Int32(height))
    floor_shrink(picture, 0, 0, result, 2)
    return result
  }

  private func affine(_ transform: CGAffineTransform, _ scale: Double) -> Affine {
    let m = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    return Affine(a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty)
  }

  private func draw(_ picture: Bitmap, _ transform: CGAffineTransform, opacity: Double = 1) {
    let factor = 1920 / Double(picture.width)
    let placed = CGAffineTransform(translationX: -960, y: -640)
      .concatenating(transform)
    floor_picture(
      target, picture,
      affine(CGAffineTransform(scaleX: factor, y: factor).concatenating(placed), scale),
      Int32(opacity * 255))
  }

  private func ground() { floor_fill(target, 0xFFFF_FFFF) }

  func photograph(_ time: Double) { draw(seen, Scenes.placed(time)) }

  func blurringPhotograph(_ time: Double) {
    photograph(time)
    let deviation = Scenes.radius(time) * scale
    var factor = 1
    while deviation / Double(2 * factor) >= 3 { factor *= 2 }
    let reduced = smaller(factor)
    floor_shrink(target, 0, 0, reduced, Int32(factor))
    floor_blur(
      target, reduced, scratch, Int32(factor), max(Int32(deviation / Double(factor) * 1.88), 1))
  }

  private func smaller(_ factor: Int) -> Bitmap {
    Bitmap(
      pixels: small, width: target.width / Int32(factor), height: target.height / Int32(factor))
  }

  func turnedCard(_ time: Double) {
    ground()
    floor_card(
      target, Scenes.card.width, Scenes.card.height, 40, affine(Scenes.turned(time), scale), 24)
  }

  func fadingGradient(_ time: Double) {
    ground()
    floor_gradient(target, Int32(Scenes.share(time) * 255))
  }

  func changingGradient(_ time: Double) {
    floor_gradient(target, 255)
  }

  private func discs(_ time: Double, on target: Bitmap, scale: Double) {
    discs(time, on: target, placed: CGAffineTransform(scaleX: scale, y: scale))
  }

  private func discs(_ time: Double, on target: Bitmap, placed: CGAffineTransform) {
    for index in 0..<8 {
      let place = Scenes.discPlace(index, time).applying(placed)
      let (x, y, radius) = (place.x, place.y, 220 * placed.a)
      for row in max(0, Int(y - radius))..<min(Int(target.height), Int(y + radius)) {
        let reach = max(0, radius * radius - pow(Double(row) - y, 2)).squareRoot()
        let (left, right) = (max(0, Int(x - reach)), min(Int(target.width), Int(x + reach)))
        guard left < right else { continue }
        (target.pixels + row * Int(target.width) + left).update(
          repeating: 0xFF33_66CC, count: right - left)
      }
    }
  }

  func blur(_ radius: Double, _ time: Double) {
    ground()
    var factor = 1
    while radius * scale / Double(2 * factor) >= 3 { factor *= 2 }
    let reduced = smaller(factor)
    floor_fill(reduced, 0)
    discs(time, on: reduced, scale: scale / Double(factor))
    floor_blur(
      target, reduced, scratch, Int32(factor), Int32(radius * scale / Double(factor) * 1.88))
  }

  func crossFade(_ time: Double) {
    ground()
    let share = Scenes.share(time)
    let middle = CGAffineTransform(translationX: 960, y: 540)
    draw(photograph, middle, opacity: 1 - share)
    draw(other, middle, opacity: share)
  }

  func material(_ time: Double) {
    photograph(time)
    discs(time, on: target, scale: scale)
    blurPanel(by: 20) { panel, left, top, factor in
      floor_shrink(target, left, top, panel, factor)
    }
  }

  func maskedBlur(_ time: Double) {
    ground()
    let growth = Scenes.growth(time)
    blurPanel(by: 30 * growth.a) { panel, left, top, factor in
      floor_fill(panel, 0)
      discs(
        time, on: panel,
        placed: growth.concatenating(CGAffineTransform(scaleX: scale, y: scale))
          .concatenating(CGAffineTransform(translationX: -Double(left), y: -Double(top)))
          .concatenating(
            CGAffineTransform(scaleX: 1 / Double(factor), y: 1 / Double(factor))))
    }
  }

  /// Fills a smaller picture of the panel, and draws it blurred where the panel is; `radius` is in points.
  private func blurPanel(
    by radius: Double, fill: (Bitmap, _ left: Int32, _ top: Int32, _ factor: Int32) -> Void
  ) {
    var factor = 1
    while radius * scale / Double(2 * factor) >= 3 { factor *= 2 }
    let frame = Scenes.panelFrame.applying(CGAffineTransform(scaleX: scale, y: scale))
    let (left, top) = (Int32(frame.minX), Int32(frame.minY))
    let reduced = Bitmap(
      pixels: small, width: Int32(frame.width) / Int32(factor),
      height: Int32(frame.height) / Int32(factor))
    fill(reduced, left, top, Int32(factor))
    floor_boxes(reduced, scratch, Int32(radius * scale / Double(factor) * 1.88))
    floor_enlarge(
      target, left, top, reduced.width * Int32(factor), reduced.height * Int32(factor), reduced,
      Int32(factor))
  }

  func cards(_ count: Int, _ time: Double) {
    ground()
    let tile = tiles[count > 100 ? 0 : 1]
    let size = count > 100 ? Scenes.tileSize : Scenes.largeTileSize
    let frame = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    for index in 0..<count {
      let projection = Scenes.projection(of: index, count, time).concatenating(
        ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale)))
      let box = frame.applying(projection)
      let toPicture = projection.inverted().concatenating(
        ProjectionTransform(
          CGAffineTransform(translationX: size.width / 2, y: size.height / 2).concatenating(
            CGAffineTransform(scaleX: scale, y: scale))))
      let numbers = [
        toPicture.m11, toPicture.m12, toPicture.m13, toPicture.m21, toPicture.m22, toPicture.m23,
        toPicture.m31, toPicture.m32, toPicture.m33,
      ].map { Double($0) }
      floor_plane(
        target, tile, numbers, max(Int32(box.minX), 0), max(Int32(box.minY), 0),
        min(Int32(box.maxX + 1), target.width), min(Int32(box.maxY + 1), target.height))
    }
  }
}
