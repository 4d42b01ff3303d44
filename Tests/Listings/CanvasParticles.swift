import SwiftUI

struct Particle: Hashable {
  let x: Double
  let y: Double
  let creationDate = Date.now.timeIntervalSinceReferenceDate
  let hue: Double
}

class ParticleSystem {
  var particles = Set<Particle>()
  var center = UnitPoint.center
  var hue = 0.0

  func update(date: TimeInterval) {
    let deathDate = date - 1
    for particle in particles where particle.creationDate < deathDate { particles.remove(particle) }
    particles.insert(Particle(x: center.x, y: center.y, hue: hue))
    hue += 0.01
    if hue > 1 { hue -= 1 }
  }
}

struct CanvasParticles: View {
  @State private var system = ParticleSystem()

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: false) { context, size in
        let now = timeline.date.timeIntervalSinceReferenceDate
        system.update(date: now)
        context.blendMode = .plusLighter
        for particle in system.particles {
          var context = context
          context.addFilter(.colorMultiply(Color(hue: particle.hue, saturation: 1, brightness: 1)))
          context.opacity = max(0, 1 - (now - particle.creationDate))
          context.translateBy(x: particle.x * size.width, y: particle.y * size.height)
          context.rotate(by: .degrees(particle.hue * 360))
          if let spark = context.resolveSymbol(id: "spark") { context.draw(spark, at: .zero) }
          context.fill(
            Path(ellipseIn: CGRect(x: -4, y: -4, width: 8, height: 8)),
            with: .radialGradient(
              Gradient(colors: [.white, .clear]), center: .zero, startRadius: 0, endRadius: 4))
        }
        context.drawLayer { layer in
          layer.addFilter(.shadow(color: .black, radius: 4))
          layer.draw(
            Text("Particles").font(.caption), at: CGPoint(x: size.width / 2, y: 20), anchor: .top)
        }
      } symbols: {
        Image(systemName: "sparkle").tag("spark")
      }
    }
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { drag in
        system.center.x = drag.location.x / 400
        system.center.y = drag.location.y / 400
      }
    )
    .background(.black)
  }
}
