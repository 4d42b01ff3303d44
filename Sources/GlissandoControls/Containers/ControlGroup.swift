public import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// Controls that belong together, side by side.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Makes a group.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group with a title, which is for those who do not see the controls.
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// The controls.
  @MainActor public var body: some View {
    HStack(spacing: 2) { content }.layoutValue(key: IsMenuRowKey.self, value: true)
  }
}

/// The controls of a group with a title.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The controls; the title is not seen.
  @MainActor public var body: some View {
    HStack(spacing: 2) { content }
      .modifier(AccessibilityProperties(label: ControlLabel(label).name, children: .contain))
  }
}

extension ControlGroup {
  /// Makes a group with a title, which is for those who do not see the controls.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }
}

/// Says that there is nothing to be shown, and why.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view of a title, an explanation and what can be done about it, of which the latter two may be left out.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The title, the explanation and the controls, in the middle.
  @MainActor public var body: some View {
    VStack(spacing: 10) {
      label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
      description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == GlissandoControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated private init(_ label: Label, _ description: Text?) {
    self.init {
      label
    } description: {
      description
    }
  }

  /// Makes a view of a symbol, a title and an explanation.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(GlissandoControls.Label(title, systemImage: name), description)
  }

  /// Makes a view of a symbol, a title and an explanation.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(GlissandoControls.Label(title, systemImage: name), description)
  }

  /// Makes a view of a picture of the program, a title and an explanation.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(GlissandoControls.Label(title, image: name), description)
  }

  /// Makes a view of a picture of the program, a title and an explanation.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(GlissandoControls.Label(title, image: name), description)
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  nonisolated public static var search: ContentUnavailableView { search(text: "") }

  /// Says that a search for a text has found nothing.
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// What is said where a search has found nothing.
public nonisolated enum SearchUnavailableContent {
  /// That there are no results.
  public nonisolated struct Label: View {
    let text: String

    /// The title.
    @MainActor public var body: some View {
      GlissandoControls.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// What people can do about it.
  public nonisolated struct Description: View {
    /// The explanation.
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// No controls.
  public nonisolated struct Actions: View {
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
  }
}

/// The symbol large above the title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.growing(size: 42, weight: .regular)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}

/// A text that opens a URL.
public nonisolated struct Link<Label: View>: View {
  private let label: Label
  private let destination: URL

  /// Makes a link.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The link.
  @MainActor public var body: some View { LinkButton(label: label, destination: destination) }
}

extension Link where Label == Text {
  /// Makes a link of a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link of a text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

private struct LinkButton<Label: View>: View {
  let label: Label
  let destination: URL
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }.buttonStyle(.link)
  }
}
