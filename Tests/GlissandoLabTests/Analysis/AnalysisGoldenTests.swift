import Foundation
import GlissandoMotion
import GlissandoNotation
import Testing

@testable import GlissandoLab

/// Positions, velocities and accelerations against the tables that the engine is held to.
struct AnalysisGoldenTests {
  private static func rows(_ name: String) throws -> [[Double]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appending(path: "GlissandoMotionTests/Goldens/\(name).csv")
    return try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
      .dropFirst()
      .map { $0.split(separator: ",").compactMap { Double($0) } }
  }

  @Test("A spring is where the table says, as fast, and accelerates as force by mass")
  func springs() throws {
    let rows = try Self.rows("spring")
    #expect(rows.count > 100)
    for row in rows {
      let (mass, stiffness, damping) = (row[0], row[1], row[2])
      let (from, target, way) = (row[3], row[4], row[4] - row[3])
      let setting = MotionSetting(
        .spring(.physical(mass: mass, stiffness: stiffness, damping: damping)))
      let state = MotionAnalysis(setting, initialVelocity: row[5] / way).state(at: row[6])
      let (value, velocity) = (row[7], row[8])
      let size = max(abs(from), abs(target), abs(value))
      #expect(abs(from + way * state.position - value) <= 1e-8 * size, "\(row)")
      #expect(abs(way * state.velocity - velocity) <= 1e-8 * max(size, abs(velocity)), "\(row)")
      let force = stiffness * (target - value) - damping * velocity
      let scale = stiffness * size + damping * abs(velocity)
      #expect(abs(way * state.acceleration * mass - force) <= 1e-7 * scale, "\(row)")
    }
  }

  @Test("A curve is where the table says, as steep")
  func curves() throws {
    let rows = try Self.rows("bezier")
    #expect(rows.count > 100)
    for row in rows where (0.001...0.999).contains(row[4]) && abs(row[6]) < 40 {
      let duration = 0.5
      let setting = MotionSetting(
        .curve(.bezier(x1: row[0], y1: row[1], x2: row[2], y2: row[3]), duration: duration))
      let state = MotionAnalysis(setting).state(at: row[4] * duration)
      #expect(abs(state.position - row[5]) < 1e-9, "\(row)")
      #expect(abs(state.velocity * duration - row[6]) < 1e-6 * max(1, abs(row[6])), "\(row)")
    }
  }
}
