import Foundation
import GlissandoDrawing
import GlissandoExpansion
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

extension EnvironmentValues {
  @Entry fileprivate var typedNumber: Double = 12
  @Entry fileprivate var untypedNumber = 1.5
  @Entry fileprivate var optionalName: String?
  @Entry fileprivate var formatter: @Sendable (Int) -> String = { "\($0) pt" }
}

extension Transaction {
  @Entry fileprivate var isUserDriven: Bool = false
  @Entry fileprivate var strength = 0.25
}

@Suite("@Entry") @MainActor
struct EntryTests {
  @Test("An entry has its default value, with and without a type")
  func defaults() {
    let environment = EnvironmentValues()
    #expect(environment.typedNumber == 12)
    #expect(environment.untypedNumber == 1.5)
    #expect(environment.optionalName == nil)
    #expect(environment.formatter(3) == "3 pt")
  }

  @Test("Entries keep their values apart")
  func values() {
    var environment = EnvironmentValues()
    environment.typedNumber = 3
    environment.untypedNumber = 4
    environment.optionalName = "a name"
    #expect(environment.typedNumber == 3)
    #expect(environment.untypedNumber == 4)
    #expect(environment.optionalName == "a name")
  }

  @Test("An entry of a transaction reaches the views that the transaction changes")
  func transaction() throws {
    struct Watcher: View {
      @State private var offset = 0.0
      @State private var seen = 0.0
      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10).offset(x: offset)
            .transaction { transaction in
              if transaction.isUserDriven {
                transaction.animation = .linear(duration: transaction.strength * 4)
              }
            }
            .accessibilityIdentifier("square")
          Button("Go") {
            withTransaction(\.isUserDriven, true) { offset = 100 }
          }
        }
      }
    }
    let stage = Stage(width: 300, height: 100) { Watcher() }
    let start = try stage.element("square").frame.minX
    try stage.tap("Go")
    stage.advance(by: 0.25)
    #expect(abs(try stage.element("square").frame.minX - start - 25) < 1e-6)
    stage.advance(by: 0.5)
    #expect(abs(try stage.element("square").frame.minX - start - 75) < 1e-6)
  }

  @Test("An entry reaches the views inside, and only they are evaluated again")
  func environment() throws {
    struct Reader: View {
      @Environment(\.typedNumber) private var number
      var body: some View { Text("\(Int(number))") }
    }
    struct Root: View {
      @State private var number = 5.0
      var body: some View {
        VStack {
          Reader().environment(\.typedNumber, number)
          Reader()
          Button("More") { number += 1 }
        }
      }
    }
    let stage = Stage(width: 300, height: 200) { Root() }
    #expect(stage.elements.compactMap(\.text) == ["5", "12", "More"])
    try stage.tap("More")
    #expect(stage.elements.compactMap(\.text) == ["6", "12", "More"])
  }

  private func expectEntry(
    _ source: String, named name: String, key: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectAdditions(
      to: source,
      [
        .accessor: """
        {
          get { self[__Key_\(name).self] }
          set { self[__Key_\(name).self] = newValue }
        }
        """,
        .peer: "private struct __Key_\(name): \(key)\n}",
      ], at: location)
  }

  @Test("A typed entry becomes a property and a key")
  func typedExpansion() {
    expectEntry(
      "extension EnvironmentValues {\n  @Entry public var caption: String = \"None\"\n}",
      named: "caption",
      key: """
        GlissandoMotion.EnvironmentKey {
          static var defaultValue: String { "None" }
        """)
  }

  @Test("An entry of what has the keyboard has the wrapped type, and no default")
  func focusedExpansion() {
    for type in ["Binding<String>?", "Optional<Binding<String>>"] {
      expectEntry(
        "extension SwiftUI.FocusedValues {\n  @Entry var note: \(type)\n}", named: "note",
        key: """
          GlissandoViews.FocusedValueKey {
            typealias Value = Binding<String>
          """)
    }
  }

  @Test("The key of an entry without a type takes it from the value")
  func untypedExpansion() {
    expectEntry(
      "extension Transaction {\n  @Entry var strength = 0.25\n}", named: "strength",
      key: """
        GlissandoMotion.TransactionKey {
          static let defaultValue = 0.25
        """)
  }

  @Test("The default of an entry may be a closure, a call over several lines or a tuple's comma")
  func longDefaults() {
    expectEntry(
      "extension EnvironmentValues {\n  @Entry var act: (Int, Int) -> Void = { _, _ in print(\"}\") }\n}",
      named: "act",
      key: """
        GlissandoMotion.EnvironmentKey {
          static var defaultValue: (Int, Int) -> Void { { _, _ in print("}") } }
        """)
    expectEntry(
      "extension EnvironmentValues {\n  @Entry var sizes = [\n    1: CGSize(width: 1, height: 2),\n  ]\n}",
      named: "sizes",
      key: """
        GlissandoMotion.EnvironmentKey {
          static let defaultValue = [
            1: CGSize(width: 1, height: 2),
          ]
        """)
  }

  @Test(
    "What cannot be an entry is refused with a reason",
    arguments: [
      (
        "extension EnvironmentValues {\n  @Entry var count: Int\n}",
        "'@Entry' requires a default value for a type that is not optional", 2, 14
      ),
      (
        "extension EnvironmentValues {\n  @Entry let count: Int = 1\n}",
        "'@Entry' must be on a 'var': views write it", 2, 10
      ),
      (
        "extension EnvironmentValues {\n  @Entry var count: Int { 1 }\n}",
        "'@Entry' cannot be on a computed property: it makes the accessors", 2, 14
      ),
      (
        "struct Model {\n  @Entry var count: Int = 1\n}",
        "'@Entry' macro can only attach to var declarations inside extensions of "
          + "EnvironmentValues, Transaction, ContainerValues or FocusedValues", 2, 3
      ),
    ])
  func mistakes(source: String, message: String, line: Int, column: Int) {
    let mistakes = diagnostics(of: source)
    #expect(mistakes.map(\.message) == [message])
    #expect(mistakes.first?.line == line)
    #expect(mistakes.first?.column == column)
  }
}
