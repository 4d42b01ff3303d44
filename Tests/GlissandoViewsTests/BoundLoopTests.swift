import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Loops over the elements of a binding.
@MainActor
@Suite("Bound loops")
struct BoundLoopTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var key = 0
  }

  private static let items = [
    Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three"),
  ]

  /// Hands out the binding of each row.
  private struct Row: View {
    @Binding var item: Item
    let log: Journal<Int>
    let bindings: Remotes
    var body: some View {
      let _ = bindings.all[item.id] = $item
      Text("\(item.name)").accessibilityIdentifier("row \(item.id)")
    }
  }

  @MainActor private final class Remotes {
    var all: [Int: Binding<Item>] = [:]
  }

  private struct Loop: View {
    enum Kind: CaseIterable {
      case stack, list, lazy, explicit, selection, listByKey, filtered, lazyFiltered
      case filteredByKey, filteredByPath, lazySorted, listFiltered, listFilteredByKey
      case selectionFiltered, selectionFilteredByKey, numbered, paired
    }
    let kind: Kind
    let bindings: Remotes
    let remote: Remote<[Item]>
    let log = Journal<Int>()
    @State private var items = BoundLoopTests.items
    @State private var selection: Set<Int> = []
    var body: some View {
      let _ = remote.connect($items)
      switch kind {
      case .stack:
        VStack { ForEach($items) { Row(item: $0, log: log, bindings: bindings) } }
      case .list:
        List($items) { Row(item: $0, log: log, bindings: bindings) }
      case .lazy:
        ScrollView {
          LazyVStack { ForEach($items) { Row(item: $0, log: log, bindings: bindings) } }
        }
      case .selection:
        List($items, selection: $selection) { Row(item: $0, log: log, bindings: bindings) }
      case .listByKey:
        List($items, id: \.id, selection: $selection) { $item in
          Row(item: $item, log: log, bindings: bindings)
        }
      case .filtered:
        VStack {
          ForEach($items.filter { !$0.wrappedValue.name.isEmpty }) {
            Row(item: $0, log: log, bindings: bindings)
          }
        }
      case .lazyFiltered:
        ScrollView {
          LazyVStack {
            ForEach($items.filter { _ in true }) { Row(item: $0, log: log, bindings: bindings) }
          }
        }
      default: others
      }
    }

    @ViewBuilder private var others: some View {
      let some = $items.filter { _ in true }
      switch kind {
      case .filteredByKey:
        VStack { ForEach(some, id: \.id) { Row(item: $0, log: log, bindings: bindings) } }
      case .filteredByPath:
        VStack {
          ForEach(some, id: \.wrappedValue.id) { $item in
            Row(item: $item, log: log, bindings: bindings)
          }
        }
      case .lazySorted:
        ScrollView {
          LazyVStack {
            ForEach($items.sorted { $0.wrappedValue.key < $1.wrappedValue.key }, id: \.id) {
              Row(item: $0, log: log, bindings: bindings)
            }
          }
        }
      case .listFiltered: List(some) { Row(item: $0, log: log, bindings: bindings) }
      case .listFilteredByKey:
        List(some, id: \.id) { Row(item: $0, log: log, bindings: bindings) }
      case .selectionFiltered:
        List(some, selection: $selection) { Row(item: $0, log: log, bindings: bindings) }
      case .selectionFilteredByKey:
        List(some, id: \.id, selection: $selection) { $item in
          Row(item: $item, log: log, bindings: bindings)
        }
      case .numbered:
        List {
          ForEach(Array($items.enumerated()), id: \.element.id) { _, $item in
            Row(item: $item, log: log, bindings: bindings)
          }
        }
      case .paired:
        VStack {
          ForEach(Array(zip(items, $items)), id: \.0.id) { _, $item in
            Row(item: $item, log: log, bindings: bindings)
          }
        }
      default:
        VStack {
          ForEach($items, id: \.id) { Row(item: $0, log: log, bindings: bindings) }
        }
      }
    }
  }

  @Test("A row that leaves shows and writes itself", arguments: 0..<17)
  func leaving(_ index: Int) throws {
    let (bindings, items) = (Remotes(), Remote<[Item]>())
    let kind = Loop.Kind.allCases[index]
    let stage = Stage(width: 200, height: 300) {
      Loop(kind: kind, bindings: bindings, remote: items)
    }
    let two = try #require(bindings.all[2])
    withAnimation(.linear(duration: 1)) { items.value.removeAll { $0.id == 2 } }
    stage.advance(by: 0.5)
    let leaving = stage.elements.filter(\.isLeaving)
    #expect(leaving.allSatisfy { $0.text == "two" })
    #expect(two.wrappedValue.name == "two")
    two.wrappedValue.name = "changed"
    two.name.wrappedValue = "changed"
    stage.advance(by: 0.1)
    #expect(items.value.map(\.name) == ["one", "three"])
    #expect(two.wrappedValue.name == "two")
    stage.settle()
    #expect(throws: StageError.self) { try stage.element("two") }
  }

  @Test("A row keeps to its element wherever that is moved", arguments: 0..<17)
  func moving(_ index: Int) throws {
    let (bindings, items) = (Remotes(), Remote<[Item]>())
    let kind = Loop.Kind.allCases[index]
    let stage = Stage(width: 200, height: 300) {
      Loop(kind: kind, bindings: bindings, remote: items)
    }
    let two = try #require(bindings.all[2])
    items.value.insert(Item(id: 9, name: "nine"), at: 0)
    items.value.swapAt(1, 3)
    two.wrappedValue.name = "TWO"
    stage.settle()
    #expect(items.value.map(\.name) == ["nine", "three", "TWO", "one"])
    items.value.reverse()
    two.name.wrappedValue = "two"
    stage.settle()
    #expect(items.value.map(\.name) == ["one", "two", "three", "nine"])
    #expect(try stage.element("row 2").text == "two")
    items.value = []
    #expect(two.wrappedValue.name == "two", "the last value that it had")
  }

  private struct Repeating: View {
    let isLazy: Bool
    let bindings: Remotes
    let remote: Remote<[Item]>
    @State private var items = [
      Item(id: 1, name: "one", key: 1), Item(id: 2, name: "first", key: 2),
      Item(id: 2, name: "second", key: 3),
    ]
    var body: some View {
      let _ = remote.connect($items)
      let rows = ForEach($items) { $item in
        let _ = bindings.all[item.key] = $item
        Text(item.name)
      }
      if isLazy { List { rows } } else { VStack { rows } }
    }
  }

  @Test(
    "Of elements with one identity each row keeps to its own, counted from the first",
    arguments: [false, true])
  func repeating(isLazy: Bool) throws {
    let (bindings, items) = (Remotes(), Remote<[Item]>())
    let stage = Stage(width: 200, height: 300) {
      Repeating(isLazy: isLazy, bindings: bindings, remote: items)
    }
    stage.settle()
    let (first, second) = try (#require(bindings.all[2]), #require(bindings.all[3]))
    first.wrappedValue.name = "FIRST"
    second.wrappedValue.name = "SECOND"
    #expect(items.value.map(\.name) == ["one", "FIRST", "SECOND"])
    items.value.insert(Item(id: 9, name: "nine"), at: 0)
    first.wrappedValue.name = "first"
    second.wrappedValue.name = "second"
    #expect(items.value.map(\.name) == ["nine", "one", "first", "second"])
    items.value.removeFirst(2)
    second.name.wrappedValue = "2"
    first.name.wrappedValue = "1"
    #expect(items.value.map(\.name) == ["1", "2"])
    items.value.removeLast()
    second.wrappedValue.name = "lost"
    #expect(items.value.map(\.name) == ["1"])
    #expect(stage.settle())
  }

  @Test("Whoever walks a binding writes to all elements, and at a position to what is there")
  func walking() {
    var (items, numbers) = (Self.items, [1, 2, 3])
    for item in Binding(get: { items }, set: { items = $0 }) { item.wrappedValue.key = 4 }
    for number in Binding(get: { numbers }, set: { numbers = $0 }) { number.wrappedValue += 1 }
    #expect(items.map(\.key) == [4, 4, 4])
    #expect(numbers == [2, 3, 4])
    let second = Binding(get: { items }, set: { items = $0 })[1]
    items.swapAt(0, 1)
    #expect(second.wrappedValue.name == "one")
  }

  @Test(
    "A loop walks the elements that it was made with, and its rows write to those that are left")
  func shorter() {
    var items = Self.items
    let binding = Binding(get: { items }, set: { items = $0 })
    var rows: [Binding<Item>] = []
    let loop = ForEach(binding) { item in
      let _ = rows.append(item)
      Text(item.wrappedValue.name)
    }
    items.removeFirst(2)
    #expect(loop.data.count == 3)
    for element in loop.data { _ = loop.content(element) }
    #expect(rows.map(\.wrappedValue.name) == ["one", "two", "three"])
    for row in rows { row.wrappedValue.key = 7 }
    #expect(items == [Item(id: 3, name: "three", key: 7)])
  }
}
