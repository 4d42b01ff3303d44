import Glissando

struct OwnKey: View {
  @State private var isRight = false

  var body: some View {
    VStack {
      Spacer()
      Circle()
        .fill(.tint)
        .frame(width: 48, height: 48)
        .probe(isRight ? 1 : 0)
        .offset(x: isRight ? 110 : -110)
        .transaction { transaction in
          transaction.animation =
            transaction.isHurried
            ? .snappy(duration: 0.25) : .smooth(duration: 1)
        }
      Spacer()
      HStack {
        Button("Walk") { isRight.toggle() }
        Button("Hurry") {
          withTransaction(\.isHurried, true) { isRight.toggle() }
        }
      }
    }
  }
}

private struct HurryKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var isHurried: Bool {
    get { self[HurryKey.self] }
    set { self[HurryKey.self] = newValue }
  }
}
