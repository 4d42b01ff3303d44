import Glissando

struct FollowingMark: View {
  var animation = Animation.spring(duration: 0.5, bounce: 0.35)
  @State private var chosen = 0

  private let words = ["do", "re mi", "fa", "sol la si"]

  var body: some View {
    VStack {
      HStack(spacing: 22) {
        ForEach(words.indices, id: \.self) { index in
          Text(words[index]).font(.title3)
            .anchorPreference(key: Places.self, value: .bounds) {
              [index: $0]
            }
            .onTapGesture { choose(index) }
        }
      }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          if let place = places[chosen] {
            let frame = proxy[place]
            Capsule().fill(.tint)
              .frame(width: frame.width, height: 4)
              .offset(x: frame.minX, y: frame.maxY + 6)
          }
        }
      }
      .probe(Double(chosen))
      .frame(maxHeight: .infinity)
      Button("Next") { choose((chosen + 1) % words.count) }
    }
  }

  private func choose(_ index: Int) {
    withAnimation(animation) { chosen = index }
  }
}

/// Where each word lies.
private struct Places: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }

  static func reduce(
    value: inout [Int: Anchor<CGRect>],
    nextValue: () -> [Int: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}
