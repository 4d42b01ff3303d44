import Foundation
import GlissandoMotion

/// The loop of a lazy container: its children are made when they come into sight.
///
/// Identities are looked at only when the data changes: of a hundred thousand elements, a frame
/// that scrolls touches those that come into sight.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicNode,
  RowSource
{
  private final class Entry {
    var index: Int
    let id: ID
    let child: DynamicChild
    let row: RowNode
    /// What the closure has read of models for this row.
    var models: ModelReading?

    init(index: Int, id: ID, child: DynamicChild, row: RowNode) {
      self.index = index
      self.id = id
      self.child = child
      self.row = row
    }
  }

  /// What a row keeps that is out of sight.
  private struct Absent {
    var index: Int
    let memory: RowMemory
  }

  private unowned let container: LazyContainerNode
  private var view: ForEach<Data, ID, Content>
  private var current: RowIdentities<Data, ID>
  /// The identities when the rows were arranged last.
  private var arranged: RowIdentities<Data, ID>
  /// The rows that are there, by position.
  private var entries: [Entry] = []
  private var leaving: [Entry] = []
  /// The rows that were there, are out of sight and keep something.
  private var absent: [ID: Absent] = [:]
  /// The body that owns the closures: what they read later is its reading.
  private weak var reader: Subscriber?
  /// Found when somebody asks for them.
  private var foundChanges: RowChanges??
  /// The row to which a program scrolls by an identity that its view says: asked again on the way.
  private var sought: (identity: AnyHashable, index: Int)?

  init(
    _ view: ForEach<Data, ID, Content>, in container: LazyContainerNode, _ context: NodeContext
  ) {
    self.container = container
    self.view = view
    current = RowIdentities(view.data, view.identify)
    arranged = current
    reader = ViewTree.evaluator
    super.init(context)
    if let memories = recalled([ID: RowMemory].self) { recall(memories) }
    // Rows that are made when they come into sight are new all the same.
    if comesWithOuter {
      foundChanges = RowChanges(from: 0, current.id, to: current.count, current.id)
    }
    establish()
  }

  override var debugName: String { "ForEach" }
  var attachment: Any? { view.attachment }

  override func update<V: View>(_ view: V) {
    let newer = sameView(view, as: ForEach<Data, ID, Content>.self)
    self.view = newer
    sought = nil
    reader = ViewTree.evaluator
    let previous = current
    current = RowIdentities(newer.data, newer.identify)
    let changes = previous.changes(to: current)
    if let changes { apply(changes) }
    for entry in entries { entry.row.update(content(at: entry.index, &entry.models)) }
    if changes != nil {
      foundChanges = nil
      structureChanged()
    }
  }

  private func apply(_ changes: RowChanges) {
    var stayed: [Entry] = []
    for (entry, index) in zip(entries, changes.indices(ofPrevious: entries.map(\.index))) {
      if let index {
        entry.index = index
        stayed.append(entry)
      } else {
        leave(entry)
      }
    }
    entries = stayed
    forgetAbsent(changes)
    callBack(changes)
    entries.sort { $0.index < $1.index }
  }

  /// Rows that are no longer in the data begin anew if they come back.
  private func forgetAbsent(_ changes: RowChanges) {
    guard !absent.isEmpty else { return }
    let ids = Array(absent.keys)
    let places = changes.indices(ofPrevious: ids.map { absent[$0]?.index ?? 0 })
    for (id, place) in zip(ids, places) {
      if let place { absent[id]?.index = place } else { absent[id] = nil }
    }
  }

  private func leave(_ entry: Entry) {
    entry.models?.end()
    leaving.append(entry)
    remove(entry.child)
  }

  override func forgetGoneChildren() { leaving.removeAll { $0.child.isGone } }

  /// Rows whose identity is there again turn round from where they are.
  private func callBack(_ changes: RowChanges) {
    guard !leaving.isEmpty else { return }
    for index in 0..<current.count where changes.previousIndex(of: index) == nil {
      let id = current.id(at: index)
      guard let place = leaving.firstIndex(where: { $0.id == id }) else { continue }
      let entry = leaving.remove(at: place)
      entry.index = index
      restore(entry.child)
      entries.append(entry)
    }
  }

  private func content(at index: Int, _ models: inout ModelReading?) -> Content {
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    models?.end()
    // The next one belongs to whoever owns the closure then.
    models = nil
    let occurrence = current.occurrence(at: index)
    guard let reader else { return view.content(of: element, occurrence: occurrence) }
    return reader.observe(into: &models) { view.content(of: element, occurrence: occurrence) }
  }

  override func willDestroy() {
    for entry in entries { entry.models?.end() }
    super.willDestroy()
  }

  override func forEachDynamicChild(_ body: (DynamicChild) -> Void) {
    for entry in leaving { body(entry.child) }
    for entry in entries { body(entry.child) }
  }

  // MARK: Rows

  override var rowSource: (any RowSource)? { self }

  var rowCount: Int { current.count }

  private func place(of index: Int) -> Int {
    entries.partitioningIndex { $0.index >= index }
  }

  func madeRow(at index: Int) -> RowNode? {
    let place = place(of: index)
    return place < entries.count && entries[place].index == index ? entries[place].row : nil
  }

  func row(at index: Int) -> RowNode {
    let place = place(of: index)
    if place < entries.count, entries[place].index == index { return entries[place].row }
    let id = current.id(at: index)
    warnIfRepeated(id)
    var models: ModelReading?
    let content = content(at: index, &models)
    let isFresh = changes.map { $0.previousIndex(of: index) == nil } ?? false
    var made: RowNode?
    let child = insertIntoSight(id: id, isFresh: isFresh) { context in
      let row = container.makeRow(context, .row)
      row.identity = AnyHashable(id)
      recall(row, id)
      var inner = NodeContext(parent: row)
      inner.wrappers = context.wrappers.filter { !($0 is RowWrapper) }
      row.content = inner.makeNode(content)
      made = row
      return row
    }
    guard let made else { preconditionFailure("insert calls its closure") }
    let entry = Entry(index: index, id: id, child: child, row: made)
    entry.models = models
    entries.insert(entry, at: place)
    return made
  }

  /// Lets a row's views recall what they have kept.
  private func recall(_ row: RowNode, _ id: ID) {
    guard let known = absent.removeValue(forKey: id) else { return }
    row.memory = known.memory
    tree[RecallingRowsKey.self].add(row)
  }

  private func warnIfRepeated(_ id: ID) {
    var isRepeated = false
    for entry in entries where entry.id == id { isRepeated = true }
    guard isRepeated else { return }
    ViewWarning.once(
      "\(debugPath) shows two views with the identity \(id); the first keeps it:"
        + " give every element an identity of its own")
  }

  func forEachMadeRow(_ body: (Int, RowNode) -> Void) {
    for entry in entries { body(entry.index, entry.row) }
  }

  func discardRow(at index: Int) {
    let place = place(of: index)
    guard place < entries.count, entries[place].index == index else { return }
    let entry = entries.remove(at: place)
    if let memory = RowMemory(of: entry.row) {
      absent[entry.id] = Absent(index: index, memory: memory)
    }
    entry.models?.end()
    entry.row.destroy()
  }

  // A lazy container in a row keeps the state of its own rows.

  override func collectSavedStateOfChildren(into states: inout [SavedState]) {
    var memories = absent.mapValues(\.memory)
    for entry in entries { memories[entry.id] = RowMemory(of: entry.row) }
    if !memories.isEmpty { save(memories, in: &states) }
  }

  private func recall(_ memories: [ID: RowMemory]) {
    for index in 0..<current.count {
      let id = current.id(at: index)
      if let memory = memories[id] { absent[id] = Absent(index: index, memory: memory) }
    }
  }

  func index(of identity: AnyHashable) -> Int? {
    guard let id = identity.base as? ID else { return nil }
    return (0..<current.count).first { current.id(at: $0) == id }
  }

  func identity(at index: Int) -> AnyHashable { AnyHashable(current.id(at: index)) }

  override func placementOfChild(_ identity: AnyHashable) -> CGRect? {
    if let frame = index(of: identity).flatMap(expectedFrame(ofRow:)) { return frame }
    return placementInside(of: identity)
      ?? indexOfRow(saying: identity).flatMap(expectedFrame(ofRow:))
  }

  private func expectedFrame(ofRow index: Int) -> CGRect? {
    container.lines.line(of: index, in: self).map(container.expectedFrame)
  }

  /// The row whose view gives itself an identity, made or not.
  /// - Complexity: O(*n*) in the rows, whose closures are run; nothing where they say no identities.
  private func indexOfRow(saying identity: AnyHashable) -> Int? {
    guard Content.self is any IdentitySaying.Type else { return nil }
    if let sought, sought.identity == identity { return sought.index }
    let index = view.data.enumerated().first {
      (view.content($0.element) as? any IdentitySaying)?.saidIdentity == identity
    }?.offset
    sought = index.map { (identity, $0) }
    return index
  }

  // MARK: Changes

  var changes: RowChanges? {
    if let foundChanges { return foundChanges }
    let changes = arranged.changes(to: current)
    foundChanges = .some(changes)
    return changes
  }

  func forgetChanges() {
    arranged = current
    foundChanges = .some(nil)
  }
}
