import GlissandoMotion

/// The views that another one stands for, for a loop.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let base: SubviewsCollection

  /// The first place.
  public var startIndex: Int { base.startIndex }
  /// The place after the last one.
  public var endIndex: Int { base.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Subview { base[index] }
}

/// The sections that a view stands for, for a loop.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let base: SectionCollection

  /// The first place.
  public var startIndex: Int { base.startIndex }
  /// The place after the last one.
  public var endIndex: Int { base.endIndex }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { base[index] }
}

extension ForEachSubviewCollection: OnceBearing {
  nonisolated var once: OnceActions? { base.once }
}

extension ForEachSectionCollection: OnceBearing {
  nonisolated var once: OnceActions? { base.once }
}

extension ForEach where Content: View {
  /// Makes a view for each of those that another one stands for.
  @MainActor @preconcurrency
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(base: SubviewCollector.subviews(of: view, besideAll: true)),
      content: content,
      identify: { $0.id })
  }

  /// Makes a view for each of the sections that another one stands for.
  @MainActor @preconcurrency
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(base: SubviewCollector.sections(of: view)), content: content,
      identify: { $0.id })
  }
}
