import Glissando

struct Shuffle: View {
  var animation = Animation.spring(duration: 0.6, bounce: 0.25)
  @State private var letters = Array("GLISSANDO".enumerated())
    .map { Letter(id: $0.offset, text: String($0.element)) }

  var body: some View {
    VStack {
      HStack(spacing: 4) {
        ForEach(letters) { letter in
          Text(letter.text)
            .font(.title2.bold())
            .foregroundStyle(.background)
            .frame(width: 28, height: 38)
            .background(
              .tint, in: RoundedRectangle(cornerRadius: 6))
        }
      }
      .probe(Double(place(of: 0)), "G")
      .probe(Double(place(of: 8)), "O")
      .frame(maxHeight: .infinity)
      Button("Play") {
        withAnimation(animation) { letters = turned }
      }
    }
  }

  /// Every second letter first, then the others.
  private var turned: [Letter] {
    let marked = letters.enumerated()
    return marked.filter { $0.offset % 2 == 1 }.map(\.element)
      + marked.filter { $0.offset % 2 == 0 }.map(\.element)
  }

  private func place(of id: Int) -> Int {
    letters.firstIndex { $0.id == id } ?? 0
  }
}

private struct Letter: Identifiable {
  let id: Int
  let text: String
}
