import Foundation
import GlissandoTools
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoControls
import GlissandoViews
import Testing

/// A window's content and the inspector, without a window.
@MainActor
final class InspectorRig: FrameRig<InspectorHost> {
  let transport: Transport

  init(width: Double = 900, height: Double = 600, dark: Bool = false, _ view: some View) {
    let transport = Transport(frameInterval: Self.interval)
    let shaper = PangoTextShaper()
    let content = ViewHost(
      view, size: CGSize(width: width, height: height), scale: 1,
      colorScheme: dark ? .dark : .light, textShaper: shaper)
    let base = TransportHost(content, transport: transport, textShaper: shaper)
    self.transport = transport
    super.init(InspectorHost(base, content: content, textShaper: shaper), content: content)
  }

  var model: InspectorModel { host.model }

  /// Opens the inspector and lets it come to rest.
  func open() {
    key(.function(10))
    run(80)
  }

  /// Where a control of the inspector is.
  func frame(of label: String) throws -> CGRect {
    let panel = try #require(host.panel)
    let element = panel.elements.first { $0.label == label }
    return try #require(element, "\(panel.elements.map(\.names))").frame
  }

  func press(_ label: String) throws {
    let frame = try frame(of: label)
    click(CGPoint(x: frame.midX, y: frame.midY))
    run(1)
  }
}

/// Things that move when its button is pressed.
struct Playground: View {
  static let spring = Spring(duration: 1, bounce: 0.3)
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Circle().fill(isOn ? .red : .blue)
        .frame(width: 60, height: 60)
        .offset(x: isOn ? 200 : 0)
        .animation(.spring(Self.spring), value: isOn)
      Text("Hello").font(.system(size: 28))
        .opacity(isOn ? 0.2 : 1)
        .animation(.easeInOut(duration: 1), value: isOn)
      Caption().scaleEffect(isOn ? 1.5 : 1)
        .animation(.linear(duration: 4), value: isOn)
      Rectangle().frame(width: isOn ? 160 : 60, height: 20)
        .animation(.smooth(duration: 1), value: isOn)
      Gauge(level: isOn ? 1 : 0)
        .animation(.linear(duration: 2), value: isOn)
      Button("Go") { isOn.toggle() }.accessibilityLabel("Go")
    }
    .padding(30)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A view that moves itself.
private struct Gauge: View, Animatable {
  var level: Double
  var animatableData: Double {
    get { level }
    set { level = newValue }
  }

  var body: some View { Text("\(Int(level * 100)) %") }
}

/// Many views that all change with what moves.
struct Crowd: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Circle().frame(width: 20, height: 20)
        .offset(x: Double(count % 2) * 100)
        .animation(.linear(duration: 1), value: count)
      Button("Go") { count += 1 }.accessibilityLabel("Go")
      HStack { ForEach(0..<30) { Digit(value: count + $0) } }
    }
    .padding(30)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Digit: View {
  let value: Int

  var body: some View { Text("\(value % 10)") }
}

/// A view of the program's own.
private struct Caption: View {
  var body: some View {
    HStack {
      Text("a"); Text("b")
    }
  }
}
