import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Views that ask where they are, inside of effects that change.
@MainActor
@Suite("Places inside of effects")
struct PlaceInsideEffectTests {
  /// What was told last, by each of those who ask.
  @MainActor
  private final class Places {
    var reader = CGRect.null
    var effect = CGRect.null
    var change = CGRect.null
    var all: [CGRect] { [reader, effect, change] }
  }

  /// Has no part in what changes around it.
  private struct Asking: View {
    let places: Places

    var body: some View {
      GeometryReader { proxy in
        let _ = places.reader = proxy.frame(in: .global)
        Color.red
      }
      .frame(width: 80, height: 40)
      .visualEffect { [places] content, proxy in
        let frame = proxy.frame(in: .global)
        MainActor.assumeIsolated { places.effect = frame }
        return content.opacity(1)
      }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        places.change = $0
      }
    }
  }

  private enum Around: CaseIterable {
    case offset, rotation, scale, transform, group, visualEffect, scrollTransition
  }

  private struct Program: View {
    let around: Around
    let isChanged: Bool
    let places: Places

    var body: some View {
      let asking = Asking(places: places)
      switch around {
      case .offset: asking.offset(x: isChanged ? 30 : 0)
      case .rotation: asking.rotationEffect(.degrees(isChanged ? 90 : 0))
      case .scale: asking.scaleEffect(isChanged ? 2 : 1)
      case .transform: asking.transformEffect(.init(translationX: isChanged ? 12 : 0, y: 0))
      case .group: asking.geometryGroup().offset(y: isChanged ? 20 : 0)
      case .visualEffect:
        asking.visualEffect { [isChanged] content, proxy in
          content.offset(x: isChanged ? proxy.size.width : 0)
        }
      case .scrollTransition:
        ScrollView(.horizontal) {
          asking.scrollTransition { [isChanged] content, phase in
            content.rotationEffect(.degrees(isChanged ? phase.value * 20 : 0))
          }
          .padding(.leading, 340).padding(.trailing, 200)
        }
      }
    }
  }

  @Test("They are told that they lie elsewhere, as in a new window", arguments: Around.allCases)
  private func told(around: Around) {
    let places = Places()
    let (stage, isChanged) = makeStage(false) {
      Program(around: around, isChanged: $0, places: places)
    }
    stage.settle()
    let before = places.all
    isChanged.value = true
    stage.settle()
    let new = Places()
    let other = Stage(width: 400, height: 300) {
      Program(around: around, isChanged: true, places: new)
    }
    other.settle()
    #expect(places.all == new.all)
    #expect(Set(places.all.map { "\($0)" }).count == 1)
    #expect(zip(before, places.all).allSatisfy { $0 != $1 })
    stage.size.width = 410
    stage.settle()
    stage.size.width = 400
    stage.settle()
    #expect(places.all == new.all)
    isChanged.value = false
    stage.settle()
    #expect(places.all == before)
  }

  private enum Follower: CaseIterable {
    case transition, visualEffect, both
  }

  private struct Scrolled: View {
    let follower: Follower
    let places: Places

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          followed
          Color.blue.frame(height: 900)
        }
      }
    }

    @ViewBuilder private var followed: some View {
      let asking = Asking(places: places).accessibilityIdentifier("asking")
      switch follower {
      case .transition: moved(asking)
      case .visualEffect: shifted(asking)
      case .both: shifted(moved(asking))
      }
    }

    private func moved(_ content: some View) -> some View {
      content.scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
        effect.offset(x: phase.value * 100)
      }
    }

    private func shifted(_ content: some View) -> some View {
      content.visualEffect { effect, proxy in
        effect.offset(y: proxy.frame(in: .scrollView).minY / -2)
      }
    }
  }

  @Test(
    "They are told where an effect puts them that follows the scrolling",
    arguments: Follower.allCases)
  private func scrolled(follower: Follower) throws {
    let places = Places()
    let stage = Stage(width: 200, height: 200) { Scrolled(follower: follower, places: places) }
    for distance in [-15, -20, 25, -10] {
      stage.scroll(by: CGSize(width: 0, height: distance), at: CGPoint(x: 100, y: 100))
      for _ in 0..<10 {
        stage.advance(frames: 2)
        let shown = try stage.element("asking").frame
        for place in places.all {
          #expect(near(Double(place.minX), Double(shown.minX)))
          #expect(near(Double(place.minY), Double(shown.minY)))
        }
      }
    }
    #expect(places.change.minY < 0)
  }

  @Test("What is made of an anchor follows a change of the effect around the view that it is of")
  func anchors() throws {
    let (stage, isChanged) = makeStage(false) { isChanged in
      Marked().offset(x: isChanged ? 30 : 0)
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in
            let frame = anchor.map { proxy[$0] } ?? .zero
            Color.blue.frame(width: 4, height: 4).position(x: frame.minX, y: frame.minY)
              .accessibilityIdentifier("mark")
          }
        }
    }
    let before = try stage.element("mark").frame.minX
    isChanged.value = true
    stage.settle()
    #expect(try stage.element("mark").frame.minX == before + 30)
  }

  private struct Marked: View {
    var body: some View {
      Color.red.frame(width: 80, height: 40).anchorPreference(key: Bounds.self, value: .bounds) {
        $0
      }
    }
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }
}
