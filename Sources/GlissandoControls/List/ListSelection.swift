import GlissandoMotion
import GlissandoViews

/// What is selected in a list, whatever the type of its selection.
struct ListSelection {
  /// What was selected when the list was last evaluated.
  let selected: Set<AnyHashable>
  /// What is selected now, for what happens several times between two frames.
  let latest: () -> Set<AnyHashable>
  let allowsMultiple: Bool
  /// The type of the values.
  let type: ObjectIdentifier
  /// The value of the selection that an identity or a tag stands for; nil for none.
  let value: (AnyHashable) -> AnyHashable?
  let select: (Set<AnyHashable>) -> Void

  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    latest = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    selected = latest()
    allowsMultiple = true
    type = ObjectIdentifier(Value.self)
    value = { ($0.base as? Value).map { AnyHashable($0) } }
    select = { values in binding.wrappedValue = Set(values.compactMap { $0.base as? Value }) }
  }

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    latest = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    selected = latest()
    allowsMultiple = false
    type = ObjectIdentifier(Value.self)
    value = { ($0.base as? Value).map { AnyHashable($0) } }
    select = { values in binding.wrappedValue = values.first?.base as? Value }
  }
}

extension EnvironmentValues {
  /// The type of the values that are selected in the list around; nil where nothing is.
  @Entry var selectionType: ObjectIdentifier?
}
