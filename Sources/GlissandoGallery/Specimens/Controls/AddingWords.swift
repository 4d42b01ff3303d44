import Glissando

struct AddingWords: View {
  var animation = Animation.bouncy(duration: 0.5)
  @State private var word = ""
  @State private var words = ["adagio", "andante"]
  @FocusState private var isWriting: Bool

  var body: some View {
    VStack(spacing: 14) {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(words, id: \.self) { word in
          Text(word)
            .padding(.horizontal, 12)
            .padding(.vertical, 5)
            .background(.tint.opacity(0.16), in: .capsule)
            .transition(.scale(0.4).combined(with: .opacity))
        }
      }
      .frame(maxHeight: .infinity)
      .probe(Double(words.count))
      HStack {
        TextField("Another tempo", text: $word)
          .focused($isWriting)
          .onSubmit(add)
        Button("Add", action: add)
      }
      .frame(maxWidth: 300)
      .scaleEffect(isWriting ? 1.04 : 1)
      .animation(.snappy, value: isWriting)
    }
  }

  private func add() {
    let tempo = word.isEmpty ? "presto \(words.count)" : word
    guard !words.contains(tempo) else { return }
    withAnimation(animation) {
      words.append(tempo)
      if words.count > 4 { words.removeFirst() }
    }
    word = ""
  }
}
