import CGPUFloor
import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The scenes once more, by a bare program of OpenGL.
struct GPUFloors {
  private let floor: OpaquePointer
  private let size: CGSize
  private let scale: Double

  init?(_ scenes: Scenes, width: Int, height: Int) {
    guard let floor = gpu_floor_new(Int32(width), Int32(height)) else { return nil }
    self.floor = floor
    (size, scale) = (CGSize(width: width, height: height), Double(width) / Scenes.size.width)
    for (number, pixels) in [scenes.photograph, scenes.other].enumerated() {
      let (width, height) = Scenes.photographSize
      gpu_floor_load(floor, Int32(number), pixels, Int32(width), Int32(height))
    }
  }

  /// Gives the memory back.
  func free() { gpu_floor_free(floor) }

  private func affine(_ transform: CGAffineTransform) -> gpu_affine {
    let m = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    return gpu_affine(
      a: Float(m.a), b: Float(m.b), c: Float(m.c), d: Float(m.d), tx: Float(m.tx), ty: Float(m.ty))
  }

  private func draw(_ number: Int32, _ transform: CGAffineTransform, opacity: Double = 1) {
    gpu_floor_picture(floor, number, 1920, 1280, affine(transform), Float(opacity))
  }

  func photograph(_ time: Double) {
    gpu_floor_ground(floor)
    draw(0, Scenes.placed(time))
  }

  func blurringPhotograph(_ time: Double) {
    gpu_floor_ground(floor)
    blur(by: Scenes.radius(time)) { draw(0, Scenes.placed(time)) }
  }

  func turnedCard(_ time: Double) {
    gpu_floor_ground(floor)
    gpu_floor_card(
      floor, Float(Scenes.card.width), Float(Scenes.card.height), 40,
      affine(Scenes.turned(time)), 24)
  }

  func fadingGradient(_ time: Double) {
    gpu_floor_ground(floor)
    gpu_floor_gradient(floor, Float(Scenes.share(time)), 0)
  }

  func changingGradient(_ time: Double) {
    gpu_floor_ground(floor)
    gpu_floor_gradient(floor, 1, 1)
  }

  func blur(_ radius: Double, _ time: Double) {
    gpu_floor_ground(floor)
    blur(by: radius) { discs(time, .identity) }
  }

  func maskedBlur(_ time: Double) {
    gpu_floor_ground(floor)
    let growth = Scenes.growth(time)
    blur(by: 30 * growth.a, in: Scenes.panelFrame) { discs(time, growth) }
  }

  func crossFade(_ time: Double) {
    gpu_floor_ground(floor)
    let middle = CGAffineTransform(translationX: 960, y: 540)
    let share = Scenes.share(time)
    draw(0, middle, opacity: 1 - share)
    draw(1, middle, opacity: share)
  }

  func material(_ time: Double) {
    photograph(time)
    discs(time, .identity)
    blur(by: 20, in: Scenes.panelFrame, milk: 0.4) { gpu_floor_shrink(floor) }
  }

  func cards(_ count: Int, _ time: Double) -> () -> Void {
    let size = count > 100 ? Scenes.tileSize : Scenes.largeTileSize
    let toPixels = ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale))
    let matrices = (0..<count).flatMap { index -> [Float] in
      let m = Scenes.projection(of: index, count, time).concatenating(toPixels)
      return [m.m11, m.m21, m.m31, m.m12, m.m22, m.m32, m.m13, m.m23, m.m33].map { Float($0) }
    }
    return {
      gpu_floor_ground(floor)
      gpu_floor_planes(floor, matrices, Int32(count), Float(size.width), Float(size.height))
    }
  }

  func circles(_ count: Int, _ time: Double) -> () -> Void {
    let places = pixels((0..<count).map { Scenes.circlePlace($0, time) }, .identity)
    return {
      gpu_floor_ground(floor)
      let radius = Float(Scenes.circleRadius * scale)
      gpu_floor_discs(floor, places, Int32(count), radius, radius + 1)
    }
  }

  func rings(_ time: Double) -> () -> Void {
    let places = pixels((0..<8).map { Scenes.discPlace($0, time) }, .identity)
    let radius = (Scenes.ringRadius(time) + Scenes.ringWidth / 2) * scale
    return {
      gpu_floor_ground(floor)
      gpu_floor_discs(floor, places, 8, Float(radius), Float(Scenes.ringWidth * scale))
    }
  }

  // MARK: Parts

  private func discs(_ time: Double, _ transform: CGAffineTransform) {
    let places = pixels((0..<8).map { Scenes.discPlace($0, time) }, transform)
    let radius = Float(220 * transform.a * scale)
    gpu_floor_discs(floor, places, 8, radius, radius + 1)
  }

  /// Places as pairs of numbers in pixels.
  private func pixels(_ places: [CGPoint], _ transform: CGAffineTransform) -> [Float] {
    let toPixels = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    return places.flatMap { place -> [Float] in
      let pixel = place.applying(toPixels)
      return [Float(pixel.x), Float(pixel.y)]
    }
  }

  /// Blurs what a body draws; `radius` and the panel are in points.
  private func blur(
    by radius: Double, in panel: CGRect? = nil, milk: Double = 0, _ body: () -> Void
  ) {
    var factor = 1
    while radius * scale / Double(2 * factor) >= 3 { factor *= 2 }
    gpu_floor_begin_blur(floor, Int32(factor))
    body()
    let deviation = Float(radius * scale / Double(factor))
    guard let panel else { return gpu_floor_end_blur(floor, deviation, nil, Float(milk)) }
    let numbers = [panel.minX, panel.minY, panel.width, panel.height].map { Float($0 * scale) }
    gpu_floor_end_blur(floor, deviation, numbers, Float(milk))
  }
}
