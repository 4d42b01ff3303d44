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

    init(index: Int, id: ID, child: DynamicChild, row: RowNode) {
      self.index = index
      self.id = id
      self.child = child
      self.row = row
    }
  }

  private unowned let container: LazyContainerNode
  private var view: ForEach<Data, ID, Content>
  private var current: RowIdentities<Data, ID>
  /// The identities when the rows were arranged last.
  private var arranged: RowIdentities<Data, ID>
  /// The rows that are there, by position.
  private var entries: [Entry] = []
  private var leaving: [Entry] = []
  /// The body that owns the closures: what they read later is its reading.
  private weak var reader: Subscriber?
  /// Computed when it is asked for.
  private var knownChanges: RowChanges??

  init(
    _ view: ForEach<Data, ID, Content>, in container: LazyContainerNode, _ context: NodeContext
  ) {
    self.container = container
    self.view = view
    current = RowIdentities(view.data, view.identify)
    arranged = current
    reader = ViewTree.evaluator
    super.init(context)
    establish()
  }

  override func update<V: View>(_ view: V) {
    let newer = sameView(view, as: ForEach<Data, ID, Content>.self)
    self.view = newer
    reader = ViewTree.evaluator
    let previous = current
    current = RowIdentities(newer.data, newer.identify)
    let changes = previous.changes(to: current)
    if let changes { take(changes) }
    for entry in entries { entry.row.update(content(at: entry.index)) }
    if changes != nil {
      knownChanges = nil
      structureChanged()
    }
  }

  private func take(_ changes: RowChanges) {
    var stayed: [Entry] = []
    for entry in entries {
      if let index = changes.index(ofPrevious: entry.index) {
        entry.index = index
        stayed.append(entry)
      } else {
        leave(entry)
      }
    }
    entries = stayed
    callBack(changes)
    entries.sort { $0.index < $1.index }
  }

  private func leave(_ entry: Entry) {
    leaving.append(entry)
    remove(entry.child)
    if !entry.child.isGone { entry.row.leave() }
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
      entry.row.enter()
      entries.append(entry)
    }
  }

  private func content(at index: Int) -> Content {
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    guard let reader else { return view.content(element) }
    return reader.observe { view.content(element) }
  }

  override func forEachDynamicChild(_ body: (DynamicChild) -> Void) {
    for entry in leaving { body(entry.child) }
    for entry in entries { body(entry.child) }
  }

  override func collectRows(into segments: inout [RowSegment]) { segments.append(.source(self)) }

  override func collectLeavingRows(into rows: inout [RowNode]) {
    for entry in leaving { rows.append(entry.row) }
  }

  // MARK: Rows

  var rowCount: Int { current.count }

  private func place(of index: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
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
    let content = content(at: index)
    let isFresh = changes.map { $0.previousIndex(of: index) == nil } ?? false
    var made: RowNode?
    let child = insertIntoSight(id: id, isFresh: isFresh) { context in
      let row = container.makeRow(context, .row)
      row.identity = AnyHashable(id)
      var inner = NodeContext(parent: row)
      inner.wrappers = context.wrappers.filter { !($0 is RowWrapper) }
      row.content = inner.makeNode(content)
      made = row
      return row
    }
    guard let made else { preconditionFailure("insert calls its closure") }
    entries.insert(Entry(index: index, id: id, child: child, row: made), at: place)
    if isFresh { made.enter() }
    return made
  }

  private func warnIfRepeated(_ id: ID) {
    guard entries.contains(where: { $0.id == id }) else { return }
    ViewWarning.once(
      "ForEach shows two views with the identity \(id) at \(debugPath); the first keeps it:"
        + " give every element an identity of its own",
      key: "duplicate-identity \(id) \(serial)")
  }

  func forEachMadeRow(_ body: (Int, RowNode) -> Void) {
    for entry in entries { body(entry.index, entry.row) }
  }

  func forEachLeavingRow(_ body: (RowNode) -> Void) {
    for entry in leaving { body(entry.row) }
  }

  func discardRow(at index: Int) {
    let place = place(of: index)
    guard place < entries.count, entries[place].index == index else { return }
    entries.remove(at: place).row.destroy()
  }

  func index(of identity: AnyHashable) -> Int? {
    guard let id = identity.base as? ID else { return nil }
    return (0..<current.count).first { current.id(at: $0) == id }
  }

  func identity(at index: Int) -> AnyHashable { AnyHashable(current.id(at: index)) }

  override func placement(of identity: AnyHashable) -> CGRect? {
    if let index = index(of: identity), let line = container.lines.line(of: index, in: self) {
      return container.expectedFrame(ofLine: line)
    }
    return super.placement(of: identity)
  }

  // MARK: Changes

  var changes: RowChanges? {
    if let knownChanges { return knownChanges }
    let changes = arranged.changes(to: current)
    knownChanges = .some(changes)
    return changes
  }

  func forgetChanges() {
    arranged = current
    knownChanges = .some(nil)
  }
}

/// The identities of a loop's data at one time.
///
/// Of arrays and ranges, which nobody can change behind our back, the data itself is kept and asked
/// when there is need; of others the identities are copied.
struct RowIdentities<Data: RandomAccessCollection, ID: Hashable> {
  private let data: Data
  private let identify: (Data.Element) -> ID
  private let copied: [ID]?
  let count: Int

  init(_ data: Data, _ identify: @escaping (Data.Element) -> ID) {
    self.data = data
    self.identify = identify
    count = data.count
    let isValue =
      data is Range<Int> || data.withContiguousStorageIfAvailable { _ in true } ?? false
    copied = isValue ? nil : data.map(identify)
  }

  func id(at index: Int) -> ID {
    copied?[index] ?? identify(data[data.index(data.startIndex, offsetBy: index)])
  }

  /// What has changed from these to `newer`; nil if nothing has.
  /// - Complexity: constant for the same array, else O(*n*).
  func changes(to newer: RowIdentities) -> RowChanges? {
    if isSameStorage(as: newer) { return nil }
    return RowChanges(
      from: count, { id(at: $0) }, to: newer.count, { newer.id(at: $0) })
  }

  private func isSameStorage(as other: RowIdentities) -> Bool {
    guard count == other.count else { return false }
    if let range = data as? Range<Int>, let newer = other.data as? Range<Int> {
      return range == newer
    }
    guard copied == nil, MemoryLayout<Data.Element>.size > 0 else { return false }
    let address = data.withContiguousStorageIfAvailable { $0.baseAddress }
    let newer = other.data.withContiguousStorageIfAvailable { $0.baseAddress }
    guard let address, let newer else { return false }
    return address == newer
  }
}
