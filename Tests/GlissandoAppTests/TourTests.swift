import Foundation
import Glissando
import GlissandoPresenting
import GlissandoTools
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

@MainActor
private func playTour(trace path: String, frames: Int) throws -> [String] {
  let model = InterruptModel()
  model.trace = try JournalWriter(trace: path)
  let film = HeadlessFilm(
    InterruptView(model: model), size: CGSize(width: 800, height: 500), scale: 1,
    colorScheme: .light, reduceMotion: false, frameRate: 60)
  model.startTour()
  for _ in 0..<frames { film.advance() }
  return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
}

private func temporaryPath(_ name: String) -> String {
  FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString)-\(name)").path
}

@MainActor
@Suite struct TourTests {
  @Test("Two runs of the tour are the same, frame by frame")
  func deterministic() throws {
    let paths = [temporaryPath("a.csv"), temporaryPath("b.csv")]
    defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
    let first = try playTour(trace: paths[0], frames: 540)
    let second = try playTour(trace: paths[1], frames: 540)
    #expect(first == second)
    #expect(first.count == 541)
  }

  @Test("A trace has a header, a row per frame, and every kind of event in a tour")
  func traceRows() throws {
    let path = temporaryPath("c.csv")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let lines = try playTour(trace: path, frames: 540)
    #expect(lines[0] == "time,target_x,target_y,x,y,velocity_x,velocity_y,event")
    let rows = lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows.allSatisfy { $0.count == 8 })
    #expect(rows.allSatisfy { row in row.prefix(7).allSatisfy { Double($0)?.isFinite == true } })
    let times = rows.compactMap { Double($0[0]) }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Set(rows.map { $0[7] }) == ["", "click", "release", "retarget"])
  }

  @Test("The target changes only in rows that name an event")
  func eventsExplainTargets() throws {
    let path = temporaryPath("d.csv")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let rows = try playTour(trace: path, frames: 540).dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    for (before, after) in zip(rows, rows.dropFirst()) where before[1...2] != after[1...2] {
      #expect(!after[7].isEmpty)
    }
  }

  @Test("The pictures of the ball stand at equal distances on a flight of equal velocity")
  func evenExposures() {
    var run = BallState.emptyRun
    for index in 0...48 {
      let time = Double(index) / 24
      run.add(at: time) { $0 == 0 ? time * 600 : 0 }
    }
    let places = Trail(run, now: 2).exposures.reversed().map(\.point.x)
    #expect(places.count >= 59)
    for (later, earlier) in zip(places, places.dropFirst()) {
      #expect(abs(later - earlier - 20) < 1e-9)
    }
  }
}
