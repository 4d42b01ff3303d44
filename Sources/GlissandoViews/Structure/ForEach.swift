import Foundation

/// A view for each element of a collection, kept by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  package let identify: (Data.Element) -> ID
  /// What an element that leads elsewhere becomes to follow that, as one of several with its identity; nil for others.
  private let follow: ((Data.Element, _ occurrence: Int?) -> Data.Element)?
  /// What another module gives it for the container around, which knows the type.
  package var attachment: Any?

  /// Elements that lead to something kept elsewhere, as those of a bound collection do, follow it to
  /// wherever it is moved.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID
  ) {
    let follow = (Data.Element.self as? any ReadElsewhere.Type).map {
      ForEach.following($0, identify)
    }
    self.data = follow == nil ? data : (data as? any ReadElsewhere)?.snapshot as? Data ?? data
    self.content = follow.map { follow in { content(follow($0, nil)) } } ?? content
    self.identify = identify
    self.follow = follow
  }

  private static func following<E: ReadElsewhere>(
    _ type: E.Type, _ identify: @escaping (Data.Element) -> ID
  ) -> (Data.Element, Int?) -> Data.Element {
    { element, occurrence in
      let followed = (element as? E)?
        .following({ ($0 as? Data.Element).map(identify) }, occurrence: occurrence)
      return followed as? Data.Element ?? element
    }
  }

  /// The view of an element; `occurrence` says which of several with its identity it is, from 0.
  func content(of element: Data.Element, occurrence: Int?) -> Content {
    content(occurrence.flatMap { follow?(element, $0) } ?? element)
  }
}

extension ForEach: View where Content: View {}

extension ForEach where Content: View {
  /// Makes a view for each element, kept by the identity at `id`.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Makes a view for each element of a bound collection, kept by the identity at `id`.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(data: data, content: content, identify: { $0.wrappedValue[keyPath: id] })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element, kept by the element's own identity; of a bound collection the
  /// closure is given bindings.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0 })
  }
}

extension ForEach: PrimitiveView where Content: View {
  package static var isMultiple: Bool { true }

  package func makeNode(in context: NodeContext) -> ViewNode {
    guard data is any OnceBearing else { return makeLoop(in: context) }
    return BesideLoopNode(self, context, loop: makeLoop) { ($0.data as? any OnceBearing)?.once }
  }

  @MainActor private func makeLoop(in context: NodeContext) -> ViewNode {
    if let container = context.parent?.lazyContainer,
      !ViewKinds.mayHaveSections(Content.self, inRows: container.behavior != nil)
    {
      return LazyForEachNode(self, in: container, context)
    }
    return ForEachNode(self, context)
  }
}

