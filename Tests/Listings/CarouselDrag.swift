import SwiftUI

/// Cards in a row that is dragged and snaps.
struct CarouselDrag: View {
  @State private var index = 0
  @GestureState private var translation: CGFloat = 0
  @State private var isDragging = false
  private let colors: [Color] = [.red, .orange, .yellow, .green, .blue]

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width * 0.8
      HStack(spacing: 0) {
        ForEach(Array(zip(colors.indices, colors)), id: \.0) { position, color in
          RoundedRectangle(cornerRadius: 20)
            .fill(color)
            .overlay { Text("\(position)").font(.largeTitle.bold()).foregroundStyle(.white) }
            .frame(width: width - 20)
            .padding(.horizontal, 10)
            .scaleEffect(position == index ? 1 : 0.9)
            .animation(.smooth, value: index)
        }
      }
      .frame(width: geometry.size.width, alignment: .leading)
      .offset(x: -CGFloat(index) * width + geometry.size.width * 0.1 + translation)
      .animation(.interactiveSpring(response: 0.3, dampingFraction: 0.8), value: index)
      .animation(.interactiveSpring(), value: translation)
      .gesture(
        DragGesture(minimumDistance: 5)
          .updating($translation) { value, state, _ in
            state = value.translation.width
          }
          .onEnded { value in
            let offset = value.predictedEndTranslation.width / width
            let target = (CGFloat(index) - offset).rounded()
            index = min(max(Int(target), 0), colors.count - 1)
          }
      )
    }
    .frame(width: 360, height: 200)
    .overlay(alignment: .bottom) {
      HStack {
        ForEach(colors.indices, id: \.self) { position in
          Capsule()
            .fill(position == index ? Color.primary : .secondary.opacity(0.4))
            .frame(width: position == index ? 20 : 8, height: 8)
            .onTapGesture { withAnimation(.snappy) { index = position } }
        }
      }
      .offset(y: 24)
    }
  }
}
