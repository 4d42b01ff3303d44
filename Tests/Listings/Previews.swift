import SwiftUI

private struct Dot: View {
  @State private var isLarge = false
  var body: some View {
    Circle().frame(width: isLarge ? 80 : 40)
      .onTapGesture { withAnimation(.bouncy) { isLarge.toggle() } }
  }
}

#Preview { Dot() }

#Preview("Turned", traits: .landscapeLeft) {
  Dot()
  Text("Below")
}

#Preview("By its label", traits: .sizeThatFitsLayout, body: { Dot() })

@available(iOS 17, macOS 14, *)
#Preview("With a state") {
  @Previewable @State var count = 0
  @Previewable @Namespace var space

  Button("Count \(count)") { count += 1 }
    .matchedGeometryEffect(id: "count", in: space)
}

#Preview("With statements") {
  let dots = 3
  return HStack { ForEach(0..<dots, id: \.self) { _ in Dot() } }
}
