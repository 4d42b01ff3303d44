import SwiftUI

/// A key of one's own tells why something changed.
private struct CauseKey: TransactionKey {
  static let defaultValue: Cause = .program
}

enum Cause: Hashable { case program, person }

extension Transaction {
  var cause: Cause {
    get { self[CauseKey.self] }
    set { self[CauseKey.self] = newValue }
  }
}

struct TransactionKeyDemo: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
        .font(.largeTitle)
        .scaleEffect(1 + Double(count) * 0.1)
        .transaction { transaction in
          transaction.animation = transaction.cause == .person ? .bouncy : nil
        }
        .transaction(value: count) { $0.disablesAnimations = false }
      HStack {
        Button("By hand") {
          withTransaction(\.cause, .person) { count += 1 }
        }
        Button("By program") {
          withTransaction(\.cause, .program) { count += 1 }
        }
        Button("Continuously") {
          var transaction = Transaction()
          transaction.isContinuous = true
          transaction.tracksVelocity = true
          transaction.cause = .person
          withTransaction(transaction) { count += 1 }
        }
      }
    }
  }
}
