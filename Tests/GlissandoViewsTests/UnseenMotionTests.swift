import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// What goes on by itself where nobody can see it.
@Suite("Unseen motion")
@MainActor
struct UnseenMotionTests {
  enum Kind: CaseIterable {
    case ring, bar, pulse, phases, keyframes, symbol, date
  }

  private struct Moving: View {
    let kind: Kind
    @State private var isOn = false

    var body: some View {
      switch kind {
      case .ring: ProgressView()
      case .bar: ProgressView().progressViewStyle(.linear).frame(width: 100)
      case .pulse:
        Circle().frame(width: 40, height: 40).scaleEffect(isOn ? 1.2 : 1)
          .animation(.easeInOut.repeatForever(), value: isOn).onAppear { isOn = true }
      case .phases:
        Text("x").phaseAnimator([1.0, 1.5]) {
          $0.scaleEffect($1)
        } animation: { _ in
          .linear(duration: 0.3)
        }
      case .keyframes:
        Text("x").keyframeAnimator(initialValue: 1.0, repeating: true) {
          $0.scaleEffect($1)
        } keyframes: { _ in
          LinearKeyframe(2.0, duration: 0.7)
        }
      case .symbol: Image(systemName: "star").symbolEffect(.pulse)
      case .date: TimelineView(.animation) { Text("\($0.date.timeIntervalSinceReferenceDate)") }
      }
    }
  }

  enum Place: CaseIterable {
    case coveredPage, otherTab, invisible, hidden, scrolledAway
  }

  private struct Placed: View {
    let kind: Kind
    let place: Place
    @State private var isUnseen = true

    var body: some View {
      VStack {
        Button("change") { isUnseen.toggle() }
        switch place {
        case .coveredPage:
          NavigationStack(path: path) {
            Moving(kind: kind).navigationDestination(for: Int.self) { Text("page \($0)") }
          }
        case .otherTab:
          TabView(selection: tab) {
            Text("first").tabItem { Text("1") }.tag(1)
            Moving(kind: kind).tabItem { Text("2") }.tag(2)
          }
        case .invisible: Moving(kind: kind).opacity(isUnseen ? 0 : 1)
        case .hidden:
          if isUnseen { Moving(kind: kind).hidden() } else { Moving(kind: kind) }
        case .scrolledAway:
          ScrollView {
            Color.clear.frame(height: isUnseen ? 1000 : 10)
            Moving(kind: kind).frame(height: 60)
          }
          .frame(height: 200)
        }
      }
    }

    private var path: Binding<[Int]> {
      Binding(get: { isUnseen ? [1] : [] }, set: { isUnseen = !$0.isEmpty })
    }

    private var tab: Binding<Int> {
      Binding(get: { isUnseen ? 1 : 2 }, set: { isUnseen = $0 == 1 })
    }
  }

  private func frames(_ stage: Stage) -> Int {
    let before = stage.framesRendered
    stage.advance(by: 2)
    return stage.framesRendered - before
  }

  @Test(
    "What repeats without end asks for frames where somebody can see it, and nowhere else",
    arguments: Kind.allCases, Place.allCases)
  func unseen(kind: Kind, place: Place) throws {
    // A program may follow the dates of what is merely invisible.
    if kind == .date, ![.coveredPage, .otherTab].contains(place) { return }
    let stage = Stage(width: 300, height: 300) { Placed(kind: kind, place: place) }
    stage.advance(by: 3)
    #expect(frames(stage) == 0)
    #expect(!stage.isAnimating)
    try stage.tap("change")
    stage.advance(by: 1)
    #expect(frames(stage) > 100)
    try stage.tap("change")
    stage.advance(by: 3)
    #expect(frames(stage) == 0)
  }

  private struct Crossing: View {
    @State private var isOver = false
    var body: some View {
      ScrollView {
        Circle().frame(width: 20, height: 20).offset(y: isOver ? 600 : -600)
          .animation(.linear(duration: 4).repeatForever(), value: isOver)
          .onAppear { isOver = true }
      }
    }
  }

  @Test("What goes through what is seen keeps moving at both of its ends")
  func crossing() {
    let stage = Stage(width: 200, height: 200) { Crossing() }
    stage.advance(by: 1)
    #expect(frames(stage) > 100)
    #expect(frames(stage) > 100)
  }

  private struct Waiting: View {
    @State private var isOn = false
    @State private var isDone = false
    var body: some View {
      Button("go") {
        withAnimation(.linear(duration: 1)) {
          isOn = true
        } completion: {
          isDone = true
        }
      }
      Circle().scaleEffect(isOn ? 2 : 1).opacity(0)
      Text(isDone ? "done" : "waiting")
    }
  }

  @Test("A motion that ends is waited for, seen or not")
  func completion() throws {
    let stage = Stage(width: 200, height: 200) { Waiting() }
    try stage.tap("go")
    stage.advance(by: 1.2)
    #expect(try stage.element("done").text == "done")
  }
}
