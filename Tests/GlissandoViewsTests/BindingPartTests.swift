import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Bindings to parts of values, and what becomes of them when the parts go.
@MainActor
@Suite("Bindings to parts")
struct BindingPartTests {
  private struct Item: Identifiable, Equatable {
    var id: Int
    var name = ""
    var tags: [String] = []
    var note: String?
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test("Parts of tuples are read and written")
  func tuples() {
    let box = Box((1, "a"))
    box.binding.0.wrappedValue += 1
    box.binding.1.wrappedValue = "b"
    #expect(box.value == (2, "b"))
    let named = Box((x: 1, inner: (y: 2, z: [3])))
    named.binding.inner.y.wrappedValue = 5
    named.binding.inner.z[0].wrappedValue = 6
    #expect(named.value.inner == (5, [6]))
  }

  @Test("An element of a dictionary comes and goes")
  func dictionaries() throws {
    let box = Box(["a": 1])
    let (a, b) = (box.binding["a"], box.binding["b"])
    a.wrappedValue = 2
    b.wrappedValue = 8
    #expect(box.value == ["a": 2, "b": 8])
    let inner = try #require(Binding(a))
    a.wrappedValue = nil
    #expect(box.value == ["b": 8] && a.wrappedValue == nil)
    #expect(inner.wrappedValue == 2)
    inner.wrappedValue = 9
    #expect(box.value == ["b": 8], "what has gone stays gone")
  }

  @Test("The value of an optional keeps its last value once that is nil")
  func optionals() throws {
    let box = Box<Item?>(Item(id: 1, name: "one", note: "n"))
    let item = try #require(Binding(box.binding))
    let note = try #require(Binding(item.note))
    item.name.wrappedValue = "two"
    #expect(box.value?.name == "two")
    box.value = nil
    #expect(item.wrappedValue.name == "two")
    #expect(note.wrappedValue == "n")
    #expect(item.name.wrappedValue == "two")
    item.name.wrappedValue = "three"
    note.wrappedValue = "m"
    #expect(box.value == nil)
    #expect(Binding(box.binding) == nil)
    box.value = Item(id: 2, name: "new")
    item.name.wrappedValue = "newer"
    #expect(box.value?.name == "newer")
  }

  @Test("An element by its index keeps its last value once there are fewer")
  func indices() {
    let box = Box((0..<5).map { Item(id: $0, name: "\($0)", tags: ["x", "y"]) })
    let items = box.binding
    let (three, name, tag) = (items[3], items[3].name, items[4].tags[1])
    let rows = items.map { $0 }
    name.wrappedValue = "three"
    #expect(three.wrappedValue.name == "three")
    box.value.removeLast(3)
    #expect(three.wrappedValue.name == "three" && name.wrappedValue == "three")
    #expect(tag.wrappedValue == "y")
    name.wrappedValue = "lost"
    tag.wrappedValue = "lost"
    three.wrappedValue = Item(id: 9)
    #expect(box.value.count == 2)
    #expect(rows.map(\.wrappedValue.id) == [0, 1, 2, 3, 4])
    box.value = []
    #expect(rows.map(\.wrappedValue.id) == [0, 1, 2, 3, 4])
    #expect(items.isEmpty && items.count == 0)
  }

  @Test("A binding to what an optional holds is the same as long as the optional is")
  func same() throws {
    struct Reader: View {
      @Binding var name: String
      let journal: Journal<Int>
      var body: some View {
        let _ = journal.entries.append(0)
        Text(name)
      }
    }
    struct Program: View {
      let remote: Remote<Int>
      let journal: Journal<Int>
      @State private var count = 0
      @State private var item: Item? = Item(id: 1, name: "one")
      @State private var name: String? = "name"
      var body: some View {
        let _ = remote.connect($count)
        Text("\(count)")
        if let item = Binding($item) { Reader(name: item.name, journal: journal) }
        if let name = Binding($name) { Reader(name: name, journal: journal) }
      }
    }
    let (remote, journal) = (Remote<Int>(), Journal<Int>())
    let stage = Stage(width: 200, height: 200) { Program(remote: remote, journal: journal) }
    #expect(journal.entries.count == 2)
    remote.value = 1
    stage.advance(frames: 2)
    #expect(journal.entries.count == 2)
  }

  @Test("Elements of elements survive the loss of either")
  func nested() {
    let box = Box([[1, 2, 3], [4, 5, 6]])
    let part = box.binding[1][2]
    part.wrappedValue = 7
    box.value[1] = []
    #expect(part.wrappedValue == 7)
    part.wrappedValue = 8
    #expect(box.value == [[1, 2, 3], []])
    box.value = []
    #expect(part.wrappedValue == 7)
    part.wrappedValue = 9
    #expect(box.value.isEmpty)
  }

  @Test("Nothing traps in views whose elements go while they read them")
  func inViews() throws {
    struct Program: View {
      let remote: Remote<[Item]>
      let optional: Remote<Item?>
      @State private var items = (0..<4).map { Item(id: $0, name: "name \($0)") }
      @State private var item: Item? = Item(id: 9, name: "item")
      var body: some View {
        let _ = remote.connect($items)
        let _ = optional.connect($item)
        VStack {
          if items.count > 3 { TextField("", text: $items[3].name).transition(.opacity) }
          ForEach(items.indices, id: \.self) { index in
            TextField("", text: $items[index].name)
          }
          if let item = Binding($item) { TextField("", text: item.name).transition(.opacity) }
          ForEach($items) { $item in
            Toggle(item.name, isOn: Binding(get: { item.id > 0 }, set: { _ in item.id += 1 }))
          }
        }
      }
    }
    let (items, item) = (Remote<[Item]>(), Remote<Item?>())
    let stage = Stage(width: 400, height: 600) { Program(remote: items, optional: item) }
    withAnimation(.linear(duration: 1)) {
      items.value.removeLast(2)
      item.value = nil
    }
    stage.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { items.value = [] }
    stage.settle()
    #expect(items.value.isEmpty)
  }
}
