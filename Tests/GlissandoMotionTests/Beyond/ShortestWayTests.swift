import Foundation
import Testing

@testable import GlissandoMotion

struct ShortestWayTests {
  @Test("An angle is reached the shorter way round, whatever turns both have made")
  func shortest() {
    for (from, to, expected) in [
      (0.0, 350.0, -10.0), (350, 10, 370), (10, 350, -10), (0, 90, 90), (720, 90, 810),
      (-350, 10, -350), (0, -190, 170), (5, 5, 5), (45, 405, 45), (1000, 0, 1080),
    ] {
      let way = Angle.degrees(from).shortestWay(to: .degrees(to))
      #expect(abs(way.degrees - expected) < 1e-9, "\(from) to \(to)")
    }
  }

  @Test("The way is never more than half a turn, and looks like the target")
  func property() {
    for from in stride(from: -1000.0, through: 1000, by: 37) {
      for to in stride(from: -1000.0, through: 1000, by: 41) {
        let way = Angle.degrees(from).shortestWay(to: .degrees(to)).degrees
        #expect(abs(way - from) <= 180 + 1e-9)
        let turns = (way - to) / 360
        #expect(abs(turns - turns.rounded()) < 1e-9)
      }
    }
  }

  @Test("What is exactly opposite is reached clockwise, and what is near enough stays exact")
  func edges() {
    #expect(Angle.zero.shortestWay(to: .radians(.pi)) == .radians(.pi))
    #expect(Angle.zero.shortestWay(to: .radians(-.pi)) == .radians(.pi))
    #expect(Angle.degrees(3).shortestWay(to: .degrees(7.3)) == .degrees(7.3))
    #expect(Angle.zero.shortestWay(to: .radians(.infinity)) == .radians(.infinity))
    #expect(Angle.radians(.nan).shortestWay(to: .degrees(7)) == .degrees(7))
  }
}
