import Foundation
import Testing

@testable import GlissandoWindowing

/// Where a second window opens.
struct PlaceBesideTests {
  private let screen = CGRect(x: 0, y: 0, width: 1920, height: 1200)
  private let size = CGSize(width: 640, height: 400)

  private func place(beside other: CGRect) -> CGRect {
    CGRect(origin: PlaceBeside.origin(of: size, beside: other, in: screen), size: size)
  }

  @Test("Where there is room it covers nothing, on the right first")
  func room() {
    let left = CGRect(x: 100, y: 200, width: 800, height: 600)
    #expect(place(beside: left) == CGRect(x: 900, y: 200, width: 640, height: 400))
    let right = CGRect(x: 900, y: 200, width: 1000, height: 600)
    #expect(place(beside: right) == CGRect(x: 260, y: 200, width: 640, height: 400))
    let top = CGRect(x: 0, y: 0, width: 1900, height: 700)
    #expect(place(beside: top) == CGRect(x: 0, y: 700, width: 640, height: 400))
    let bottom = CGRect(x: 0, y: 600, width: 1900, height: 600)
    #expect(place(beside: bottom) == CGRect(x: 0, y: 200, width: 640, height: 400))
  }

  @Test("Where there is none it goes into a corner and leaves as much as it can to be seen")
  func noRoom() {
    let middle = CGRect(x: 320, y: 200, width: 1280, height: 800)
    let large = CGSize(width: 1280, height: 800)
    let origin = PlaceBeside.origin(of: large, beside: middle, in: screen)
    #expect(origin == CGPoint(x: 640, y: 0))
  }

  @Test("A window that is there makes room, no more than it has to, and the one beside it fits in")
  func makingRoom() {
    let least = CGSize(width: 560, height: 360)
    func arrange(_ other: CGRect, _ width: Double, _ height: Double) -> PlaceBeside.Arrangement {
      PlaceBeside.arrange(
        CGSize(width: 1280, height: 800), least: least, beside: other,
        in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    let middle = CGRect(x: 640, y: 320, width: 1280, height: 800)
    #expect(
      arrange(middle, 2560, 1440)
        == PlaceBeside.Arrangement(
          window: CGRect(x: 1280, y: 320, width: 1280, height: 800),
          other: CGRect(x: 0, y: 320, width: 1280, height: 800)))
    // What is left is too narrow for all of it.
    #expect(
      arrange(CGRect(x: 400, y: 140, width: 1280, height: 800), 1920, 1080)
        == PlaceBeside.Arrangement(
          window: CGRect(x: 0, y: 140, width: 640, height: 800),
          other: CGRect(x: 640, y: 140, width: 1280, height: 800)))
    // Above each other, where there is no room at the sides.
    #expect(
      arrange(CGRect(x: 20, y: 300, width: 1280, height: 800), 1300, 1500)
        == PlaceBeside.Arrangement(
          window: CGRect(x: 20, y: 800, width: 1280, height: 700),
          other: CGRect(x: 20, y: 0, width: 1280, height: 800)))
  }

  @Test("Where there is room nothing else moves; beside what fills the display it is small")
  func extremes() {
    let area = CGRect(x: 0, y: 0, width: 1920, height: 1200)
    let left = CGRect(x: 100, y: 200, width: 800, height: 600)
    let beside = PlaceBeside.arrange(size, least: size, beside: left, in: area)
    #expect(beside.other == left)
    #expect(beside.window == CGRect(x: 900, y: 200, width: 640, height: 400))
    let full = PlaceBeside.arrange(
      CGSize(width: 1280, height: 800), least: CGSize(width: 560, height: 360), beside: area,
      in: area)
    #expect(full.other == area)
    #expect(full.window.size == CGSize(width: 960, height: 600))
    #expect(area.contains(full.window))
  }

  @Test("Where there is room for both only if the other one becomes smaller, it does")
  func shrinking() {
    let area = CGRect(x: 0, y: 0, width: 1600, height: 1000)
    let least = CGSize(width: 560, height: 360)
    func arrange(_ other: CGRect, factor most: Double) -> PlaceBeside.Arrangement {
      PlaceBeside.arrange(
        CGSize(width: 1280, height: 800), least: least, beside: other, in: area,
        shrunk: { room in
          let factor = min(room.width / other.width, room.height / other.height, 1)
          return factor < most
            ? nil : CGSize(width: other.width * factor, height: other.height * factor)
        })
    }
    for other in [
      CGRect(x: 160, y: 100, width: 1280, height: 800),
      CGRect(x: 320, y: 280, width: 1280, height: 720), area,
    ] {
      let both = arrange(other, factor: 0.5)
      #expect(both.window.intersection(both.other).isEmpty)
      #expect(area.contains(both.window) && area.contains(both.other))
      #expect(both.window.width >= least.width && both.window.height >= least.height)
      #expect(abs(both.other.width / both.other.height - other.width / other.height) < 1e-9)
      #expect(both.other.width >= 1024)
    }
    // One that would become too small stays as it is.
    #expect(arrange(area, factor: 0.9).other == area)
  }

  @Test("It never begins outside the desktop, however large it is")
  func inside() {
    let other = CGRect(x: -200, y: 1100, width: 4000, height: 900)
    let huge = CGSize(width: 4000, height: 3000)
    let area = CGRect(x: 1920, y: 40, width: 1280, height: 984)
    #expect(PlaceBeside.origin(of: huge, beside: other, in: area) == area.origin)
  }
}
