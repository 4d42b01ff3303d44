import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

private enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry
  var id: Self { self }
}

private struct GrowingButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(.blue)
      .foregroundStyle(.white)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 1.2 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
      .opacity(isEnabled && configuration.role != .destructive ? 1 : 0.5)
  }
}

extension ButtonStyle where Self == GrowingButton {
  fileprivate static var growing: GrowingButton { .init() }
}

private struct Plain: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

private struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
      configuration.$isOn.wrappedValue = configuration.isOn
    } label: {
      HStack {
        Text(configuration.isOn ? "on" : "off")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

private struct Panel: View {
  @State private var taps = 0
  @State private var isOn = false
  @State private var speed = 50.0
  @State private var fraction: CGFloat = 0.5
  @State private var volume: Float = 0.5
  @State private var isEditing = false
  @State private var flavor: Flavor = .vanilla
  @State private var optional: Flavor?
  private let title = "Titled"

  var body: some View {
    VStack {
      Text("\(taps) \(isOn) \(Int(speed)) \(flavor.rawValue)")
      Button("Tap") { taps += 1 }.buttonStyle(.growing)
      Button(title, action: tap)
      Button(title, role: .destructive) { taps += 1 }
      Button(role: .cancel, action: tap) { Text("Cancel") }
      Button(action: tap) {
        Label {
          Text("Star")
        } icon: {
          Circle().frame(width: 8, height: 8)
        }
      }
      Button {
        withAnimation { taps += 1 }
      } label: {
        Text("Label").padding()
      }
      .buttonStyle(.bordered).controlSize(.small).disabled(false)
      Button("Prominent") {}.buttonStyle(.borderedProminent).tint(.green)
        .keyboardShortcut("s", modifiers: [.command, .shift]).keyboardShortcut(.defaultAction)
        .keyboardShortcut("k")
      Button("Plain") {}.buttonStyle(.plain).buttonStyle(.borderless).buttonStyle(Plain())
      Toggle("Switch", isOn: $isOn)
      Toggle(isOn: $isOn.animation(.spring)) { Text("Animated") }.toggleStyle(.switch)
      Toggle("Check", isOn: $isOn).toggleStyle(Checkbox()).labelsHidden()
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
      Slider(value: $speed, in: 0...100)
      Slider(value: $fraction)
      Slider(value: $volume, in: 0...1, step: 0.1)
      Slider(value: $speed, in: 0...100, step: 5) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      } onEditingChanged: { editing in
        isEditing = editing
      }
      Slider(value: $speed, in: 0...100, onEditingChanged: { isEditing = $0 })
      Slider(value: $speed, in: 0...100) { Text("Speed") }
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { flavor in Text(flavor.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      Picker("Flavor", selection: $flavor.animation()) {
        Text("C").tag(Flavor.chocolate)
        Text("V").tag(Flavor.vanilla)
      }
      .pickerStyle(SegmentedPickerStyle())
      Picker(selection: $optional) {
        Text("None").tag(Flavor?.none)
        Text("C").tag(Optional(Flavor.chocolate))
      } label: {
        Text("Optional")
      }
      .labelsHidden()
      .pickerStyle(.segmented)
    }
  }

  private func tap() { taps += 1 }
}

@MainActor
@Suite("Controls as people write them")
struct ControlSurfaceTests {
  @Test("Buttons, toggles, sliders and pickers in all their forms")
  func controls() throws {
    let stage = Stage(width: 500, height: 1000) { Panel() }
    try stage.tap("Tap")
    try stage.tap("Cancel")
    try stage.tap("Label")
    try stage.tap("Check")
    try stage.tap("Chocolate")
    stage.settle()
    #expect(throws: Never.self) { try stage.element("3 true 50 chocolate") }
  }

  @Test("A style applies to all controls inside, nearest first")
  func styles() throws {
    let log = Counter()
    let stage = Stage(width: 300, height: 200) {
      VStack {
        Button("outer") { log.count += 1 }
        Button("inner") { log.count += 10 }.buttonStyle(Plain())
      }
      .buttonStyle(GrowingButton())
    }
    try stage.tap("outer")
    try stage.tap("inner")
    #expect(log.count == 11)
  }

  @MainActor
  private final class Counter { var count = 0 }
}
