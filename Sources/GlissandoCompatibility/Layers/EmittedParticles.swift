import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// The particles that an emitter layer shows.

/// Tells a view that its emitter emits other than before.
final class EmitterChanges: ObservableObject {
  func note() {
    // Layers belong to no actor.
    if MainContext.isCurrent { objectWillChange.send() }
  }
}

/// A particle, which flies by a law of its own: where it is needs no step before.
struct EmittedParticle {
  /// When it began, and for how long it is there; seconds.
  let birth: Double
  let lifetime: Double
  let origin: CGPoint
  /// Points a second.
  let velocity: CGVector
  /// Points a second, a second.
  let acceleration: CGVector
  /// Radians a second.
  let spin: Double
  let scale: Double
  let scaleSpeed: Double
  let opacity: Double
  let opacitySpeed: Double
  /// Red, green and blue, which what it emits itself has part in.
  let tint: SIMD3<Double>
  /// What it looks like; nil is nothing.
  let picture: Image?
  /// What it emits itself.
  let inner: [CAEmitterCell]

  var end: Double { birth + lifetime }

  /// Where it is at a time.
  func position(at time: Double) -> CGPoint {
    let age = time - birth
    return CGPoint(
      x: origin.x + (velocity.dx + acceleration.dx * age / 2) * age,
      y: origin.y + (velocity.dy + acceleration.dy * age / 2) * age)
  }

  /// Draws it where it is at a time.
  func draw(in context: GraphicsContext, at time: Double) {
    let age = time - birth
    let shown = min(max(opacity + opacitySpeed * age, 0), 1)
    let size = scale + scaleSpeed * age
    guard let picture, shown > 0, size > 0 else { return }
    let place = position(at: time)
    var context = context
    context.opacity *= shown
    context.translateBy(x: place.x, y: place.y)
    context.rotate(by: .radians(spin * age))
    context.scaleBy(x: size, y: size)
    context.draw(context.resolve(picture), at: .zero)
  }
}

/// The particles of a layer: those that are there at a time, one time after the other.
@MainActor
final class EmittedParticles {
  /// So many at most: what comes beyond is not emitted.
  private static let most = 4000
  /// So much of the time in which nobody looked is made up for; seconds.
  private static let longestPause = 0.25
  /// For so many seconds at most has a layer emitted before it appears.
  private static let longestPast = 20.0

  private let layer: CAEmitterLayer
  private var random: ParticleChance
  private(set) var all: [EmittedParticle] = []
  private var pictures: [TintedPicture: (of: CGImage, Image)] = [:]
  private var first: Date?
  /// Whether there was anything to show the last time: a layer that begins again has nothing to make up for.
  private var wasAlive = true
  /// Since when the layer emits, and until when it has; seconds since it appeared.
  private var start = 0.0
  private(set) var time = 0.0

  init(_ layer: CAEmitterLayer) {
    self.layer = layer
    random = ParticleChance(seed: layer.seed)
  }

  /// Whether there is anything to show, now or later.
  var isAlive: Bool {
    let emits = cells.contains { $0.birthRate > 0 && $0.lifetime + $0.lifetimeRange > 0 }
    return !all.isEmpty || (emits && layer.birthRate > 0 && layer.lifetime > 0)
  }

  /// Those that emit; asked for in each frame, without a list of them.
  private var cells: some Sequence<CAEmitterCell> {
    (layer.emitterCells ?? []).lazy.filter(\.isEnabled)
  }

  /// Emits what has come since the last time, and lets go what has ended.
  func advance(to date: Date) {
    let appeared = first ?? date
    let now = date.timeIntervalSince(appeared)
    if first == nil { (start, time) = layer.beginTime == 0 ? (-past, -past) : (0, 0) }
    guard now >= time else { return }
    if first != nil { time = wasAlive ? max(time, now - Self.longestPause) : now }
    first = appeared
    for cell in cells {
      let begin = start + (layer.beginTime == 0 ? 0 : max(0, cell.beginTime.orZero))
      for birth in births(of: cell, since: begin, until: now, rate: layer.birthRate) {
        let (origin, direction) = place()
        add(cell, at: birth, origin, direction, tint: SIMD3(1, 1, 1))
      }
    }
    // What is emitted meanwhile emits itself: those come to the end of the list, and have their turn.
    var index = 0
    while index < all.count {
      emitInner(of: all[index], until: now)
      index += 1
    }
    all.removeAll { $0.end <= now }
    time = now
    wasAlive = isAlive
  }

  private func emitInner(of particle: EmittedParticle, until now: Double) {
    for cell in particle.inner where cell.isEnabled {
      let begin = particle.birth + max(0, cell.beginTime.orZero)
      let end = cell.duration > 0 ? min(begin + cell.duration, particle.end) : particle.end
      for birth in births(of: cell, since: begin, until: min(end, now), rate: 1) {
        add(cell, at: birth, particle.position(at: birth), 0, tint: particle.tint)
      }
    }
  }

  /// How long the first of those that are there when a layer appears has been there.
  private var past: Double {
    let longest = cells.map { Double($0.lifetime + $0.lifetimeRange) }.max() ?? 0
    return min(max((longest * Double(layer.lifetime)).orZero, 0), Self.longestPast)
  }

