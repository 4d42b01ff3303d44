import SwiftUI

/// One step starts the next: completions in a chain, by both criteria.
struct CompletionChain: View {
  enum Step: Int { case waiting, moved, grown, done }

  @State private var step = Step.waiting
  @State private var log: [String] = []

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: step.rawValue >= 2 ? 30 : 6)
        .fill(step == .done ? Color.green : Color.blue)
        .frame(width: step.rawValue >= 2 ? 120 : 60, height: 60)
        .offset(x: step == .waiting ? -100 : 100)

      Button("Start") {
        withAnimation(.snappy) {
          step = .moved
        } completion: {
          log.append("moved")
          withAnimation(.bouncy, completionCriteria: .removed) {
            step = .grown
          } completion: {
            log.append("grown")
            withAnimation { step = .done }
          }
        }
      }
      .disabled(step != .waiting)

      Button("Reset") {
        var transaction = Transaction(animation: .easeOut(duration: 0.2))
        transaction.addAnimationCompletion { log.removeAll() }
        transaction.addAnimationCompletion(criteria: .removed) { log.append("reset") }
        withTransaction(transaction) { step = .waiting }
      }

      Text(log.joined(separator: ", "))
    }
  }
}
