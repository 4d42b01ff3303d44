import Foundation
import GlissandoDesktop
import GlissandoTools
import GlissandoDrawing
import GlissandoLab
import GlissandoMotion
import GlissandoNotation
import GlissandoPainting
import GlissandoViews
import Measuring

/// The lab with four lanes, all plots and the inspector, in a window that nobody sees.
@MainActor
final class LabWindow {
  /// The size of the window, in points.
  private static let size = CGSize(width: 1280, height: 800)
  private let model: LabModel
  private let window: OffscreenWindow
  private let inspector: InspectorHost
  /// Where the slider that is dragged lies, in points of the window.
  private let slider: CGRect

  init() {
    let model = Self.fourLanes()
    let shaper = PangoTextShaper()
    let transport = Transport()
    var environment = EnvironmentValues()
    environment.transport = transport
    let views = ViewHost(
      LabView(model: model), size: Self.size, scale: 1, colorScheme: .light, textShaper: shaper,
      environment: environment)
    views.now = processorTime
    let source = TransportHost(views, transport: transport, textShaper: shaper)
    let inspected = InspectorHost(source, content: views, textShaper: shaper)
    self.model = model
    inspector = inspected
    window = OffscreenWindow(source: inspected, size: Self.size, isPainted: true)
    inspected.model.isShown = true
    // The inspector slides in, and the first frames make what every window keeps.
    for _ in 0..<90 { Self.render(window, inspected) }
    slider = views.elements.first { $0.identifier == "slider Bounce" }?.frame ?? .zero
    guard slider.width > 0 else { fail("the slider was not found") }
  }

  /// Four springs that differ in all that plots show.
  private static func fourLanes() -> LabModel {
    let model = LabModel()
    for (duration, bounce) in [(0.5, 0.15), (0.8, 0.5), (0.35, 0)] {
      model.add(MotionSetting(.spring(.perceptual(duration: duration, bounce: bounce))))
    }
    model.select(.a)
    return model
  }

  /// Lets all specimens play to and fro, and turns them back in mid-flight.
  func play() {
    model.score.isLooping = true
    model.score.interruption = 0.3
  }

  /// Takes hold of the slider.
  func press() { window.send(.pointerDown(knob(0), button: 1, modifiers: [])) }

  /// Moves the knob to and fro, another way in each frame.
  func drag(_ frame: Int) { window.send(.pointerMoved(knob(frame))) }

  private func knob(_ frame: Int) -> CGPoint {
    // A second there and back, as a hand that tries out a spring.
    let share = 0.6 + 0.3 * sin(Double(frame) / 60 * 2 * .pi)
    return CGPoint(x: slider.minX + slider.width * share, y: slider.midY)
  }

  /// Makes a frame, which the inspector takes note of.
  func render() -> OffscreenWindow.Cost { Self.render(window, inspector) }

  @discardableResult
  private static func render(
    _ window: OffscreenWindow, _ inspector: InspectorHost
  ) -> OffscreenWindow.Cost {
    let cost = window.render()
    var profile = cost.profile
    profile[.paint] = (cost.whole - cost.passes) / 1000
    inspector.note(FrameCost(profile: profile, interval: 1.0 / 60, missedFrames: 0))
    return cost
  }
}

extension InspectorHost: MeasuredSource {}
