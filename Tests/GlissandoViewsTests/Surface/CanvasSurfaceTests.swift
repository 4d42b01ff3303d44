import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// A schedule of one's own.
private struct Halves: TimelineSchedule {
  func entries(from startDate: Date, mode: Mode) -> PartialRangeFrom<Int>.Entries {
    PartialRangeFrom<Int>.Entries(start: startDate)
  }
}

extension PartialRangeFrom where Bound == Int {
  fileprivate struct Entries: Sequence, IteratorProtocol {
    var start: Date
    mutating func next() -> Date? {
      start += 0.5
      return start
    }
  }
}

@MainActor
@Suite("Canvases and timelines as people write them")
struct CanvasSurfaceTests {
  @Test("A canvas draws with a context that is copied, changed and nested")
  func canvas() {
    let stage = Stage(width: 200, height: 200) {
      Canvas { context, size in
        let rect = CGRect(origin: .zero, size: size)
        context.fill(Path(ellipseIn: rect), with: .color(.green))
        context.fill(Path(rect), with: .color(.red.opacity(0.2)), style: FillStyle(eoFill: true))
        context.stroke(Path(ellipseIn: rect), with: .color(.blue), lineWidth: 4)
        context.stroke(Path(rect), with: .color(.blue), style: StrokeStyle(lineWidth: 2))
        context.stroke(Path(rect), with: .foreground)
        context.fill(
          Path(rect),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero,
            endPoint: CGPoint(x: size.width, y: 0)))
        context.fill(
          Path(rect),
          with: .radialGradient(
            Gradient(colors: [.red, .blue]), center: .zero, startRadius: 0, endRadius: 10))
        context.fill(Path(rect), with: .conicGradient(Gradient(colors: [.red]), center: .zero))
        context.fill(Path(rect), with: .style(.tint))
        context.draw(Text("hi").font(.caption), at: CGPoint(x: 10, y: 10))
        context.draw(Text("hi"), at: .zero, anchor: .topLeading)
        context.draw(Text("hi"), in: rect)
        let resolved = context.resolve(Text("hi"))
        let textSize = resolved.measure(in: size)
        context.draw(resolved, at: CGPoint(x: textSize.width, y: 10), anchor: .center)
        var copy = context
        copy.opacity = 0.5
        copy.blendMode = .multiply
        copy.translateBy(x: 10, y: 10)
        copy.scaleBy(x: 2, y: 2)
        copy.rotate(by: .degrees(10))
        copy.concatenate(CGAffineTransform(translationX: 1, y: 1))
        copy.transform = .identity
        copy.clip(to: Path(rect))
        copy.drawLayer { layer in layer.fill(Path(rect), with: .color(.red)) }
        _ = context.environment.colorScheme
        _ = context.clipBoundingRect
      }
      .frame(width: 100, height: 100)
    }
    #expect(stage.image().pixel(100, 100).w == 255)
    _ = Stage(width: 10, height: 10) {
      Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: false) { _, _ in }
    }
  }

  @Test("A timeline shows its dates by any schedule")
  func timelines() throws {
    let stage = Stage(width: 200, height: 400) {
      VStack {
        TimelineView(.animation) { context in
          let seconds = context.date.timeIntervalSinceReferenceDate
          Text("live \(String(format: "%.1f", seconds))")
        }
        TimelineView(.animation(minimumInterval: 0.5)) { Text("\($0.date)") }
        TimelineView(.animation(minimumInterval: 1 / 30, paused: true)) { timeline in
          Canvas { context, size in _ = timeline.date }
        }
        TimelineView(.animation(paused: false)) { context in
          Text(context.cadence == .live ? "live" : "slow")
        }
        TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, format: .iso8601)
        }
        TimelineView(.everyMinute) { _ in Text("minute") }
        TimelineView(.explicit([Date()])) { _ in Text("explicit") }
        TimelineView(Halves()) { _ in Text("halves") }
      }
    }
    #expect(throws: Never.self) { try stage.element("live 0.0") }
    stage.advance(by: 0.5)
    #expect(throws: Never.self) { try stage.element("live 0.5") }
  }
}
