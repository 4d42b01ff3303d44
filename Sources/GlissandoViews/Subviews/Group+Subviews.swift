import GlissandoMotion

/// What is made of the views that another one stands for.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  /// What is made of them.
  @MainActor public var body: some View {
    let found = SubviewCollector.subviews(of: subviews, besideAll: true)
    transform(found).modifier(Attachment(attached: found.once))
  }
}

/// What is made of the sections that a view stands for.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  /// What is made of them.
  @MainActor public var body: some View {
    let found = SubviewCollector.sections(of: sections)
    transform(found).modifier(Attachment(attached: found.once))
  }
}

extension Group {
  /// Makes something of the views that another one stands for.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
  }

  /// Makes something of the views that another one stands for; an older spelling.
  nonisolated public init<Base: View, Result: View>(
    subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }

  /// Makes something of the sections that a view stands for; an older spelling.
  nonisolated public init<Base: View, Result: View>(
    sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(sections: view, transform: transform)
  }

  /// Makes something of the sections that a view stands for.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, transform: transform))
  }
}
