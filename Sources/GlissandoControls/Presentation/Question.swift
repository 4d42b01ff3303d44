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
  @FocusState private var focused: Namespace.ID?
  @State private var hasBegun = false
  /// "Cancel", where no answer is that.
  @Namespace private var cancel

  var body: some View {
    VStack(spacing: 6) {
      Group(subviews: actions) { answers in
        answers
        if answers.isEmpty, !canBeLeft { Button("OK", role: .cancel) {} }
      }
      .onPreferenceChange(AnswersKey.self) { answers = $0 }
      if canBeLeft, let answers, !answers.contains(where: \.cancels) {
        Button("Cancel", role: .cancel) {}.environment(\.buttonStyle, style(id: cancel))
      }
    }
    .environment(\.buttonStyle, style())
    .onChange(of: first) { _, answer in if let answer { begin(at: answer) } }
  }

  private func style(
    id: Namespace.ID? = nil
  ) -> AnyStyle<PrimitiveButtonStyleConfiguration> {
    AnyStyle(
      behaves: AnswerStyle(byReturn: answers.flatMap(Answer.byReturn), focused: $focused, id: id))
  }

  /// The answer at which the keyboard begins, once all are known.
  private var first: Answer? { hasBegun ? nil : answers?.first { $0.id == focused } }

  /// Who asked by keyboard and presses the same key once more has destroyed nothing.
  private func begin(at answer: Answer) {
    hasBegun = true
    guard answer.role == .destructive, let answers else { return }
    focused =
      Answer.byReturn(answers) ?? answers.first { $0.role != .destructive }?.id
      ?? (canBeLeft ? cancel : answer.id)
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

/// An answer: a button as wide as the question, which closes it.
nonisolated private struct AnswerStyle: PrimitiveButtonStyle {
  /// The answer that Return gives.
  let byReturn: Namespace.ID?
  /// The answer that has the keyboard.
  let focused: FocusState<Namespace.ID?>.Binding
  /// What tells the answer from others where whoever asks has to know; nil elsewhere.
  let id: Namespace.ID?

  @MainActor func makeBody(configuration: Configuration) -> some View {
    AnswerButton(configuration: configuration, style: self)
  }
}

private struct AnswerButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: AnswerStyle
  @Namespace private var own
  @Environment(\.popupDismissal) private var dismissal
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    Button(role: configuration.role) {
      configuration.trigger()
      dismissal?.run()
    } label: {
      configuration.label.frame(maxWidth: .infinity)
    }
    .environment(\.buttonStyle, look)
    .focused(style.focused, equals: id)
    .keyboardShortcut(configuration.role == .cancel ? .cancelAction : nil)
    .keyboardShortcut(isByReturn ? .defaultAction : nil)
    .preference(
      key: AnswersKey.self,
      value: [
        Answer(id: id, role: configuration.role, takesReturn: shortcut == .defaultAction)
      ])
  }

  private var id: Namespace.ID { style.id ?? own }
  private var isByReturn: Bool { style.byReturn == id }
  private var look: AnyStyle<PrimitiveButtonStyleConfiguration> {
    isByReturn
      ? AnyStyle(behaves: BorderedProminentButtonStyle()) : AnyStyle(behaves: NeutralButtonStyle())
  }
}
