import GlissandoMotion

/// A view that stands for others.
@MainActor
protocol SubviewSource {
  /// Whether this one does.
  @MainActor var isTakenApart: Bool { get }
  /// Hands its parts to the collector.
  func collectSubviews(into collector: inout SubviewCollector)
}

extension SubviewSource {
  @MainActor var isTakenApart: Bool { true }
}

/// A view that may say something to its container.
@MainActor
package protocol ContainerValueBearing {
  func readContainerValues(into values: inout ContainerValues)
}

extension Group: SubviewSource where Content: View {
  @MainActor func collectSubviews(into collector: inout SubviewCollector) {
    collector.collect(content)
  }
}

extension EmptyView: SubviewSource {
  @MainActor func collectSubviews(into collector: inout SubviewCollector) {}
}

extension ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
  @MainActor func collectSubviews(into collector: inout SubviewCollector) {
    switch storage {
    case .first(let view): collector.collect(view, at: true)
    case .second(let view): collector.collect(view, at: false)
    }
  }
}

extension Optional: SubviewSource where Wrapped: View {
  @MainActor func collectSubviews(into collector: inout SubviewCollector) {
    if let self { collector.collect(self) }
  }
}

extension AnyView: SubviewSource {
  @MainActor func collectSubviews(into collector: inout SubviewCollector) {
    func collect<V: View>(_ view: V) {
      collector.collect(view, at: ObjectIdentifier(V.self))
    }
    collect(content)
  }
}

extension IdentifiedView: SubviewSource {
  /// A single view keeps its identity by itself.
  @MainActor var isTakenApart: Bool { ViewKinds.isMultiple(Content.self) }

  @MainActor func collectSubviews(into collector: inout SubviewCollector) {
    collector.collect(content, at: id)
  }
}

extension ForEach: SubviewSource where Content: View {
  @MainActor func collectSubviews(into collector: inout SubviewCollector) {
    for element in data { collector.collect(content(element), at: identify(element)) }
    if let once = (data as? any OnceBearing)?.once { collector.add(once) }
  }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  @MainActor func collectSubviews(into collector: inout SubviewCollector) {
    collector.collectSection(header, content, footer)
  }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  /// One view with its modifiers is a whole, and so are several that a modifier makes one.
  @MainActor var isTakenApart: Bool { ViewKinds.isMultiple(Self.self) }

  @MainActor func collectSubviews(into collector: inout SubviewCollector) {
    collector.collect(content, in: modifier)
  }
}

extension ModifiedContent: ContainerValueBearing where Content: View, Modifier: ViewModifier {
  // What is said further out holds.
  @MainActor package func readContainerValues(into values: inout ContainerValues) {
    (content as? any ContainerValueBearing)?.readContainerValues(into: &values)
    (modifier as? any ContainerValueWriting)?.write(&values)
  }
}

extension IdentifiedView: ContainerValueBearing {
  @MainActor package func readContainerValues(into values: inout ContainerValues) {
    (content as? any ContainerValueBearing)?.readContainerValues(into: &values)
  }
}
