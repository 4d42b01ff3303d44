import SwiftUI

/// Motion by keyboard.
struct KeysAndFocus: View {
  enum Field: Hashable { case name, city }
  @State private var x = 0.0
  @State private var name = ""
  @State private var city = ""
  @FocusState private var focus: Field?
  @FocusState private var isBoxFocused: Bool

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(isBoxFocused ? .orange : .gray)
        .frame(width: 50, height: 50)
        .offset(x: x)
        .focusable()
        .focused($isBoxFocused)
        .onKeyPress(.leftArrow) {
          withAnimation(.snappy) { x -= 30 }
          return .handled
        }
        .onKeyPress(keys: [.rightArrow]) { press in
          withAnimation(.snappy) { x += press.modifiers.contains(.shift) ? 60 : 30 }
          return .handled
        }
      TextField("Name", text: $name).focused($focus, equals: .name)
      TextField("City", text: $city).focused($focus, equals: .city).onSubmit { focus = .name }
      Button("Reset") { withAnimation { x = 0 } }
        .keyboardShortcut("r", modifiers: [.command])
      Button("Focus") { focus = .city }.keyboardShortcut(.defaultAction)
    }
    .padding()
  }
}
