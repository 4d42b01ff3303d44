import Glissando

struct FollowThePointer: View {
  @State private var goal = CGPoint(x: 60, y: 60)

  var body: some View {
    GeometryReader { _ in
      ForEach(0..<5, id: \.self) { index in
        Circle()
          .fill(.tint.opacity(1 - Double(index) * 0.18))
          .frame(width: 34, height: 34)
          .probe(
            goal.x, index == 0 ? "first" : index == 4 ? "last" : nil
          )
          .position(goal)
          .animation(
            .spring(
              duration: 0.3 + 0.15 * Double(index), bounce: 0.2),
            value: goal)
      }
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { drag in goal = drag.location }
    )
  }
}