  /// When particles of a kind begin since the last time, as many as there is room for.
  private func births(
    of cell: CAEmitterCell, since begin: Double, until end: Double, rate: Float
  ) -> [Double] {
    let rate = Double(cell.birthRate * rate).orZero
    let from = max(time, begin)
    let room = Self.most - all.count
    guard rate > 0, end > from, room > 0 else { return [] }
    let before = ((from - begin) * rate).rounded(.down)
    let count = ((end - begin) * rate).rounded(.down) - before
    return (0..<Int(min(count, Double(room)))).map { begin + (before + Double($0) + 1) / rate }
  }

  private func add(
    _ cell: CAEmitterCell, at birth: Double, _ origin: CGPoint, _ direction: Double,
    tint: SIMD3<Double>
  ) {
    let angle = direction + cell.emissionLongitude.orZero + random.spread(cell.emissionRange / 2)
    let speed = (cell.velocity.orZero + random.spread(cell.velocityRange)) * Double(layer.velocity)
    let tint = tint * color(of: cell)
    all.append(
      EmittedParticle(
        birth: birth,
        lifetime: (Double(cell.lifetime).orZero + random.spread(Double(cell.lifetimeRange)))
          * Double(layer.lifetime).orZero,
        origin: origin, velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
        acceleration: CGVector(dx: cell.xAcceleration.orZero, dy: cell.yAcceleration.orZero),
        spin: (cell.spin.orZero + random.spread(cell.spinRange)) * Double(layer.spin).orZero,
        scale: (cell.scale.orZero + random.spread(cell.scaleRange)) * Double(layer.scale).orZero,
        scaleSpeed: cell.scaleSpeed.orZero,
        opacity: Double(cell.color?.alpha ?? 1) + random.spread(Double(cell.alphaRange)),
        opacitySpeed: Double(cell.alphaSpeed).orZero, tint: tint, picture: picture(cell, tint),
        inner: cell.emitterCells ?? []))
  }

  /// Where a particle begins, and the direction of the layer there.
  private func place() -> (CGPoint, Double) {
    let (middle, size) = (layer.emitterPosition, layer.emitterSize)
    switch layer.emitterShape {
    case .line:
      return (CGPoint(x: middle.x + random.spread(size.width / 2), y: middle.y), -.pi / 2)
    case .rectangle, .cuboid:
      let (x, y) = layer.emitterMode.isEdge ? edge() : (random.spread(1), random.spread(1))
      return (CGPoint(x: middle.x + x * size.width / 2, y: middle.y + y * size.height / 2), 0)
    case .circle, .sphere:
      let angle = random.spread(.pi)
      let radius = size.width * (layer.emitterMode.isEdge ? 1 : random.next().squareRoot())
      return (CGPoint(x: middle.x + cos(angle) * radius, y: middle.y + sin(angle) * radius), angle)
    default:
      return (middle, 0)
    }
  }

  /// A point on the edge of the square from -1 to 1.
  private func edge() -> (Double, Double) {
    let (along, side) = (random.spread(1), random.next() < 0.5 ? -1.0 : 1)
    return random.next() < 0.5 ? (along, side) : (side, along)
  }

  /// One of the colours of a kind: there are only so many, whose pictures are kept.
  private func color(of cell: CAEmitterCell) -> SIMD3<Double> {
    let own = cell.color?.components ?? [1, 1, 1, 1]
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange]
    var color = SIMD3<Double>()
    for channel in 0..<3 {
      let range = Double(ranges[channel]).orZero
      let step = range == 0 ? 0 : (random.next() * 8).rounded(.down) / 3.5 - 1
      color[channel] = min(max(Double(own[channel]) + range * step, 0), 1)
    }
    return color
  }

  private func picture(_ cell: CAEmitterCell, _ tint: SIMD3<Double>) -> Image? {
    guard let contents = cell.contents as? CGImage else { return nil }
    let key = TintedPicture(picture: ObjectIdentifier(contents), tint: tint)
    if let made = pictures[key] { return made.1 }
    let tinted = tint == SIMD3(1, 1, 1) ? contents : contents.multiplied(by: tint)
    let made = Image(decorative: tinted, scale: cell.contentsScale)
    // A kind that is made anew all the time brings a picture of its own with it.
    if pictures.count > 1000 { pictures = [:] }
    pictures[key] = (contents, made)
    return made
  }
}

private struct TintedPicture: Hashable {
  let picture: ObjectIdentifier
  let tint: SIMD3<Double>
}

extension CGImage {
  /// The picture with red, green and blue multiplied by as many numbers in [0, 1].
  fileprivate func multiplied(by color: SIMD3<Double>) -> CGImage {
    let factors = (0..<3).map { UInt32((color[$0] * 256).rounded()) }
    let pixels = raster.pixels.map { pixel in
      pixel & 0xFF00_0000
        | ((pixel >> 16 & 0xFF) * factors[0] >> 8) << 16
        | ((pixel >> 8 & 0xFF) * factors[1] >> 8) << 8
        | (pixel & 0xFF) * factors[2] >> 8
    }
    return CGImage(RasterImage(width: width, height: height, pixels: pixels))
  }
}

/// Chance that is the same in every run (Steele, Lea and Flood's SplitMix64, 2014).
private struct ParticleChance {
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) &* 0x9E37_79B9 &+ 0x1234_5678 }

  /// A number in [0, 1).
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }

  /// A number from -`range` to `range`.
  mutating func spread(_ range: Double) -> Double { (next() * 2 - 1) * range.orZero }
}

extension BinaryFloatingPoint {
  /// The number, or 0 where it is none.
  fileprivate var orZero: Self { isFinite ? self : 0 }
}
