import SwiftUI

/// The same views in another layout.
struct LayoutSwitch: View {
  @State private var isVertical = false

  private var layout: AnyLayout {
    isVertical
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12)) : AnyLayout(HStackLayout())
  }

  var body: some View {
    VStack(spacing: 30) {
      layout {
        ForEach(1..<4) { number in
          Text("\(number)")
            .frame(width: 50, height: 50)
            .background(Color(hue: Double(number) / 4, saturation: 0.6, brightness: 0.9))
        }
      }
      .animation(.snappy(extraBounce: 0.1), value: isVertical)
      ViewThatFits {
        HStack {
          Text("A long line of text that may not fit"); Text("at all")
        }
        VStack { Text("Short") }
      }
      .frame(width: isVertical ? 100 : 400)
      Button("Turn") { isVertical.toggle() }
    }
    .frame(width: 460, height: 360)
  }
}
