import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What the measured table leaves open about the reach of animations and transactions.
@MainActor
@Suite("The reach of transactions")
struct ReachTests {
  private static let linear = Animation.linear(duration: 1)

  private func box(_ value: Double) -> some View {
    Rectangle().opacity(value).accessibilityIdentifier("box")
  }

  private func opacity(_ stage: Stage) throws -> Double { try stage.element("box").opacity }

  @Test("disablesAnimations does not stop .transaction {}")
  func disabledTransaction() throws {
    let (stage, v) = makeStage(0.0) { box($0).transaction { $0.animation = Self.linear } }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { v.value = 1 }
    stage.advance(by: 0.5)
    #expect(near(try opacity(stage), 0.5))
  }

  @Test("A .transaction that disables animations shields what is inside from animations inside it")
  func shield() throws {
    let (stage, v) = makeStage(0.0) { value in
      box(value).animation(Self.linear, value: value)
        .transaction { $0.disablesAnimations = true }
    }
    v.value = 1
    stage.advance(frames: 1)
    #expect(try opacity(stage) == 1)
  }

  @Test(".animation(nil, value:) stops what runs when its value changes")
  func nilStopsWhatRuns() throws {
    struct Values: Equatable {
      var opacity = 0.0
      var stop = 0
    }
    let (stage, v) = makeStage(Values()) { values in
      box(values.opacity).animation(nil, value: values.stop)
    }
    withAnimation(Self.linear) { v.value.opacity = 1 }
    stage.advance(by: 0.5)
    #expect(near(try opacity(stage), 0.5))
    withAnimation(Self.linear) {
      v.value.opacity = 0.25
      v.value.stop += 1
    }
    stage.advance(frames: 1)
    #expect(try opacity(stage) == 0.25)
    #expect(!stage.isAnimating)
  }

  @Test("Layout goes by the animation nearest to the leaf")
  func layout() throws {
    let (stage, width) = makeStage(100.0) { width in
      VStack(spacing: 0) {
        Rectangle().animation(.linear(duration: 2), value: width)
          .accessibilityIdentifier("near")
        Rectangle().accessibilityIdentifier("far")
      }
      .frame(width: width)
      .animation(Self.linear, value: width)
    }
    width.value = 200
    stage.advance(by: 0.5)
    #expect(near(try stage.element("far").frame.width, 150))
    #expect(near(try stage.element("near").frame.width, 125))
  }

  @Test("A binding's transaction carries its keys, and only its own writes")
  func binding() throws {
    struct Values: Equatable {
      var a = 0.0
      var b = 0.0
    }
    let (stage, v) = makeStage(Values()) { values in
      VStack {
        box(values.a)
        Rectangle().opacity(values.b).accessibilityIdentifier("other")
      }
    }
    _ = stage.elements
    let binding = v.binding!
    binding.a.animation(Self.linear).wrappedValue = 1
    binding.b.wrappedValue = 1
    stage.advance(by: 0.5)
    #expect(near(try opacity(stage), 0.5))
    #expect(try stage.element("other").opacity == 1)
  }

  @Test("A colour that fades keeps its hue: alpha is premultiplied")
  func premultiplied() throws {
    let (stage, isClear) = makeStage(false) { isClear in
      Rectangle().fill(isClear ? Color.black.opacity(0) : Color(red: 1, green: 0, blue: 0))
        .accessibilityIdentifier("box")
    }
    withAnimation(Self.linear) { isClear.value = true }
    stage.advance(by: 0.5)
    let color = try #require(try stage.element("box").color)
    #expect(abs(color.opacity - 0.5) < 0.01)
    #expect(color.red > 0.98 && color.green < 0.02 && color.blue < 0.02)
  }

  @Test("A .transaction may change the animation that comes from outside")
  func staggered() throws {
    let (stage, v) = makeStage(0.0) { value in
      VStack {
        ForEach(0..<3) { index in
          Rectangle().opacity(value).accessibilityIdentifier("\(index)")
            .transaction { $0.animation = $0.animation?.delay(Double(index) * 0.25) }
        }
      }
    }
    withAnimation(Self.linear) { v.value = 1 }
    stage.advance(by: 0.5)
    let shown = try (0..<3).map { short(try stage.element("\($0)").opacity) }
    #expect(shown == [".5", ".25", "0"])
    stage.settle()
    v.value = 0
    stage.advance(frames: 1)
    #expect(!stage.isAnimating)
  }

  @Test("Another id fades the old view out and the new one in, each with its own state")
  func identity() throws {
    let (stage, id) = makeStage(0) { id in
      ZStack { Text("view \(id)").id(id) }
    }
    withAnimation(Self.linear) { id.value = 1 }
    stage.advance(by: 0.25)
    #expect(near(try stage.element("view 0").opacity, 0.75))
    #expect(try stage.element("view 0").isLeaving)
    #expect(near(try stage.element("view 1").opacity, 0.25))
  }

  @Test("State written by a task under withAnimation moves like any other")
  func task() async throws {
    let (stage, v) = makeStage(0.0) { box($0) }
    _ = stage.elements
    await Task { @MainActor in withAnimation(Self.linear) { v.value = 1 } }.value
    stage.advance(by: 0.5)
    #expect(near(try opacity(stage), 0.5))
  }
}
