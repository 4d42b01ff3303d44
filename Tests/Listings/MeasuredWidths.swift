import SwiftUI

/// Preferences that carry sizes upwards.
struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct BoundsKey: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

struct MeasuredWidths: View {
  @State private var width: CGFloat?
  @State private var selection = "One"

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(["One", "Twenty-two", "Three"], id: \.self) { title in
        Text(title)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            }
          )
          .frame(width: width, alignment: .trailing)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [title: $0] }
          .onTapGesture { withAnimation(.snappy) { selection = title } }
      }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .overlayPreferenceValue(BoundsKey.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selection] {
          let rect = proxy[anchor]
          RoundedRectangle(cornerRadius: 6)
            .stroke(.red, lineWidth: 2)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    .padding()
  }
}
