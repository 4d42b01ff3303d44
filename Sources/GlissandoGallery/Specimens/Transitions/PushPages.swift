import Glissando

struct PushPages: View {
  var edge = Edge.trailing
  @State private var page = 1

  var body: some View {
    VStack {
      ZStack {
        Text("\(page)")
          .font(.system(size: 44, weight: .semibold))
          .foregroundStyle(.background)
          .frame(width: 150, height: 100)
          .background(
            .tint, in: RoundedRectangle(cornerRadius: 18)
          )
          .id(page)
          .transition(.push(from: edge))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .probe(Double(page))
      .animation(.smooth(duration: 0.8), value: page)
      Button("Next") { page += 1 }
    }
  }
}
