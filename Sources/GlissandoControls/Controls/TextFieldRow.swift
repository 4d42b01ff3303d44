import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A field of text in its surface.
struct TextFieldRow: View {
  let text: Binding<String>
  let label: Text?
  let prompt: Text?
  let isSecure: Bool
  let axis: Axis
  let editingChanged: (Bool) -> Void
  let commit: () -> Void
  @State private var session = TextFieldSession()
  /// Where the field's menu is open, in window points, and what it acts on.
  @State private var menu: (point: CGPoint, keys: TextFieldKeys)?
  @Environment(\.textFieldLook) private var look
  @Environment(\.submitActions) private var submitActions
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    TextFieldSurface(look: look, content: content)
      .contentShape(Rectangle())
      .dimmed(unless: isEnabled)
      .modifier(
        TextFieldModifier(
          session: session, label: (label ?? prompt)?.string, isSecure: isSecure, axis: axis,
          isEditor: look == .editor, editingChanged: editingChanged,
          submit: {
            commit()
            submitActions.text?.run()
          },
          openMenu: { menu = ($0, $1) })
      )
      .popup(isPresented: menu != nil, point: menu?.point, dismiss: closeMenu) {
        if let menu { MenuList(content: TextFieldMenu(keys: menu.keys)) }
      }
  }

  private func closeMenu() {
    session.isMenuOpen = false
    menu = nil
  }

  private var content: some View {
    TextFieldContent(
      session: session, text: text, string: text.wrappedValue, prompt: prompt ?? label,
      isSecure: isSecure, axis: axis, fillsHeight: look == .editor
    )
    .environmentDefault(\.font, look.isBordered ? ControlMetrics.labelFont(size) : nil)
  }
}

/// A field of a value: the text is the person's own until it is taken.
struct ValueFieldRow: View {
  let value: FieldValue
  let label: Text?
  let prompt: Text?
  let editingChanged: (Bool) -> Void
  let commit: () -> Void
  /// The text as it is being edited; nil while nobody does.
  @State private var draft: String?

  var body: some View {
    TextFieldRow(
      text: Binding(get: { draft ?? value.text() }, set: { draft = $0 }), label: label,
      prompt: prompt, isSecure: false, axis: .horizontal,
      editingChanged: { isEditing in
        if !isEditing { commitDraft() }
        editingChanged(isEditing)
      },
      commit: {
        commitDraft()
        commit()
      })
  }

  private func commitDraft() {
    guard let draft else { return }
    value.commit(draft)
    self.draft = nil
  }
}

private struct TextFieldSurface<Content: View>: View {
  let look: TextFieldLook
  let content: Content
  @Environment(\.controlInteraction) private var interaction
  @Environment(\.controlSize) private var size
  @Environment(\.displayScale) private var scale

  var body: some View { OneElement(surface) }

  @ViewBuilder private var surface: some View {
    switch look {
    case .plain: content
    case .editor: content.padding(Self.editorMargin)
    case .bordered(let radius):
      content
        .padding(.horizontal, 8)
        .padding(.vertical, ControlMetrics.verticalPadding)
        .frame(minHeight: ControlMetrics.height(size))
        .background {
          ground(RoundedRectangle(cornerRadius: radius ?? ControlMetrics.radius(size)))
        }
    }
  }

  /// Points between the text of an editor and its edges.
  private static var editorMargin: CGFloat { 6 }

  private func ground(_ shape: RoundedRectangle) -> some View {
    ZStack {
      shape.fill(ControlColors.field)
      shape.strokeBorder(
        ControlColors.border.opacity(interaction.isHovered ? 0.26 : 0.18),
        lineWidth: ControlMetrics.hairline(scale))
    }
    .animation(ControlMetrics.respond, value: interaction)
    .overlay { FocusRing(shape: shape) }
  }
}
