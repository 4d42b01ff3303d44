import Foundation
import Testing

@testable import GlissandoMotion

@Suite("The record of what moves")
struct MotionRecorderTests {
  private func recorder(_ table: LiveAnimations) -> MotionRecorder {
    let recorder = MotionRecorder(table) { MotionName(view: "Ball", property: $0.label) }
    recorder.attach()
    return recorder
  }

  @Test("What moves is listed by name, with its numbers and what is to come")
  func listing() throws {
    let x = Attribute(0.0)
    let record = recorder(x.table)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    x.set(120, .spring(spring), at: 0)
    x.frame(0.2)
    let track = try #require(record.tracks.first)
    let run = try #require(track.newest)
    #expect(record.tracks.count == 1)
    #expect("\(track.name)" == "Ball · value")
    #expect(run.animation == .spring(spring))
    #expect(run.interval == MotionInterval(from: [0], to: [120]))
    #expect(run.origin == .rest && run.ending == nil)
    #expect(abs(track.elapsed - 0.2) < 1e-12)
    let now = track.components
    #expect(abs(now.value[0] - spring.value(target: 120, time: 0.2)) < 1e-9)
    #expect(abs(now.velocity[0] - spring.velocity(target: 120, time: 0.2)) < 1e-6)
    #expect(abs(track.progress(of: run) - spring.value(target: 1.0, time: 0.2)) < 1e-9)
    for time in stride(from: 0, through: run.duration * 0.99, by: run.duration / 48) {
      let exact = spring.value(target: 1.0, time: time)
      #expect(abs(run.curveProgress(at: time) - exact) < 1e-6)
    }
  }

  @Test("A spring replaces, a curve joins, and both are told of")
  func origins() throws {
    let x = Attribute(0.0)
    let record = recorder(x.table)
    x.set(100, .linear(duration: 1), at: 0)
    x.set(200, .easeIn(duration: 1), at: 0.25)
    let track = try #require(record.tracks.first)
    #expect(track.runs.map(\.origin) == [.rest, .joined([.linear(duration: 1)])])
    x.set(0, .bouncy, at: 0.5)
    #expect(record.tracks.count == 1 && track.runs.count == 1)
    #expect(
      track.newest?.origin == .replaced([.linear(duration: 1), .easeIn(duration: 1)]))
    #expect(
      record.history.map(\.ending) == [.replaced(by: .bouncy), .replaced(by: .bouncy)])
    #expect(record.history.map(\.elapsed) == [0.5, 0.25])
    #expect(abs(record.history[0].lastProgress - 0.5) < 1e-9)
  }

  @Test("Why a run has ended is known: at rest, retired, set without animation, gone")
  func endings() throws {
    let table = LiveAnimations()
    let record = recorder(table)
    let x = Attribute(0.0, in: table)
    x.set(100, .linear(duration: 1), at: 0)
    x.frame(1)
    #expect(record.history.last?.ending == .finished && record.tracks.isEmpty)

    x.set(0, .linear(duration: 1).repeatForever(), at: 2)
    x.frame(2.25)
    x.set(50, .easeInOut(duration: 0.5), at: 2.5)
    let fading = try #require(record.tracks.first)
    #expect(fading.runs.count == 2)
    x.frame(3)
    #expect(record.history.suffix(2).map(\.ending).contains(.retired))
    #expect(record.history.suffix(2).map(\.ending).contains(.finished))

    x.set(0, .linear(duration: 1), at: 4)
    x.set(7, nil, at: 4.5)
    #expect(record.history.last?.ending == .jumped)

    x.set(0, .linear(duration: 1), at: 5)
    x.attribute.remove()
    #expect(record.history.last?.ending == .removed)

    var gone: Attribute<Double>? = Attribute(0.0, in: table)
    gone?.set(5, .smooth, at: 6)
    gone = nil
    #expect(record.history.last?.ending == .removed && record.tracks.isEmpty)
    #expect(record.history.last?.animation == .smooth)
  }

  @Test("A delayed spring replaces when its delay is over, not before")
  func delayedReplacement() throws {
    let x = Attribute(0.0)
    let record = recorder(x.table)
    x.set(100, .smooth.delay(0.1), at: 0)
    x.set(-50, .bouncy.delay(0.1), at: 0.2)
    let track = try #require(record.tracks.first)
    #expect(track.runs.count == 2)
    #expect(track.newest?.origin == .replaced([.smooth.delay(0.1)]))
    x.frame(0.25)
    #expect(record.history.isEmpty)
    x.frame(0.31)
    #expect(record.history.map(\.ending) == [.replaced(by: .bouncy.delay(0.1))])
    #expect(track.runs.count == 1)
  }

  @Test("The last hundred are kept, in the order of their ends")
  func history() {
    let table = LiveAnimations()
    let record = recorder(table)
    let values = (0..<130).map { _ in Attribute(0.0, in: table) }
    for (index, value) in values.enumerated() {
      value.set(1, .linear(duration: 0.105 + Double(130 - index) * 0.01), at: 0)
    }
    withExtendedLifetime(values) {
      for frame in 1...200 { table.tick(to: Double(frame) * 0.01) }
    }
    #expect(record.history.count == 100)
    // The last to start were the first to end.
    #expect(record.history.map(\.id) == Array((1...100).reversed()))
  }

  @Test("A value that follows the pointer is one entry, not one for each frame")
  func following() {
    let x = Attribute(0.0)
    let record = recorder(x.table)
    for frame in 0..<50 {
      let time = Double(frame) / 60
      x.set(Double(frame) * 10 + 10, .interactiveSpring, at: time)
      x.frame(time)
    }
    #expect(record.history.count == 1)
    #expect(record.history.first?.repetitions == 49)
    #expect(record.tracks.count == 1)
  }

  @Test("One that is attached late finds what runs; one that is detached hears nothing more")
  func attaching() throws {
    let x = Attribute(0.0)
    x.set(100, .linear(duration: 1), at: 0)
    x.frame(0.5)
    let record = recorder(x.table)
    let track = try #require(record.tracks.first)
    #expect(track.newest?.start == 0 && track.elapsed == 0.5)
    record.detach()
    #expect(x.table.recorder == nil && record.tracks.isEmpty)
    x.frame(1)
    x.set(0, .linear(duration: 1), at: 2)
    #expect(record.history.isEmpty && record.tracks.isEmpty)
  }

  @Test("Values that are no plain numbers are recorded too")
  func otherVectors() throws {
    let x = Attribute(SIMD8<Double>.zero)
    let record = recorder(x.table)
    x.set(SIMD8(repeating: 8), .linear(duration: 1), at: 0)
    x.frame(0.25)
    let track = try #require(record.tracks.first)
    #expect(track.newest?.interval.to == Array(repeating: 8, count: 8))
    #expect(track.components.value == Array(repeating: 2, count: 8))
    #expect(track.components.velocity == Array(repeating: 8, count: 8))
  }
}
