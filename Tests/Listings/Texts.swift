import SwiftUI

/// What text can be.
struct Texts: View {
  @State private var isLarge = false
  private let amount = 1234.5

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Plain")
      Text("**Bold** and *italic*")
      Text(verbatim: "Verbatim %@")
      Text("Amount: \(amount, specifier: "%.2f")")
      Text(amount, format: .number)
      Text(0.25, format: .percent)
      Text(Date(timeIntervalSinceReferenceDate: 0), format: .dateTime.year())
      Text("One ") + Text("and two").bold().foregroundColor(.red)
      Text("Styled").italic().underline().strikethrough(isLarge, color: .red).tracking(2)
      Text("Font").font(.custom("Serif", size: 20))
      Text("System").font(.system(.title2, design: .monospaced, weight: .semibold))
      Text("Sized").font(.system(size: isLarge ? 30 : 15)).minimumScaleFactor(0.5).lineLimit(1)
      Text("A longer text that wraps over more than one line when it has to")
        .multilineTextAlignment(.center)
        .lineLimit(2)
        .lineSpacing(4)
        .frame(width: isLarge ? 260 : 160)
      Text("Case").textCase(.uppercase).fontDesign(.rounded)
      Label("Label", systemImage: "heart.fill").labelStyle(.titleAndIcon)
      Button("Large") { withAnimation(.smooth) { isLarge.toggle() } }
    }
    .padding()
  }
}
