import GlissandoMotion

/// Takes a view apart into those that it stands for.
///
/// Tuples, loops, branches, groups and sections are taken apart by their values, and so are views whose
/// body needs no state to be evaluated.
///
/// SwiftUI: there a view with state of its own whose body lists several is taken apart too.
@MainActor
package struct SubviewCollector {
  /// The parts of one section, as far as they were found.
  private struct OpenSection {
    let id: [AnyHashable]
    var content: [Subview] = []
  }

  private let keepsSections: Bool
  private var path: [AnyHashable] = []
  private var values = ContainerValues()
  /// What is put around each view: modifiers of the groups that it stands in.
  private var wrap: (AnyView) -> AnyView = { $0 }
  private var subviews: [Subview] = []
  private var sections: [SectionConfiguration] = []
  private var openSection: OpenSection?
  /// How many views and sections were found.
  private var count = 0
  private var once: [OnceActions.Action] = []

  private init(keepsSections: Bool) { self.keepsSections = keepsSections }

  /// The views that a view stands for.
  ///
  /// - Parameter besideAll: Whether the container lets what acts once act beside all of them; else it acts beside the
  ///   first.
  /// - Complexity: O(*n*) in their number.
  package static func subviews<V: View>(
    of view: V, besideAll: Bool = false
  ) -> SubviewsCollection {
    var collector = SubviewCollector(keepsSections: false)
    collector.collect(view)
    if !besideAll { collector.actBesideFirst() }
    return SubviewsCollection(subviews: collector.subviews, once: OnceActions(collector.once))
  }

  private mutating func actBesideFirst() {
    guard let first = subviews.first, let actions = OnceActions(once) else { return }
    let content = first.content.modifier(Attachment(attached: actions))
    subviews[0] = Subview(
      id: first.id, containerValues: first.containerValues, content: AnyView(content))
    once = []
  }

  /// The sections that a view stands for.
  /// - Complexity: O(*n*) in the number of all views.
  static func sections<V: View>(of view: V) -> SectionCollection {
    var collector = SubviewCollector(keepsSections: true)
    collector.collect(view)
    collector.closeSection()
    return SectionCollection(sections: collector.sections, once: OnceActions(collector.once))
  }

  // MARK: Walking

  /// Takes a view apart.
  mutating func collect<V: View>(_ view: V) {
    if let source = view as? any SubviewSource, source.isTakenApart {
      source.collectSubviews(into: &self)
    } else if ViewKinds.isMultiple(V.self), V.Body.self != Never.self, !(view is any Animatable),
      ViewFields.of(V.self).properties.isEmpty
    {
      collect(view.body)
    } else {
      append(view)
    }
  }

  /// Takes a part of a view apart, which `step` tells from the other parts.
  mutating func collect<V: View>(_ view: V, at step: AnyHashable) {
    path.append(step)
    collect(view)
    path.removeLast()
  }

  /// Takes a view apart that has a modifier around it, which applies to each of its parts; what acts
  /// once acts beside the first.
  mutating func collect<V: View, M: ViewModifier>(_ view: V, in modifier: M) {
    let acting = modifier as? any OnceModifier
    if let acting, type(of: acting).life != .ofFirst { return collect(view, before: acting) }
    let (outerWrap, outerValues) = (wrap, values)
    (modifier as? any ContainerValueWriting)?.write(&values)
    if let share = acting?.makeShares() {
      wrap = { outerWrap(share($0)) }
    } else {
      wrap = { outerWrap(AnyView($0.modifier(modifier))) }
    }
    collect(view)
    (wrap, values) = (outerWrap, outerValues)
  }

  /// Takes a view apart that has a modifier around it, which acts as long as any of its parts is there.
  private mutating func collect<V: View, M: OnceModifier>(_ view: V, before modifier: M) {
    let former = count
    collect(view)
    let acts = count > former || M.life == .ofContainer
    // A place is kept for what does not act now, so that the others keep theirs.
    let place = once.count { $0.id.dropLast() == path[...] }
    add(acts ? AnyView(OnceAnchor().modifier(modifier)) : AnyView(EmptyView()), id: [place])
  }

  /// Adds what acts once for views that were taken apart before.
  mutating func add(_ once: OnceActions) {
    for action in once.actions { add(action.view, id: action.id) }
  }

  private mutating func add(_ view: AnyView, id: [AnyHashable]) {
    once.append(OnceActions.Action(id: path + id, view: wrap(view)))
  }

  private mutating func append<V: View>(_ view: V) {
    var own = values
    (view as? any ContainerValueBearing)?.readContainerValues(into: &own)
    count += 1
    let subview = Subview(
      id: Subview.ID(path: path), containerValues: own, content: wrap(AnyView(view)))
    guard keepsSections else { return subviews.append(subview) }
    if openSection == nil { openSection = OpenSection(id: path) }
    openSection?.content.append(subview)
  }

  // MARK: Sections

  /// Takes a section apart.
  mutating func collectSection<Header: View, Content: View, Footer: View>(
    _ header: Header, _ content: Content, _ footer: Footer
  ) {
    guard keepsSections else {
      collect(header, at: "header")
      collect(content, at: "content")
      return collect(footer, at: "footer")
    }
    closeSection()
    count += 1
    let parts = (part(header, "header"), part(content, "content"), part(footer, "footer"))
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(path: path), containerValues: values, header: parts.0,
        content: parts.1, footer: parts.2))
  }

  /// The views of one part of a section.
  private mutating func part<V: View>(_ view: V, _ step: AnyHashable) -> SubviewsCollection {
    var collector = SubviewCollector(keepsSections: false)
    collector.path = path
    collector.values = values
    collector.wrap = wrap
    collector.collect(view, at: step)
    once += collector.once
    return SubviewsCollection(subviews: collector.subviews)
  }

  private mutating func closeSection() {
    guard let open = openSection else { return }
    openSection = nil
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(path: open.id + ["loose"]), containerValues: values,
        header: SubviewsCollection(subviews: []),
        content: SubviewsCollection(subviews: open.content),
        footer: SubviewsCollection(subviews: [])))
  }
}
