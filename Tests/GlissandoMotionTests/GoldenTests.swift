import Foundation
import GlissandoMotion
import Testing

struct GoldenTests {
  @Test("Single springs agree with the golden table")
  func springs() throws {
    for row in try Golden.rows("spring") {
      let spring = Spring(
        mass: row["mass"]!, stiffness: row["stiffness"]!, damping: row["damping"]!,
        allowOverDamping: true)
      let from = row["from"]!
      let value =
        from
        + spring.value(
          target: row["target"]! - from, initialVelocity: row["initial_velocity"]!,
          time: row["time"]!)
      let velocity = spring.velocity(
        target: row["target"]! - from, initialVelocity: row["initial_velocity"]!,
        time: row["time"]!)
      #expect(agree(value, row["value"]!), "\(row)")
      #expect(agree(velocity, row["velocity"]!), "\(row) gives \(velocity)")
    }
  }

  @Test("Springs that take over from each other agree with the golden table")
  func retargets() throws {
    let rows = try Golden.rows("retarget")
    let sequences = Dictionary(grouping: rows) { Int($0["sequence"]!) }
    for sequence in sequences.keys.sorted() {
      let ball = Animated(0.0, restDistance: 1e-12)
      var step = -1
      for row in sequences[sequence]! {
        if Int(row["step"]!) != step {
          step = Int(row["step"]!)
          ball.animate(
            to: row["target"]!,
            using: .spring(response: row["response"]!, dampingFraction: row["damping_fraction"]!),
            at: row["start_time"]!)
        }
        let value = ball.value(at: row["time"]!)
        let velocity = ball.velocity(at: row["time"]!)
        #expect(agree(value, row["value"]!), "\(row) gives \(value)")
        #expect(agree(velocity, row["velocity"]!), "\(row) gives \(velocity)")
      }
    }
  }

  @Test("Bézier curves agree with the golden table")
  func curves() throws {
    for row in try Golden.rows("bezier") {
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: row["x1"]!, y: row["y1"]!),
        endControlPoint: UnitPoint(x: row["x2"]!, y: row["y2"]!))
      let value = curve.value(at: row["progress"]!)
      let velocity = curve.velocity(at: row["progress"]!)
      #expect(abs(value - row["value"]!) <= 1e-9, "\(row) gives \(value)")
      #expect(agree(velocity, row["velocity"]!, 1e-6, floor: 1e-6), "\(row) gives \(velocity)")
    }
  }
}
