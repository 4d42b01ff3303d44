import Foundation
import GlissandoDrawing
import GlissandoViews

/// What lets somebody outside write the state of a row.
@MainActor
final class Writers {
  /// Changes the colour of a row.
  var recolour: [Int: () -> Void] = [:]
  /// Changes the text of a row, and with it the text's size, but not the row's.
  var rewrite: [Int: () -> Void] = [:]
}

/// A column of rows, each with state of its own.
struct Rows: View {
  let count: Int
  let writers: Writers

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { NumberedRow(number: $0, writers: writers) }
    }
  }
}

/// A row with a colour and a text that it changes itself.
struct NumberedRow: View {
  let number: Int
  let writers: Writers

  @State private var isMarked = false
  @State private var step = 0

  private static let size = CGSize(width: 200, height: 16)
  /// Few enough texts that shaping them is remembered: it is not what is measured.
  private static let texts = ["one", "eleven", "one hundred"]

  var body: some View {
    Text(Self.texts[step % Self.texts.count])
      .frame(width: Self.size.width, height: Self.size.height)
      .background { Rectangle().fill(isMarked ? Color.orange : Color.teal) }
      .onAppear {
        writers.recolour[number] = { isMarked.toggle() }
        writers.rewrite[number] = { step += 1 }
      }
  }
}
