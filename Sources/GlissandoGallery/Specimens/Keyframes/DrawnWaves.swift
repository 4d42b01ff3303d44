import Glissando

struct DrawnWaves: View {
  var waves = 5

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        for wave in 0..<waves {
          let shift = Double(wave) * 0.7
          var path = Path()
          for x in stride(from: 0, through: size.width, by: 4) {
            let height =
              sin(x / 40 + time * 2 + shift) * cos(time + shift)
            let y = size.height * (0.5 + 0.3 * height)
            let point = CGPoint(x: x, y: y)
            if x == 0 { path.move(to: point) }
            path.addLine(to: point)
          }
          context.opacity = 1 - Double(wave) / Double(waves + 1)
          context.stroke(path, with: .style(.tint), lineWidth: 2.5)
        }
      }
      .probe(cos(time), "swell")
    }
  }
}
