import Glissando

struct BlurReplacing: View {
  @State private var word = 0

  private let words = ["Lento", "Adagio", "Allegro", "Presto"]

  var body: some View {
    VStack {
      ZStack {
        Text(words[word % words.count])
          .font(.system(size: 44, weight: .semibold))
          .id(word)
          .transition(.blurReplace)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .probe(Double(word))
      .animation(.smooth(duration: 0.6), value: word)
      Button("Next") { word += 1 }
    }
  }
}
