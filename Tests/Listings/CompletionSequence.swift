import SwiftUI

@Observable
final class Sequence {
  var step = 0
  var log: [String] = []
}

struct CompletionSequence: View {
  @State private var sequence = Sequence()
  @State private var bounce = false

  var body: some View {
    VStack {
      HStack {
        ForEach(0..<4, id: \.self) { index in
          Circle()
            .fill(index <= sequence.step ? Color.accentColor : Color.gray.opacity(0.3))
            .frame(width: 24)
            .scaleEffect(index == sequence.step && bounce ? 1.4 : 1)
        }
      }
      Text(sequence.log.joined(separator: ", ")).font(.caption.monospaced())
      Button("Run", action: run)
    }
    .task {
      try? await Task.sleep(for: .milliseconds(100))
      withAnimation { bounce = true }
    }
  }

  private func run() {
    withAnimation(.easeOut(duration: 0.2)) {
      sequence.step = 1
    } completion: {
      sequence.log.append("one")
      withAnimation(.bouncy, completionCriteria: .logicallyComplete) {
        sequence.step = 2
        bounce.toggle()
      } completion: {
        sequence.log.append("two")
        var transaction = Transaction(animation: .snappy)
        transaction.addAnimationCompletion { sequence.log.append("three") }
        withTransaction(transaction) { sequence.step = 3 }
      }
    }
  }
}
