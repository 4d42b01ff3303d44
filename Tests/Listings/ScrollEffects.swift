import SwiftUI

/// Scrolling that is animated and that animates.
struct ScrollEffects: View {
  @State private var target: Int?

  var body: some View {
    VStack {
      ScrollViewReader { proxy in
        ScrollView(.vertical, showsIndicators: false) {
          VStack {
            ForEach(0..<50) { number in
              Text("Line \(number)").frame(maxWidth: .infinity).id(number)
            }
          }
        }
        .frame(height: 160)
        Button("To the end") { withAnimation { proxy.scrollTo(49, anchor: .bottom) } }
      }
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<10) { number in
            RoundedRectangle(cornerRadius: 12)
              .fill(.purple.opacity(0.5))
              .frame(width: 120, height: 80)
              .overlay(Text("\(number)"))
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $target)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
    }
    .frame(width: 320)
  }
}
