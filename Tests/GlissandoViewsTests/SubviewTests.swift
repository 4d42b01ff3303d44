import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

private struct PinnedKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

/// Containers that take their content apart.
@MainActor
@Suite("Containers of subviews")
struct SubviewTests {
  /// Shows a number for each of its views, and a mark on those that are pinned.
  private struct Numbered<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        Text("count \(subviews.count)")
        ForEach(subviews) { subview in
          HStack {
            Text(subview.containerValues.isPinned ? "pinned" : "loose")
            subview
          }
        }
      }
    }
  }

  private struct Several: View {
    var body: some View {
      Text("c")
      Text("d")
    }
  }

  @Test("Tuples, loops, branches, groups and views without state are taken apart")
  func takenApart() {
    let stage = Stage(width: 300, height: 300) {
      VStack {
        Numbered {
          Text("a").containerValue(\.isPinned, true)
          Group { Text("b") }.padding(1)
          Several()
          if true { Text("e") }
          ForEach(["f", "g"], id: \.self) { Text($0) }
          EmptyView()
          AnyView(Text("h").containerValue(\.isPinned, true))
        }
      }
    }
    let texts = stage.elements.compactMap(\.text)
    #expect(texts.contains("count 8"))
    #expect(texts.filter { $0 == "pinned" }.count == 2)
    for letter in ["a", "b", "c", "d", "e", "f", "g", "h"] { #expect(texts.contains(letter)) }
    stage.close()
  }

  private struct Tapped: View {
    @State private var taps = 0
    let name: String
    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
    }
  }

  @Test("A subview keeps its state when others come before it")
  func state() throws {
    let (stage, names) = makeStage(["one"]) { names in
      VStack {
        Numbered { ForEach(names, id: \.self) { Tapped(name: $0) } }
      }
    }
    try stage.tap("one 0")
    names.value = ["zero", "one"]
    stage.advance(by: 0.1)
    #expect(stage.elements.contains { $0.text == "one 1" })
    #expect(stage.elements.contains { $0.text == "zero 0" })
  }

  @Test("Sections have headers, contents and footers; what lies between is a section too")
  func sections() {
    let stage = Stage(width: 300, height: 300) {
      let content = TupleOfSections()
      Group(sections: content) { sections in
        ForEach(sections) { section in
          Text("\(section.header.count)/\(section.content.count)/\(section.footer.count)")
        }
      }
    }
    let texts = stage.elements.compactMap(\.text)
    #expect(texts == ["0/1/0", "1/2/0", "0/1/1", "0/1/0"])
    stage.close()
  }

  private struct TupleOfSections: View {
    var body: some View {
      Text("before")
      Section("Title") {
        Text("a")
        Text("b")
      }
      Section {
        Text("c")
      } footer: {
        Text("foot")
      }
      Text("after")
    }
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  /// Says a name, shown or not.
  private struct Named: View {
    let name: String
    var body: some View { Text(name).preference(key: WidthKey.self, value: [name]) }
  }

  @Test(
    "Preferences of a group that is taken apart are heard of once, for all of its views",
    arguments: [false, true])
  func preferences(isMoved: Bool) {
    let journal = Journal<[String]>()
    let (stage, names) = makeStage(["a", "b"]) { names in
      VStack {
        Group(
          subviews: Group { ForEach(names, id: \.self) { Named(name: $0) } }
            .onPreferenceChange(WidthKey.self) { journal.entries.append($0) }
        ) { subviews in
          ForEach(isMoved ? subviews.reversed() : Array(subviews)) { subview in
            HStack { subview.preference(key: WidthKey.self, value: ["outer"]) }
          }
        }
      }
    }
    #expect(journal.entries == [["a", "b"]])
    names.value = ["a", "c", "b"]
    stage.settle()
    #expect(journal.entries == [["a", "b"], ["a", "c", "b"]])
    names.value = ["c"]
    stage.settle()
    names.value = ["c"]
    stage.settle()
    #expect(journal.entries.dropFirst(2) == [["c"]])
    withAnimation(.linear(duration: 1)) { names.value = ["c", "d"] }
    stage.advance(by: 0.2)
    withAnimation(.linear(duration: 1)) { names.value = ["d"] }
    stage.advance(by: 0.2)
    #expect(journal.entries.dropFirst(3) == [["c", "d"], ["d"]])
    stage.settle()
    #expect(journal.entries.count == 5)
  }

  @Test("A value that changes inside of one view is heard of, and the last action acts")
  func changingPreference() throws {
    struct Changing: View {
      @State private var name = "a"
      var body: some View {
        Button(name) { name += "!" }.preference(key: WidthKey.self, value: [name])
      }
    }
    let journal = Journal<String>()
    let (stage, number) = makeStage(1) { number in
      VStack {
        ForEach(
          subviews: Group {
            Changing()
            Named(name: "b")
          }
          .onPreferenceChange(WidthKey.self) { journal.entries.append("\(number) \($0.joined())") }
        ) { $0 }
      }
    }
    try stage.tap("a")
    stage.settle()
    #expect(journal.entries == ["1 ab", "1 a!b"])
    number.value = 2
    stage.settle()
    #expect(journal.entries.count == 2)
    try stage.tap("a!")
    stage.settle()
    #expect(journal.entries.last == "2 a!!b" && journal.entries.count == 3)
  }

  @Test("Tags are container values")
  func tags() {
    var values: [Int?] = []
    let stage = Stage(width: 100, height: 100) {
      Group(
        subviews: Group {
          Text("a").tag(3)
          Text("b")
        }
      ) { subviews in
        let _ = values = subviews.map { $0.containerValues.tag(for: Int.self) }
        subviews
      }
    }
    #expect(values == [3, nil])
    #expect(stage.elements.compactMap(\.text) == ["a", "b"])
    stage.close()
  }
}
