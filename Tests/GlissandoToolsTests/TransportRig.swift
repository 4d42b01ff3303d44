import Foundation
import GlissandoTools
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoViews

/// A window's content on a transport, without a window.
@MainActor
final class TransportRig: FrameRig<TransportHost> {
  init(
    width: Double = 200, height: Double = 120, _ view: some View, reel: FrameReel = FrameReel()
  ) {
    let transport = Transport(frameInterval: Self.interval, reel: reel)
    var environment = EnvironmentValues()
    environment.transport = transport
    let shaper = PangoTextShaper()
    let content = ViewHost(
      view, size: CGSize(width: width, height: height), scale: 1, textShaper: shaper,
      environment: environment)
    super.init(
      TransportHost(content, transport: transport, textShaper: shaper), content: content)
  }

  var transport: Transport { host.transport }

  /// Where an element is shown.
  func x(of name: String) -> Double {
    Double(content.elements.first { $0.identifier == name }?.frame.minX ?? .nan)
  }
}

/// A ball that a click sends across the window.
struct Ball: View {
  static let spring = Spring(duration: 0.5, bounce: 0.3)
  static let distance = 120.0
  @State private var isFar = false

  var body: some View {
    Circle()
      .fill(.red)
      .frame(width: 40, height: 40)
      .accessibilityIdentifier("ball")
      .offset(x: isFar ? Self.distance : 0)
      .frame(width: 200, height: 120, alignment: .leading)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.spring(Self.spring)) { isFar.toggle() } }
  }
}
