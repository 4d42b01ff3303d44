import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// A title that shows or hides what is below it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  /// Makes a group that remembers by itself whether it is open.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }

  /// Makes a group that is open as a binding says.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }

  /// The title, and below it what it shows.
  @MainActor public var body: some View {
    OpenableGroup(label: label, content: content, given: isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that remembers by itself whether it is open.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title that remembers by itself whether it is open.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title that is open as a binding says.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a title that is open as a binding says.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// A group in a style of somebody's own around it, or as it is.
private struct OpenableGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let given: Binding<Bool>?
  @State private var own = false
  @Environment(\.ownDisclosureGroupStyle) private var style

  private var isExpanded: Binding<Bool> { given ?? $own }

  var body: some View {
    if let style {
      style.makeBody(configuration(in: style))
    } else {
      RowChoice(
        rows: ListedDisclosure(label: label, content: content, isExpanded: isExpanded),
        whole: StackedDisclosure(label: label, content: content, isExpanded: isExpanded))
    }
  }

  private func configuration(
    in style: AnyStyle<DisclosureGroupStyleConfiguration>
  ) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: .init(content: ControlLabel(label)),
      content: .init(make: { [content] in AnyView(content()) }, style: style),
      isExpanded: isExpanded)
  }
}

/// A group below its title.
private struct StackedDisclosure<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  @Binding var isExpanded: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      DisclosureButton(label: label, isExpanded: $isExpanded, signEdge: .leading)
      if isExpanded {
        content()
          .padding(.leading, 18)
          .transition(.opacity.combined(with: .offset(y: -8)))
      }
    }
  }
}

/// A group in a list: a row for the title, and below it the rows of the content, further in.
private struct ListedDisclosure<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  @Binding var isExpanded: Bool
  @Environment(\.rowDepth) private var depth

  var body: some View {
    ControlLabel(label)
      .accessibilityValue(isExpanded ? "expanded" : "collapsed")
      .layoutValue(key: RowDisclosureKey.self, value: RowDisclosure(isExpanded: $isExpanded))
    if isExpanded { below.environment(\.rowDepth, depth + 1) }
  }

  /// Several views, also where it is one: what is said of them is said around their rows.
  @ViewBuilder private var below: some View {
    content()
    EmptyView()
  }
}

/// A title that opens and closes something: by a click, or by the right and the left arrow key.
struct DisclosureButton<Label: View>: View {
  let label: Label
  @Binding var isExpanded: Bool
  /// The end at which the sign lies that says whether it is open.
  let signEdge: HorizontalEdge

  var body: some View {
    Button {
      turn(open: !isExpanded)
    } label: {
      HStack(spacing: 6) {
        if signEdge == .leading { sign }
        label
        Spacer(minLength: 0)
        if signEdge == .trailing { sign }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      let opens = press.key == .rightArrow
      guard opens != isExpanded else { return .ignored }
      turn(open: opens)
      return .handled
    }
    .accessibilityValue(isExpanded ? "expanded" : "collapsed")
  }

  private var sign: some View { DisclosureArrow(isExpanded: isExpanded) }

  private func turn(open isOpen: Bool) {
    withAnimation(DisclosureSign.motion) { isExpanded = isOpen }
  }
}

/// The arrow that says whether something is open.
private struct DisclosureArrow: View {
  let isExpanded: Bool

  var body: some View {
    Image(systemName: "chevron.right")
      .imageScale(.small)
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
      .accessibilityHidden(true)
  }
}

/// The sign before a row of a tree, which opens and closes that by a click.
struct DisclosureSign: View {
  /// How something opens and closes.
  static let motion = Animation.snappy(duration: 0.3)

  let isExpanded: Bool
  let turn: @MainActor () -> Void

  var body: some View {
    DisclosureArrow(isExpanded: isExpanded)
      .frame(width: ListMetrics.treeStep, height: 24, alignment: .leading)
      .contentShape(Rectangle())
      .onTapGesture { turn() }
  }
}
