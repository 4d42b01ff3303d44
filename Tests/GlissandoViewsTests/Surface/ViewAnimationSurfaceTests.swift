import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

private struct TappedKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var tapped: Bool {
    get { self[TappedKey.self] }
    set { self[TappedKey.self] = newValue }
  }
}

private struct Number: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text(value, format: .number.precision(.fractionLength(1))) }
}

@MainActor
@Suite("Animations on views as people write them")
struct ViewAnimationSurfaceTests {
  @Test("animation and transaction in all their forms")
  func forms() throws {
    let (stage, flag) = makeStage(false) { flag in
      VStack {
        Number(value: flag ? 10 : 0).animation(.linear(duration: 1), value: flag)
        Circle().frame(width: 10, height: 10).offset(x: flag ? 100 : 0)
          .animation(.linear(duration: 1), value: flag)
          .animation(nil, value: flag)
          .animation(flag ? .linear : .easeIn, value: flag)
          .animation(.default)
          .animation(.spring) { content in content.opacity(flag ? 0.5 : 1) }
          .animation(.linear(duration: 2)) { $0.scaleEffect(flag ? 2 : 1) }
          .transaction { $0.animation = nil }
          .transaction { transaction in
            if transaction.tapped {
              transaction.animation = .bouncy
            } else {
              transaction.animation = .smooth
            }
          }
          .transaction(value: flag) { $0.disablesAnimations = true }
          .transaction {
            $0.animation = .linear
          } body: { content in
            content.rotationEffect(.degrees(flag ? 90 : 0))
          }
      }
    }
    flag.value = true
    stage.advance(by: 0.5)
    #expect(throws: Never.self) { try stage.element("5.0") }
  }

  @Test("A shape, a colour and a font follow state under withAnimation")
  func withAnimations() async throws {
    let (stage, flag) = makeStage(false) { flag in
      Button {
      } label: {
        Text("Label")
          .font(flag ? .largeTitle : .body)
          .foregroundStyle(flag ? .red : .blue)
          .padding(flag ? 20 : 4)
          .background(flag ? .green : .orange, in: .rect(cornerRadius: flag ? 20 : 4))
      }
      .accessibilityIdentifier("button")
    }
    let counter = Counter()
    withAnimation(.bouncy(duration: 0.4)) {
      flag.value.toggle()
    } completion: {
      counter.count += 1
    }
    var transaction = Transaction(animation: .linear)
    transaction.tapped = true
    withTransaction(transaction) { flag.value.toggle() }
    withTransaction(\.animation, .spring) { flag.value.toggle() }
    #expect(stage.settle())
    #expect(counter.count == 1)
  }

  @MainActor
  private final class Counter { var count = 0 }
}
