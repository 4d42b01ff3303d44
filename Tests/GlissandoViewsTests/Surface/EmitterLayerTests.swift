import Foundation
import GlissandoDrawing
import GlissandoTesting
import Observation
import Testing

@testable import GlissandoCompatibility
@testable import GlissandoViews

/// A view whose own layer emits, as programs write it that make confetti.
private final class Confetti: UIView {
  override class var layerClass: AnyClass { CAEmitterLayer.self }
  var emitter: CAEmitterLayer { layer as! CAEmitterLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    emitter.emitterPosition = CGPoint(x: bounds.midX, y: 0)
    emitter.emitterSize = CGSize(width: bounds.width, height: 1)
  }
}

/// A square of ink.
private func ink(_ side: Int) -> CGImage {
  CGImage(
    RasterImage(
      width: side, height: side, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: side * side)))
}

/// A kind that falls at 50 points a second.
private func falling(_ color: UIColor = .red) -> CAEmitterCell {
  let cell = CAEmitterCell()
  cell.name = "paper"
  cell.contents = ink(10)
  cell.color = color.cgColor
  cell.birthRate = 40
  cell.lifetime = 1
  cell.velocity = 50
  cell.emissionLongitude = .pi
  return cell
}

private struct Shower: UIViewRepresentable {
  let emits: Bool
  var begins = 1.0
  var isCut = false

  func makeUIView(context: Context) -> Confetti {
    let view = Confetti()
    view.emitter.emitterShape = .line
    view.clipsToBounds = isCut
    view.emitter.beginTime = begins
    view.emitter.emitterCells = [falling()]
    return view
  }
  func updateUIView(_ view: Confetti, context: Context) { view.emitter.birthRate = emits ? 1 : 0 }
}

@MainActor @Observable
private final class Weather { var emits = true }

private struct Rainfall: View {
  let weather: Weather
  var body: some View { Shower(emits: weather.emits) }
}

/// An emitter among the layers of a view, without a frame.
private struct Spark: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    let cell = CAEmitterCell()
    cell.contents = ink(20)
    cell.birthRate = 10
    cell.lifetime = 5
    cell.color = UIColor.blue.cgColor
    emitter.emitterCells = [cell]
    view.layer.addSublayer(emitter)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

/// A view with an emitter that another one may switch.
private struct Fountain: UIViewRepresentable {
  let emitter: CAEmitterLayer

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.layer.addSublayer(emitter)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

/// A view that switches an emitter which another one shows.
private struct Tap: UIViewRepresentable {
  let emits: Bool
  let emitter: CAEmitterLayer

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { emitter.birthRate = emits ? 1 : 0 }
}

private struct Plumbing: View {
  let weather: Weather
  let emitter: CAEmitterLayer

  var body: some View {
    VStack(spacing: 0) {
      Fountain(emitter: emitter)
      Tap(emits: weather.emits, emitter: emitter).frame(height: 10)
    }
  }
}

@MainActor
@Suite("Layers that emit particles")
struct EmitterLayerTests {
  /// The lowest row with something red in it; -1 is none.
  private func lowestRed(_ stage: Stage) -> Int {
    let image = stage.image()
    return (0..<100).last { row in
      (0..<100).contains { image.pixel($0, row)[0] > 200 && image.pixel($0, row)[1] < 100 }
    } ?? -1
  }

  @Test("Particles fall from a line, as far as they come in their time")
  func falls() {
    let stage = Stage(width: 100, height: 100) { Shower(emits: true) }
    stage.advance(by: 0.5)
    let half = lowestRed(stage)
    #expect((20...32).contains(half), "\(half)")
    stage.advance(by: 2)
    let all = lowestRed(stage)
    #expect((46...56).contains(all), "\(all)")
  }

  @Test("Particles outside of the view are shown unless its layer cuts them off")
  func cut() {
    for isCut in [false, true] {
      let stage = Stage(width: 100, height: 100) {
        Shower(emits: true, isCut: isCut).frame(width: 100, height: 20)
          .frame(maxHeight: .infinity, alignment: .top)
      }
      stage.advance(by: 1)
      let lowest = lowestRed(stage)
      #expect(isCut ? (10...19).contains(lowest) : lowest > 40, "\(lowest)")
    }
  }

  @Test("Without a time to begin at, a layer looks as if it had emitted for long")
  func past() {
    let stage = Stage(width: 100, height: 100) { Shower(emits: true, begins: 0) }
    stage.advance(by: 1.0 / 60)
    #expect(lowestRed(stage) > 40)
  }

