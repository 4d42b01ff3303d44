import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoCompatibility
import GlissandoViews
import Testing

/// Models that say before they change, and what hands out values over time.
@MainActor
@Suite("Observed models")
struct ObservedModelTests {
  final class Counter: ObservableObject {
    @Published var count = 0
    var note = ""
    var doubled: Int { count * 2 }
  }

  struct Owner: View {
    @StateObject private var counter = Counter()
    @State private var side = 20.0

    var body: some View {
      VStack {
        Text("\(counter.count) \(counter.note)").accessibilityIdentifier("text")
        Reader(counter: counter)
        EnvironmentReader()
        Color.red.frame(width: 20 + Double(counter.doubled), height: 10)
          .accessibilityIdentifier("bar")
        Button("Count") { counter.count += 1 }
        Button("Animate") { withAnimation(.linear(duration: 1)) { counter.count += 50 } }
        Button("Note") {
          counter.objectWillChange.send()
          counter.note = "noted"
        }
        Stepper("Step", value: $counter.count)
      }
      .environmentObject(counter)
    }
  }

  struct Reader: View {
    @ObservedObject var counter: Counter
    var body: some View { Text("given \(counter.count)") }
  }

  struct EnvironmentReader: View {
    @EnvironmentObject var counter: Counter
    var body: some View { Text("found \(counter.count)") }
  }

  @Test("Views follow a model that they own, are given or find in the environment")
  func follows() throws {
    let stage = Stage(width: 300, height: 300) { Owner() }
    try stage.tap("Count")
    try stage.tap("Count")
    stage.advance(frames: 1)
    #expect(stage.elements.contains { $0.text == "2 " })
    #expect(stage.elements.contains { $0.text == "given 2" })
    #expect(stage.elements.contains { $0.text == "found 2" })
  }

  @Test("A change of a model that is announced by hand is seen")
  func announced() throws {
    let stage = Stage(width: 300, height: 300) { Owner() }
    try stage.tap("Note")
    stage.advance(frames: 1)
    #expect(stage.elements.contains { $0.text == "0 noted" })
  }

  @Test("A model's change moves views under the animation in which it is made")
  func animates() throws {
    let stage = Stage(width: 300, height: 300) { Owner() }
    try stage.tap("Animate")
    stage.advance(by: 0.5)
    let width = try stage.element("bar").frame.width
    #expect(abs(width - 70) < 2.5, "\(width)")
    stage.settle()
    #expect(try stage.element("bar").frame.width == 120)
  }

  struct Clock: View {
    @State private var dates: [Date] = []
    let interval: Double

    var body: some View {
      Text("\(dates.count)")
        .onReceive(Timer.publish(every: interval, on: .main, in: .common).autoconnect()) {
          dates.append($0)
        }
    }
  }

  @Test("A timer is heard on the view's own clock, once for each interval")
  func timer() {
    let stage = Stage(width: 100, height: 100) { Clock(interval: 0.5) }
    stage.advance(by: 0.4)
    #expect(stage.elements.contains { $0.text == "0" })
    stage.advance(by: 0.2)
    #expect(stage.elements.contains { $0.text == "1" })
    stage.advance(by: 2)
    #expect(stage.elements.contains { $0.text == "5" })
  }

  struct Listener: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var values: [Int] = []
    var body: some View {
      Text(values.map(String.init).joined(separator: " ")).onReceive(subject) { values.append($0) }
    }
  }

  @Test("What is sent to a subject reaches the view while it is there")
  func subject() {
    let subject = PassthroughSubject<Int, Never>()
    let stage = Stage(width: 100, height: 100) { Listener(subject: subject) }
    subject.send(3)
    subject.send(4)
    stage.advance(frames: 2)
    #expect(stage.elements.contains { $0.text == "3 4" })
  }

  @Test("Operators pass on what they say, and cancelling ends it")
  func operators() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    let listening = subject.removeDuplicates().filter { $0 > 0 }.dropFirst()
      .scan(0, +).map { "\($0)" }.sink { heard.append($0) }
    for value in [1, 1, -1, 2, 2, 3] { subject.send(value) }
    #expect(heard == ["2", "5"])
    listening.cancel()
    subject.send(9)
    #expect(heard.count == 2)
  }

  @Test("A published property hands out its value, and each new one before it is there")
  func published() {
    let counter = Counter()
    var heard: [(Int, Int)] = []
    let listening = counter.$count.sink { heard.append(($0, counter.count)) }
    counter.count = 7
    #expect(heard.map(\.0) == [0, 7])
    #expect(heard.map(\.1) == [0, 0])
    listening.cancel()
  }
}
