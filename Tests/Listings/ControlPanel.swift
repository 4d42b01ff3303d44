import SwiftUI

/// The usual controls, bound to what they change.
struct ControlPanel: View {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, cocoa, mint
    var id: Self { self }
  }

  @State private var flavor = Flavor.vanilla
  @State private var size = 40.0
  @State private var count = 1
  @State private var name = ""
  @State private var isSolid = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Flavor", selection: $flavor.animation(.bouncy)) {
        ForEach(Flavor.allCases) { flavor in
          Text(flavor.rawValue.capitalized)
        }
      }
      .pickerStyle(.segmented)
      Picker("Menu", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.menu)
      Slider(value: $size, in: 20...120, step: 5) {
        Text("Size")
      } minimumValueLabel: {
        Text("20")
      } maximumValueLabel: {
        Text("120")
      }
      Stepper("Scoops: \(count)", value: $count.animation(), in: 1...5)
      TextField("Name", text: $name)
      ProgressView(value: Double(count), total: 5)
      ProgressView()
      Toggle("Solid", isOn: $isSolid.animation(.easeInOut(duration: 0.4)))
      HStack {
        ForEach(0..<count, id: \.self) { _ in
          Circle()
            .fill(color)
            .opacity(isSolid ? 1 : 0.4)
            .frame(width: size, height: size)
            .transition(.scale)
        }
      }
      .animation(.spring, value: size)
    }
    .padding()
    .frame(width: 360)
  }

  private var color: Color {
    switch flavor {
    case .vanilla: .yellow
    case .cocoa: .brown
    case .mint: .mint
    }
  }
}
