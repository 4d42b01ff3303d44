import SwiftUI

final class ParticleSystem {
  struct Particle: Hashable { let x: Double; let y: Double; let born: Date; let hue: Double }
  var particles = Set<Particle>()
  var center = UnitPoint.center

  func update(date: Date) {
    particles = particles.filter { date.timeIntervalSince($0.born) < 1.5 }
    particles.insert(Particle(x: center.x, y: center.y, born: date, hue: .random(in: 0...1)))
  }
}

struct FireworksCanvas: View {
  @State private var system = ParticleSystem()

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let now = timeline.date
        system.update(date: now)
        let image = context.resolve(Image(systemName: "star.fill"))
        context.blendMode = .plusLighter
        context.addFilter(.colorMultiply(.yellow))
        for particle in system.particles {
          let age = now.timeIntervalSince(particle.born)
          var copy = context
          copy.addFilter(.hueRotation(.degrees(particle.hue * 360)))
          copy.opacity = 1 - age / 1.5
          copy.translateBy(x: particle.x * size.width, y: particle.y * size.height + age * 60)
          copy.scaleBy(x: 1 + age, y: 1 + age)
          copy.draw(image, at: .zero)
        }
        context.draw(Text("\(system.particles.count)").font(.caption), at: CGPoint(x: 20, y: 10))
        context.draw(Image(systemName: "heart.fill"), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clipToLayer(opacity: 1) {
          $0.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.white))
        }
        context.addFilter(
          .shadow(color: .black, radius: 4, x: 1, y: 1, blendMode: .normal, options: .shadowOnly))
        context.fill(
          Path(CGRect(x: 20, y: 20, width: 50, height: 50)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 50, y: 0),
            options: .mirror))
      }
    }
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { value in
        system.center = UnitPoint(x: value.location.x / 300, y: value.location.y / 300)
      }
    )
    .frame(width: 300, height: 300)
    .background(.black)
  }
}