/// Keeps a child for each identity; order follows the data, and leaving children keep their place
/// behind the one that stood before them.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicNode, RowLoop
{
  /// An identity and, for data that repeats one, which occurrence of it.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int

    // What does not equal itself, as NaN, is found again all the same.
    static func == (lhs: Key, rhs: Key) -> Bool {
      lhs.occurrence == rhs.occurrence
        && (lhs.id == rhs.id || lhs.id != lhs.id && rhs.id != rhs.id)
    }
  }

  private struct Entry {
    let key: Key
    let child: DynamicChild
  }

  private var entries: [Entry] = []
  private(set) var attachment: Any?
  private var children: [Key: DynamicChild] = [:]
  /// Whether several elements have one identity.
  private var repeatsIdentities = false
  /// True while the list is made anew, when what goes at once need not be taken out of it.
  private var isReplacing = false

  init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(context)
    show(view)
    establish()
  }

  override var debugName: String { "ForEach" }

  override func update<V: View>(_ view: V) {
    show(sameView(view, as: ForEach<Data, ID, Content>.self))
  }

  override func forEachDynamicChild(_ body: (DynamicChild) -> Void) {
    for entry in entries { body(entry.child) }
  }

  func position(of row: RowNode) -> Int? {
    entries.lazy.filter { !$0.child.isLeaving }.firstIndex { row.isInside($0.child.node) }
  }

  private func show(_ view: ForEach<Data, ID, Content>) {
    attachment = view.attachment
    if showsSameIdentities(view) {
      for (entry, content) in zip(entries, contents(of: view)) {
        entry.child.node.update(content)
        restore(entry.child)
      }
      return
    }
    let keys = keys(of: view)
    repeatsIdentities = keys.contains { $0.occurrence > 0 }
    var shown: [Entry] = []
    shown.reserveCapacity(keys.count)
    for (key, content) in zip(keys, contents(of: view)) {
      shown.append(Entry(key: key, child: child(key, content)))
    }
    if shown.elementsEqual(entries, by: { $0.child === $1.child }) { return }
    replaceEntries(with: shown)
    structureChanged()
  }

  override func placementOfChild(_ identity: AnyHashable) -> CGRect? {
    if let id = identity.base as? ID, let entry = entries.first(where: { $0.key.id == id }),
      !entry.child.isLeaving, let frame = entry.child.node.frameOfElements
    {
      return frame
    }
    return super.placementOfChild(identity)
  }

  /// Whether the identities are the same in the same order, which is by far the most frequent and
  /// needs no dictionary.
  private func showsSameIdentities(_ view: ForEach<Data, ID, Content>) -> Bool {
    guard view.data.count == entries.count else { return false }
    return zip(view.data, entries).allSatisfy { view.identify($0) == $1.key.id }
  }

  /// The views of all elements; what the closure reads counts as read by the body around.
  private func contents(of view: ForEach<Data, ID, Content>) -> [Content] {
    guard let reader = ViewTree.evaluator else { return unobservedContents(of: view) }
    return reader.observe { unobservedContents(of: view) }
  }

  private func unobservedContents(of view: ForEach<Data, ID, Content>) -> [Content] {
    guard repeatsIdentities else { return view.data.map(view.content) }
    return zip(view.data, keys(of: view)).map {
      view.content(of: $0, occurrence: $1.occurrence)
    }
  }

  private func child(_ key: Key, _ content: Content) -> DynamicChild {
    if let known = children[key] {
      known.node.update(content)
      restore(known)
      return known
    }
    let made = insert(id: key.id) { $0.makeNode(content) }
    children[key] = made
    return made
  }

  /// The identities in order, with repeated ones told apart.
  private func keys(of view: ForEach<Data, ID, Content>) -> [Key] {
    var first = Set<Key>(minimumCapacity: view.data.count)
    var repeated: [Key: Int] = [:]
    return view.data.map { element in
      let key = Key(id: view.identify(element), occurrence: 0)
      if first.insert(key).inserted { return key }
      ViewWarning.once(
        "\(debugPath) shows two views with the identity \(key.id); the first keeps it:"
          + " give every element an identity of its own")
      let occurrence = repeated[key, default: 0] + 1
      repeated[key] = occurrence
      return Key(id: key.id, occurrence: occurrence)
    }
  }

  private func replaceEntries(with shown: [Entry]) {
    // By their children: keys take much longer to hash and to compare, being of a type that is not known here.
    let present = Set(shown.map { ObjectIdentifier($0.child) })
    var followers: [ObjectIdentifier?: [Entry]] = [:]
    var anchor: ObjectIdentifier?
    isReplacing = true
    for entry in entries {
      let child = ObjectIdentifier(entry.child)
      if present.contains(child) {
        anchor = child
      } else if leave(entry) {
        followers[anchor, default: []].append(entry)
      }
    }
    isReplacing = false
    entries = followers.isEmpty ? shown : merge(shown, followers)
  }

  /// The present entries, each with the leaving ones that stand behind it.
  private func merge(_ shown: [Entry], _ followers: [ObjectIdentifier?: [Entry]]) -> [Entry] {
    var merged = followers[nil] ?? []
    for entry in shown {
      merged.append(entry)
      merged += followers[ObjectIdentifier(entry.child)] ?? []
    }
    return merged
  }

  /// Lets an entry go.
  /// - Returns: whether it stays for the time of its transition.
  private func leave(_ entry: Entry) -> Bool {
    remove(entry.child)
    if entry.child.isGone { children[entry.key] = nil }
    return !entry.child.isGone
  }

  override func forgetGoneChildren() {
    // While the list is made anew, what goes at once is not taken over.
    guard !isReplacing else { return }
    for entry in entries where entry.child.isGone { children[entry.key] = nil }
    entries.removeAll { $0.child.isGone }
  }
}
