import SwiftUI

struct PagerCarousel: View {
  @State private var scrolledID: Int?
  private let colors: [Color] = [.red, .orange, .yellow, .green, .teal, .blue]

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(colors.indices, id: \.self) { index in
            colors[index]
              .clipShape(
                .rect(
                  cornerRadii: .init(
                    topLeading: 30, bottomLeading: 6, bottomTrailing: 30, topTrailing: 6))
              )
              .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 0)
              .frame(height: 220)
              .visualEffect { content, proxy in
                let frame = proxy.frame(in: .scrollView(axis: .horizontal))
                let distance = min(0, frame.minX)
                return
                  content
                  .hueRotation(.degrees(frame.origin.x / 10))
                  .scaleEffect(1 + distance / 700)
                  .offset(x: -distance / 1.25)
                  .blur(radius: -distance / 50)
              }
              .zIndex(-Double(index))
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $scrolledID, anchor: .center)
      .safeAreaPadding(.horizontal, 40)
      HStack {
        ForEach(colors.indices, id: \.self) { index in
          Capsule()
            .fill(.primary.opacity(scrolledID == index ? 1 : 0.2))
            .frame(width: scrolledID == index ? 20 : 8, height: 8)
            .onTapGesture { withAnimation(.snappy) { scrolledID = index } }
        }
      }
      .animation(.bouncy, value: scrolledID)
    }
    .onAppear { scrolledID = 0 }
  }
}
