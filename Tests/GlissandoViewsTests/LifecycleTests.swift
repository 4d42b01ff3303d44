import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What runs when, and how often.
@MainActor
@Suite("Lifecycle")
struct LifecycleTests {
  static let linear = Animation.linear(duration: 1)

  @Test("onAppear runs once, after the first layout, and before onChange of what it changes")
  func order() throws {
    struct Ordered: View {
      @State private var number = 0
      let log: Journal<String>
      var body: some View {
        Text("\(number)")
          .onAppear {
            log.entries.append("appear")
            number = 1
          }
          .onChange(of: number) { old, new in log.entries.append("change \(old) \(new)") }
          .onChange(of: number, initial: true) { log.entries.append("initial \(number)") }
      }
    }
    let log = Journal<String>()
    let stage = Stage(width: 100, height: 100) { Ordered(log: log) }
    #expect(try stage.element("1").text == "1")
    #expect(log.entries.filter { $0 == "appear" }.count == 1)
    #expect(log.entries.contains("change 0 1"))
    #expect(log.entries.filter { $0.hasPrefix("initial") }.count == 2)
    let appear = try #require(log.entries.firstIndex(of: "appear"))
    let change = try #require(log.entries.firstIndex(of: "change 0 1"))
    #expect(appear < change)
  }

