import GlissandoMotion
import GlissandoViews

/// What is selected in a list, whatever the type of its selection.
struct ListSelection {
  let selected: Set<AnyHashable>
  let allowsMultiple: Bool
  /// The value of the selection that an identity or a tag stands for; nil for none.
  let value: (AnyHashable) -> AnyHashable?
  let select: (Set<AnyHashable>) -> Void

  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    selected = Set(binding.wrappedValue.map { AnyHashable($0) })
    allowsMultiple = true
    value = { ($0.base as? Value).map { AnyHashable($0) } }
    select = { values in binding.wrappedValue = Set(values.compactMap { $0.base as? Value }) }
  }

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    selected = binding.wrappedValue.map { [AnyHashable($0)] } ?? []
    allowsMultiple = false
    value = { ($0.base as? Value).map { AnyHashable($0) } }
    select = { values in binding.wrappedValue = values.first?.base as? Value }
  }
}
