/// A view that may stand for sections, told by its type.
///
/// A loop over sections makes all of them at once, so that the rows of each are rows of the lazy
/// container around.
package nonisolated protocol SectionBearing {
  nonisolated static var mayHaveSections: Bool { get }
}

extension ViewKinds {
  /// Whether a view of this type may stand for sections.
  package nonisolated static func mayHaveSections<V: View>(_ type: V.Type) -> Bool {
    if let bearing = type as? any SectionBearing.Type { return bearing.mayHaveSections }
    return V.Body.self != Never.self && mayHaveSections(V.Body.self)
  }
}

extension ConditionalContent: SectionBearing where TrueContent: View, FalseContent: View {
  package nonisolated static var mayHaveSections: Bool {
    ViewKinds.mayHaveSections(TrueContent.self) || ViewKinds.mayHaveSections(FalseContent.self)
  }
}

extension Optional: SectionBearing where Wrapped: View {
  package nonisolated static var mayHaveSections: Bool { ViewKinds.mayHaveSections(Wrapped.self) }
}

extension Group: SectionBearing where Content: View {
  package nonisolated static var mayHaveSections: Bool { ViewKinds.mayHaveSections(Content.self) }
}

extension ModifiedContent: SectionBearing where Content: View, Modifier: ViewModifier {
  package nonisolated static var mayHaveSections: Bool { ViewKinds.mayHaveSections(Content.self) }
}

extension IdentifiedView: SectionBearing {
  package nonisolated static var mayHaveSections: Bool { ViewKinds.mayHaveSections(Content.self) }
}

extension ForEach: SectionBearing where Content: View {
  package nonisolated static var mayHaveSections: Bool { ViewKinds.mayHaveSections(Content.self) }
}
