import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A question with its answers; one that has none is answered by "OK".
nonisolated struct Question<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message
  let isPresented: Binding<Bool>
  /// Whether it can be left without an answer: by "Cancel", where no answer is that.
  var canBeLeft = false

  @MainActor var body: some View {
    VStack(spacing: 14) {
      title.font(.headline).multilineTextAlignment(.center)
      message.foregroundStyle(.secondary).multilineTextAlignment(.center)
      AnswerColumn(actions: actions, canBeLeft: canBeLeft)
        .environment(\.buttonStyle, AnyStyle(behaves: AnswerStyle()))
        .environment(
          \.popupDismissal,
          PopupDismissal { if isPresented.wrappedValue { isPresented.wrappedValue = false } })
    }
    .padding(20)
    .frame(width: 280)
  }
}

/// The answers to a question, one below the other.
private struct AnswerColumn<Actions: View>: View {
  let actions: Actions
  let canBeLeft: Bool
  /// What the answers say of themselves; nil until they have.
  @State private var answers: [Answer]?

  var body: some View {
    VStack(spacing: 6) {
      Group(subviews: actions) { answers in
        answers
        if answers.isEmpty, !canBeLeft { Button("OK", role: .cancel) {} }
      }
      .onPreferenceChange(AnswersKey.self) { answers = $0 }
      if canBeLeft, let answers, !answers.contains(where: \.cancels) {
        Button("Cancel", role: .cancel) {}
      }
    }
    .environment(\.answerByReturn, answers.flatMap(Answer.byReturn))
  }
}

/// What an answer says of itself.
private struct Answer: Equatable {
  let id: Namespace.ID
  let role: ButtonRole?
  /// Whether it was given the key Return.
  let takesReturn: Bool

  var cancels: Bool { role == .cancel }

  /// The one that Return gives: the one that says so, else the first that neither cancels nor destroys, else the only
  /// one where that cancels.
  static func byReturn(_ answers: [Answer]) -> Namespace.ID? {
    let answer = answers.first(where: \.takesReturn) ?? answers.first { $0.role == nil }
    return answer?.id ?? (answers.count == 1 && answers[0].cancels ? answers[0].id : nil)
  }
}

/// All answers, in their order.
private struct AnswersKey: PreferenceKey {
  static var defaultValue: [Answer] { [] }
  static func reduce(value: inout [Answer], nextValue: () -> [Answer]) { value += nextValue() }
}

extension EnvironmentValues {
  /// The answer to the question around that Return gives.
  @Entry fileprivate var answerByReturn: Namespace.ID?
}

/// An answer: a button as wide as the question, which closes it.
nonisolated private struct AnswerStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    AnswerButton(configuration: configuration)
  }
}

private struct AnswerButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Namespace private var id
  @Environment(\.popupDismissal) private var dismissal
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.answerByReturn) private var answerByReturn

  var body: some View {
    Button(role: configuration.role) {
      configuration.trigger()
      dismissal?.run()
    } label: {
      configuration.label.frame(maxWidth: .infinity)
    }
    .environment(\.buttonStyle, look)
    .keyboardShortcut(configuration.role == .cancel ? .cancelAction : nil)
    .keyboardShortcut(isByReturn ? .defaultAction : nil)
    .preference(
      key: AnswersKey.self,
      value: [
        Answer(id: id, role: configuration.role, takesReturn: shortcut == .defaultAction)
      ])
  }

  private var isByReturn: Bool { answerByReturn == id }
  private var look: AnyStyle<PrimitiveButtonStyleConfiguration> {
    isByReturn
      ? AnyStyle(behaves: BorderedProminentButtonStyle()) : AnyStyle(behaves: BorderedButtonStyle())
  }
}
