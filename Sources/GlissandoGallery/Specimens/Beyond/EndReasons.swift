import Glissando

struct EndReasons: View {
  @State private var isRight = false
  @State private var text = "not yet"

  var body: some View {
    VStack {
      Spacer()
      Circle()
        .fill(.tint)
        .frame(width: 48, height: 48)
        .probe(isRight ? 1 : 0)
        .offset(x: isRight ? 100 : -100)
      Text(text)
        .foregroundStyle(.secondary)
        .padding(.top, 12)
      Spacer()
      Button("Play, and again in flight") {
        withAnimation(.smooth(duration: 1)) {
          isRight.toggle()
        } completion: { (reason: AnimationEndReason) in
          text = "\(reason)"
        }
      }
    }
  }
}
