import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

nonisolated extension BadValue {
  /// Controls whose values or bounds make no sense.
  static let boundControls = [
    Use("progress") { number in
      ProgressView(value: number)
      ProgressView(value: 1, total: number).progressViewStyle(.circular)
      ProgressView(value: number, total: number)
    },
    Use("gauge") { number in
      Gauge(value: number) { Text("a") }
      Gauge(value: number, in: range(number)) { Text("a") }.gaugeStyle(.accessoryCircular)
      Gauge(value: 1, in: range(number)) {
        Text("a")
      } currentValueLabel: {
        Text("\(number)")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    },
    Use("kept slider") { Kept($0) { Slider(value: $0, in: -1...1, step: 0.1) } },
    Use("slider of bounds and step") { number in
      Kept(0.5) { Slider(value: $0, in: range(number), step: step(number)) }
    },
    Use("slider of one value") { number in Kept(number) { Slider(value: $0, in: 1...1, step: 1) } },
    Use("stepper of bounds") { number in
      Kept(0.5) { Stepper("a", value: $0, in: range(number), step: number) }
    },
    Use("kept stepper") { number in Kept(number) { Stepper("a", value: $0, step: number) } },
    Use("whole stepper") { number in
      Kept(Int(exactly: number) ?? .min) { Stepper("a", value: $0, in: .min ... .max, step: .max) }
    },
    Use("date picker") { number in
      Kept(date(number)) { DatePicker("a", selection: $0) }
    },
    Use("calendar") { number in
      Kept(date(number)) {
        DatePicker("a", selection: $0, in: date(range(number).lowerBound)...)
          .datePickerStyle(.graphical)
      }
    },
    Use("wheel of dates") { number in
      Kept(date(0)) {
        DatePicker("a", selection: $0, in: ...date(range(number).upperBound))
          .datePickerStyle(.wheel)
      }
    },
    Use("colour picker") { number in
      Kept(Color(red: number, green: number, blue: -number, opacity: number)) {
        ColorPicker("a", selection: $0)
      }
    },
    Use("tabs") { number in
      TabView(selection: .constant(number)) {
        Text("a").tabItem { Text("a") }.tag(number)
        Text("b").tabItem { Text("b") }.tag(number)
      }
    },
    Use("one tag for all") { number in
      Kept(number) { value in
        Picker("a", selection: value) { ForEach(0..<3) { Text("\($0)").tag(number) } }
          .pickerStyle(.segmented)
        Picker("a", selection: value) { ForEach(0..<3) { Text("\($0)").tag(number) } }
      }
    },
    Use("one identity for all") { number in
      ScrollView {
        LazyVStack { ForEach([number, number, 1], id: \.self) { Text("\($0)") } }
        ForEach([number, number, 1], id: \.self) { Text("\($0)") }
      }
    },
  ]

  /// Bounds with the number, as far as the language has such a range: one to NaN ends a program.
  private static func range(_ number: Double) -> ClosedRange<Double> {
    number.isNaN ? 0...0 : min(number, 1)...max(number, 1)
  }

  private static func step(_ number: Double) -> Double { number > 0 ? number : 1 }
}

/// Keeps what a control changes.
private struct Kept<Value, Control: View>: View {
  @State private var value: Value
  private let control: (Binding<Value>) -> Control

  init(_ value: Value, @ViewBuilder _ control: @escaping (Binding<Value>) -> Control) {
    _value = State(initialValue: value)
    self.control = control
  }

  var body: some View { control($value) }
}
