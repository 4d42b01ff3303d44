import Foundation
import Glissando
import GlissandoTesting
import Testing

@testable import GlissandoLab
@testable import GlissandoNotation

@MainActor
struct PlotPictureTests {
  @Test func pictures() throws {
    let folder = "/tmp/plots-pictures"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    func spring(_ d: Double, _ b: Double) -> MotionSetting {
      MotionSetting(.spring(.perceptual(duration: d, bounce: b)))
    }
    let lanes = [
      PlottedLane(.a, name: "bouncy", setting: spring(0.5, 0.3), ghost: spring(0.5, 0.5)),
      PlottedLane(.b, name: "smooth", setting: spring(0.5, 0)),
      PlottedLane(
        .c, name: "easeInOut", setting: MotionSetting(.curve(.easeInOut, duration: 0.35))),
      PlottedLane(.d, name: "creep", setting: spring(0.5, -0.3)),
    ]
    for scheme in [ColorScheme.light, .dark] {
      for count in [1, 4] {
        let stage = Stage(width: 900, height: 336, scale: 1, colorScheme: scheme) {
          MotionPlot(Array(lanes.prefix(count)), cursor: .constant(0.2)).background(LabPalette(scheme).paper)
        }
        try stage.image().writePNG(to: "\(folder)/plot-\(count)-\(scheme).png")
      }
    }
    func physical(_ m: Double, _ k: Double, _ c: Double) -> MotionSetting {
      MotionSetting(.spring(.physical(mass: m, stiffness: k, damping: c)))
    }
    let edges: [(String, [MotionSetting])] = [
      ("bounce1", [spring(0.5, 1), spring(0.5, 0.95)]),
      ("bounceminus1", [spring(0.5, -1), spring(0.5, -0.9)]),
      ("short-long", [spring(0.01, 0.6), spring(60, 0.3)]),
      ("mass", [physical(0.001, 157, 17), physical(0.001, 157, 0.02), physical(1, 100, 0)]),
      ("rigid", [spring(0, 0), spring(0.5, 0.2)]),
      ("rigid-alone", [spring(0, 0)]),
      ("circular", [
        MotionSetting(.curve(.circularEaseInOut, duration: 1)),
        MotionSetting(.curve(.bezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6), duration: 1)),
        MotionSetting(.curve(.linear, duration: 1), modifiers: [.delay(0.2)]),
      ]),
      ("repeat", [
        MotionSetting(.curve(.easeInOut, duration: 0.5), modifiers: [.delay(0.1), .repeatForever(autoreverses: true)]),
        MotionSetting(.spring(.perceptual(duration: 0.4, bounce: 0.4)), modifiers: [.speed(2), .repeatCount(3, autoreverses: false)]),
      ]),
    ]
    for (name, settings) in edges {
      let plotted = zip(Lane.Letter.allCases, settings).map {
        PlottedLane($0, name: "\($0)", setting: $1)
      }
      let stage = Stage(width: 900, height: 336, scale: 1, colorScheme: .light) {
        MotionPlot(plotted).background(LabPalette(.light).paper)
      }
      try stage.image().writePNG(to: "\(folder)/edge-\(name).png")
      for lane in plotted { print(name, MotionAnalysis(lane.setting).words) }
    }
  }
}
