import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Observation
import Testing

/// Popovers and menus of views that move.
@MainActor
@Suite("Popups of views that move")
struct FollowingPopoverTests {
  @Observable
  final class Place {
    var height = 0.0
    var shift = 0.0
    var position = ScrollPosition(y: 0)
  }

  private struct Program: View {
    let place: Place

    var body: some View {
      VStack {
        Color.clear.frame(height: place.height)
        Button("anchor") {}
          .popover(isPresented: .constant(true)) {
            Text("content").accessibilityIdentifier("content")
          }
          .offset(x: place.shift)
        Spacer()
      }
    }
  }

  /// How far the content is from the view that it belongs to.
  private func distance(_ stage: Stage) throws -> CGSize {
    let (anchor, content) = (try stage.element("anchor").frame, try stage.element("content").frame)
    return CGSize(width: content.midX - anchor.midX, height: content.minY - anchor.maxY)
  }

  private func near(_ a: CGSize, _ b: CGSize, _ tolerance: Double = 1) -> Bool {
    abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
  }

  @Test("A popover goes where its view goes: by layout, by an effect, with the window")
  func follows() throws {
    let place = Place()
    let stage = Stage(width: 400, height: 400) { Program(place: place) }
    stage.settle()
    let distance = try distance(stage)
    place.height += 40
    stage.settle()
    #expect(near(try self.distance(stage), distance))
    withAnimation(.linear(duration: 1)) { place.shift += 30 }
    stage.settle()
    #expect(near(try self.distance(stage), distance))
    stage.size = CGSize(width: 500, height: 450)
    stage.settle()
    #expect(near(try self.distance(stage), distance))
  }

  @Test("A popover keeps up with a view that glides")
  func glides() throws {
    let place = Place()
    let stage = Stage(width: 400, height: 400) { Program(place: place) }
    stage.settle()
    let distance = try distance(stage)
    withAnimation(.linear(duration: 1)) { place.shift += 30 }
    for _ in 0..<10 {
      stage.advance(by: 0.1)
      // It is placed by the frame before, on whole points.
      let now = try self.distance(stage)
      #expect(near(now, distance, 2), "\(now) instead of \(distance)")
    }
  }

  private struct Scrolled: View {
    @Bindable var place: Place
    var body: some View {
      ScrollView {
        VStack {
          Color.clear.frame(height: 100)
          Text("anchor").popover(isPresented: .constant(true)) {
            Text("content").accessibilityIdentifier("content")
          }
          Color.clear.frame(height: 600)
        }
      }
      .scrollPosition($place.position)
    }
  }

  @Test("A popover goes with a view that is scrolled")
  func scrolled() throws {
    let place = Place()
    let stage = Stage(width: 400, height: 400) { Scrolled(place: place) }
    stage.settle()
    let (before, frame) = (try distance(stage), try stage.element("content").frame)
    place.position.scrollTo(y: 60)
    stage.settle()
    #expect(near(try distance(stage), before))
    #expect(abs(frame.minY - (try stage.element("content").frame.minY) - 60) < 2)
  }

  @Test("A resize keeps a popover open that the program holds open")
  func resize() throws {
    struct Held: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Spacer()
          Text("anchor").popover(isPresented: $isShown) {
            Text("content").accessibilityIdentifier("content")
          }
        }
      }
    }
    let stage = Stage(width: 400, height: 400) { Held() }
    stage.settle()
    stage.size = CGSize(width: 300, height: 250)
    stage.settle()
    let fresh = Stage(width: 300, height: 250) { Held() }
    fresh.settle()
    #expect(try stage.element("content").frame == fresh.element("content").frame)
  }
}
