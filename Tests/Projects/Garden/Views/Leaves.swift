import Combine
import CoreGraphics
import SwiftUI

enum Season { case spring, autumn }

extension EnvironmentValues {
  @Entry var season = Season.spring
}

struct Leaves: View {
  let count: Int
  @Environment(\.season) private var season

  var body: some View {
    HStack {
      ForEach(0..<count, id: \.self) { _ in
        Image(.leaf).transition(.scale)
      }
      Button("", image: .leaf) {}
      Label("Leaf", image: .leaf)
    }
    .foregroundStyle(season == .autumn ? Color.bark : Color(.paper))
    .background(Color(.Ground.deep).opacity(0.2))
    .border(.bark)
  }
}

#Preview("Leaves", traits: .landscapeLeft) {
  @Previewable @State var count = 2
  Leaves(count: count)
    .onTapGesture { withAnimation { count += 1 } }
}