  @Test("onDisappear runs after the transition")
  func disappear() throws {
    let log = Journal<String>()
    let (stage, isThere) = makeStage(true) {
      if $0 { Text("a").onDisappear { log.entries.append("gone") } }
    }
    withAnimation(Self.linear) { isThere.value = false }
    stage.advance(by: 0.9)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.2)
    #expect(log.entries == ["gone"])
    #expect(!stage.isAnimating)
  }

  @Test("A cycle of onChange neither hangs nor is lost")
  func cycle() {
    struct Cycle: View {
      @State private var number = 0
      var body: some View {
        Text("\(number)").onAppear { number = 1 }.onChange(of: number) { number += 1 }
      }
    }
    let stage = Stage(width: 100, height: 100) { Cycle() }
    stage.advance(frames: 2)
    #expect(stage.isAnimating)
  }

  @Test("A task starts when its view appears and is cancelled when it goes")
  func task() async throws {
    let log = Journal<String>()
    let (stage, isThere) = makeStage(true) { isThere in
      if isThere {
        Text("a").task {
          log.entries.append("start")
          while !Task.isCancelled { await Task.yield() }
          log.entries.append("cancelled")
        }
      }
    }
    while log.entries.isEmpty { await Task.yield() }
    isThere.value = false
    stage.update()
    while log.entries.count < 2 { await Task.yield() }
    #expect(log.entries == ["start", "cancelled"])
  }

  // MARK: Completions

  /// A box whose opacity is the state, and a count of completions.
  private func completionStage() -> (Stage, Remote<Double>, Journal<String>) {
    let (stage, v) = makeStage(0.0) { value in
      if value >= 0 { Rectangle().opacity(value).accessibilityIdentifier("box") }
    }
    return (stage, v, Journal<String>())
  }

  @Test("A completion is called once, after the frame in which the motion ended")
  func finished() throws {
    let (stage, v, log) = completionStage()
    withAnimation(Self.linear) {
      v.value = 1
    } completion: {
      log.entries.append("done")
    }
    stage.advance(by: 0.95)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.05)
    #expect(log.entries == ["done"])
    stage.advance(by: 2)
    #expect(log.entries == ["done"])
  }

  @Test("A logical completion does not wait for the tail of a spring; removal does")
  func criteria() {
    let (stage, v, log) = completionStage()
    withAnimation(.smooth(duration: 0.5)) {
      v.value = 1
    } completion: {
      log.entries.append("logical")
    }
    stage.advance(by: 0.52)
    #expect(log.entries == ["logical"])
    withAnimation(.smooth(duration: 0.5), completionCriteria: .removed) {
      v.value = 0
    } completion: {
      log.entries.append("removed")
    }
    stage.advance(by: 0.52)
    #expect(log.entries == ["logical"])
    stage.settle()
    #expect(log.entries == ["logical", "removed"])
  }

  @Test("A retarget does not postpone a logical completion, but does postpone removal")
  func retargeted() {
    let (stage, v, log) = completionStage()
    withAnimation(Self.linear) {
      v.value = 1
    } completion: {
      log.entries.append("logical")
    }
    stage.advance(by: 0.5)
    withAnimation(Self.linear, completionCriteria: .removed) {
      v.value = 0.5
    } completion: {
      log.entries.append("removed")
    }
    stage.advance(by: 0.6)
    #expect(log.entries == ["logical"])
    withAnimation(Self.linear) { v.value = 0.7 }
    stage.advance(by: 0.8)
    #expect(log.entries == ["logical"])
    stage.settle()
    #expect(log.entries == ["logical", "removed"])
  }

  @Test("Nothing animated: the completion is called right after the body")
  func nothing() {
    let (stage, v, log) = completionStage()
    withAnimation {
      log.entries.append("body")
    } completion: {
      log.entries.append("done")
    }
    #expect(log.entries == ["body", "done"])
    // A change that moves nothing: after the frame that found out.
    withAnimation(nil) {
      v.value = 0.5
    } completion: {
      log.entries.append("jumped")
    }
    stage.update()
    #expect(log.entries == ["body", "done", "jumped"])
  }

  @Test("A jump that cuts in, a view that goes, a window that closes: still exactly once")
  func cutShort() {
    for ending in ["jump", "remove", "close"] {
      for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
        let (stage, v, log) = completionStage()
        withAnimation(Self.linear, completionCriteria: criteria) {
          v.value = 1
        } completion: {
          log.entries.append(ending)
        }
        stage.advance(by: 0.5)
        switch ending {
        case "jump": v.value = 0.2
        case "remove": v.value = -1
        default: stage.close()
        }
        stage.advance(frames: 2)
        #expect(log.entries == [ending])
        stage.advance(by: 2)
        stage.close()
        #expect(log.entries == [ending])
      }
    }
  }

  @Test("A completion that waits for its commit is called when the window closes before it")
  func closedBeforeCommit() {
    let (stage, v, log) = completionStage()
    withAnimation(Self.linear) {
      v.value = 1
    } completion: {
      log.entries.append("done")
    }
    stage.close()
    #expect(log.entries == ["done"])
  }

  @Test("Completions are called in the order in which they were registered")
  func registrationOrder() {
    let (stage, v) = makeStage(SIMD3(0.0, 0, 0)) { value in
      VStack {
        Rectangle().opacity(value.x)
        Rectangle().opacity(value.y)
        Rectangle().opacity(value.z)
      }
    }
    let log = Journal<Int>()
    withAnimation(Self.linear) {
      v.value.z = 1
    } completion: {
      log.entries.append(1)
    }
    withAnimation(Self.linear) {
      v.value.y = 1
    } completion: {
      log.entries.append(2)
    }
    withAnimation(Self.linear) {
      v.value.x = 1
    } completion: {
      log.entries.append(3)
    }
    stage.settle()
    #expect(log.entries == [1, 2, 3])
  }

  @Test("A completion may start the next animation")
  func chain() throws {
    let (stage, v, log) = completionStage()
    withAnimation(Self.linear) {
      v.value = 1
    } completion: {
      withAnimation(Self.linear) {
        v.value = 0
      } completion: {
        log.entries.append("back")
      }
    }
    stage.advance(by: 1.5)
    #expect(near(try stage.element("box").opacity, 0.5, 0.02))
    stage.settle()
    #expect(log.entries == ["back"])
  }

  @Test("Closing makes views disappear")
  func closing() {
    let log = Journal<String>()
    let stage = Stage(width: 100, height: 100) {
      Text("a").onDisappear { log.entries.append("gone") }
    }
    stage.close()
    #expect(log.entries == ["gone"])
  }
}
