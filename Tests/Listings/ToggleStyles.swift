import SwiftUI

struct DayNightToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Capsule()
        .fill(configuration.isOn ? Color.indigo : Color.cyan)
        .frame(width: 70, height: 36)
        .overlay(alignment: configuration.isOn ? .trailing : .leading) {
          Circle()
            .fill(.white)
            .padding(4)
            .overlay {
              Image(systemName: configuration.isOn ? "moon.fill" : "sun.max.fill").foregroundStyle(
                configuration.isOn ? .indigo : .orange)
            }
        }
        .onTapGesture { withAnimation(.spring(duration: 0.35)) { configuration.isOn.toggle() } }
    }
  }
}

struct UnderlinedFieldStyle: TextFieldStyle {
  var isActive = false
  // swift-format-ignore: NoLeadingUnderscores
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(.vertical, 6)
      .overlay(alignment: .bottom) {
        Rectangle().fill(isActive ? Color.blue : .gray).frame(height: isActive ? 2 : 1)
      }
  }
}

struct BarProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { g in
      Capsule().fill(.quaternary)
        .overlay(alignment: .leading) {
          Capsule().fill(.tint).frame(width: g.size.width * (configuration.fractionCompleted ?? 0))
        }
    }
    .frame(height: 10)
  }
}

struct RingGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Circle().trim(from: 0, to: configuration.value).stroke(.orange, lineWidth: 8)
      .overlay { configuration.currentValueLabel }
  }
}

struct ToggleStyles: View {
  @State private var isNight = false
  @State private var text = ""
  @FocusState private var isFocused
  var body: some View {
    VStack(spacing: 20) {
      Toggle("Night", isOn: $isNight).toggleStyle(DayNightToggleStyle())
      TextField("Name", text: $text).textFieldStyle(UnderlinedFieldStyle(isActive: isFocused))
        .focused($isFocused)
        .animation(.easeInOut(duration: 0.2), value: isFocused)
      ProgressView(value: isNight ? 0.9 : 0.2).progressViewStyle(BarProgressStyle()).animation(
        .smooth, value: isNight)
      Gauge(value: isNight ? 0.8 : 0.3) {
        Text("Speed")
      } currentValueLabel: {
        Text("80")
      }
      .gaugeStyle(RingGaugeStyle()).frame(width: 80, height: 80)
      Gauge(value: 0.4, in: 0...1) { Text("Fuel") }.gaugeStyle(.accessoryCircularCapacity)
    }
    .padding()
    .preferredColorScheme(isNight ? .dark : .light)
  }
}
