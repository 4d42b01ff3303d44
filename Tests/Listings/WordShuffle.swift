import SwiftUI

/// Views that keep their identity while they change places.
struct Word: Identifiable, Equatable {
  let id: Int
  let text: String
}

struct WordShuffle: View {
  @State private var words = "the quick brown fox jumps".split(separator: " ").enumerated().map {
    Word(id: $0.offset, text: String($0.element))
  }
  @State private var generation = 0

  var body: some View {
    VStack {
      HStack {
        ForEach(words) { word in
          Text(word.text)
            .padding(6)
            .background(Color.mint, in: .rect(cornerRadius: 6))
            .transition(.scale(scale: 0.1).combined(with: .opacity))
        }
      }
      .animation(.spring(duration: 0.6, bounce: 0.3), value: words)
      ForEach(Array(words.enumerated()), id: \.element.id) { index, word in
        Text("\(index + 1). \(word.text)")
          .opacity(generation > 0 ? 1 : 0.4)
          .animation(.easeOut.delay(Double(index) * 0.05), value: generation)
      }
      HStack {
        Button("Turn") { words.reverse() }
        Button("Drop") { if !words.isEmpty { words.removeFirst() } }
        Button("Add") {
          words.insert(Word(id: 100 + generation, text: "new"), at: words.count / 2)
          generation += 1
        }
      }
    }
    .padding()
  }
}