  @Test("What emits no more shows what it has emitted to its end, and then rests")
  func ends() {
    let model = Weather()
    let stage = Stage(width: 100, height: 100) { Rainfall(weather: model) }
    stage.advance(by: 0.5)
    model.emits = false
    stage.advance(by: 0.5)
    #expect(lowestRed(stage) > 20)
    stage.advance(by: 1.5)
    #expect(lowestRed(stage) == -1)
    #expect(!stage.isAnimating)
    model.emits = true
    stage.advance(by: 0.4)
    #expect((10...32).contains(lowestRed(stage)))
  }

  @Test("A view that is brought up to date may switch what another one shows")
  func switchedByAnother() {
    let model = Weather()
    model.emits = false
    let emitter = CAEmitterLayer()
    emitter.beginTime = 1
    emitter.emitterShape = .line
    emitter.emitterPosition = CGPoint(x: 50, y: 0)
    emitter.emitterCells = [falling()]
    let stage = Stage(width: 100, height: 100) { Plumbing(weather: model, emitter: emitter) }
    stage.advance(by: 0.5)
    #expect(lowestRed(stage) == -1)
    model.emits = true
    stage.advance(by: 0.5)
    #expect((20...32).contains(lowestRed(stage)), "\(lowestRed(stage))")
  }

  @Test("A layer in a layer emits in the colour of its kind")
  func inner() {
    let stage = Stage(width: 100, height: 100) { Spark() }
    stage.advance(by: 0.5)
    let pixel = stage.image().pixel(50, 50)
    #expect(pixel[2] > 200 && pixel[0] < 60, "\(pixel)")
  }

  @Test("What is emitted emits itself, for as long as its kind says, and in the colour of both")
  func sparks() {
    let spark = CAEmitterCell()
    spark.contents = ink(10)
    spark.birthRate = 100
    spark.lifetime = 1
    spark.beginTime = 0.2
    spark.duration = 0.1
    spark.color = UIColor(red: 1, green: 0.5, blue: 1, alpha: 1).cgColor
    let rocket = CAEmitterCell()
    rocket.birthRate = 1
    rocket.lifetime = 10
    rocket.color = UIColor(red: 0, green: 1, blue: 1, alpha: 1).cgColor
    rocket.emitterCells = [spark]
    let layer = CAEmitterLayer()
    layer.beginTime = 1
    layer.emitterCells = [rocket]
    let particles = EmittedParticles(layer)
    for step in 0...115 {
      particles.advance(to: Date(timeIntervalSinceReferenceDate: Double(step) / 100))
    }
    #expect(particles.all.count == 1)
    for step in 116...140 {
      particles.advance(to: Date(timeIntervalSinceReferenceDate: Double(step) / 100))
    }
    #expect((10...11).contains(particles.all.count), "\(particles.all.count)")
    #expect(particles.all.last?.tint == SIMD3(0, 0.5, 1))
    #expect(particles.all.last?.picture != nil && particles.all.first?.picture == nil)
  }

  @Test("Where there is room for no more, what is to be emitted beyond all measure takes no time")
  func beyondMeasure() {
    let spark = CAEmitterCell()
    spark.birthRate = 1e9
    spark.lifetime = 1e9
    let rocket = CAEmitterCell()
    rocket.birthRate = 1e9
    rocket.lifetime = 1e9
    rocket.emitterCells = [spark]
    let layer = CAEmitterLayer()
    layer.beginTime = 1
    layer.emitterCells = [rocket]
    let particles = EmittedParticles(layer)
    // It would take minutes if all were tried.
    for step in 0...60 {
      particles.advance(to: Date(timeIntervalSinceReferenceDate: Double(step) / 10))
    }
    #expect(particles.all.count == 4000)
  }

  @Test("A kind's numbers are set by their path")
  func path() {
    let layer = CAEmitterLayer()
    layer.emitterCells = [falling()]
    layer.setValue(0, forKeyPath: "emitterCells.paper.birthRate")
    layer.setValue(7.5, forKeyPath: "emitterCells.paper.velocity")
    layer.setValue(3, forKeyPath: "emitterCells.other.velocity")
    #expect(layer.emitterCells?.first?.birthRate == 0)
    #expect(layer.emitterCells?.first?.velocity == 7.5)
  }
}
