import SwiftUI

/// What programs of 2019 and 2020 write.
struct SettingsOfOldTimes: View {
  @State private var choice = 0
  @State private var amount = 0.4
  @State private var isShown = false
  @State private var chosen: String?

  var body: some View {
    NavigationView {
      Form {
        Picker(selection: $choice, label: Text("Choice")) {
          ForEach(0..<3) { Text("Number \($0)").tag($0) }
        }
        .pickerStyle(SegmentedPickerStyle())
        Slider(
          value: $amount, in: 0...1, step: 0.1, onEditingChanged: { _ in },
          minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
        ) {
          Text("Amount")
        }
        NavigationLink(destination: Text("Details"), isActive: $isShown) { Text("More") }
        NavigationLink("Tagged", destination: Text("Tag"), tag: "tag", selection: $chosen)
        Button(action: { withAnimation(.spring()) { self.isShown.toggle() } }) { Text("Open") }
      }
      .navigationBarTitle(Text("Settings"), displayMode: .inline)
      .navigationBarItems(leading: Text("Back"), trailing: Button("Done") {})
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .disableAutocorrection(true)
    .onMoveCommand { direction in
      if direction == .up { amount += 0.1 }
    }
  }
}

struct SettingsOfOldTimes_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      SettingsOfOldTimes()
        .previewDevice(PreviewDevice(rawValue: "iPhone 11"))
        .previewDisplayName("Telephone")
      SettingsOfOldTimes()
        .previewLayout(.fixed(width: 300, height: 400))
        .previewInterfaceOrientation(.landscapeLeft)
    }
  }

  static var platform: PreviewPlatform? { .iOS }
}
