package import Foundation
import Glissando
import GlissandoDeck

// What is done with a talk's tools: light, magnifier and ink.

extension TalkModel {
  /// Takes something in hand, or lets it go where it is in hand.
  package func choose(_ tool: TalkTools.Tool) {
    withAnimation(own(.smooth(duration: 0.35))) {
      tools.inHand = tools.inHand == tool ? .nothing : tool
      tools.pointer = restingPointer
      tools.stroke = nil
    }
  }

  /// How the light and the magnifier follow the pointer.
  static let following = Animation.spring(duration: 0.28, bounce: 0.12)

  /// The pointer is at a place of the canvas; nil where it has left the slide.
  package func movePointer(to point: CGPoint?) {
    restingPointer = point
    guard tools.inHand == .light || tools.inHand == .magnifier else { return }
    withAnimation(own(Self.following)) { tools.pointer = point }
  }

  // MARK: Drawing

  /// The step that is drawn on; nil in a deck without slides.
  private var inkPlace: InkPlace? {
    guard deck.slides.indices.contains(position.slide) else { return nil }
    return InkPlace(slide: deck.slides[position.slide].id, step: position.step)
  }

  /// What has been drawn on the step that is shown.
  package var strokes: [InkStroke] {
    (inkPlace.flatMap { tools.strokes[$0] } ?? []) + (tools.stroke.map { [$0] } ?? [])
  }

  /// Draws from the pen's place on, or begins to.
  package func draw(to point: CGPoint) {
    guard tools.inHand == .pen else { return }
    if tools.stroke == nil {
      tools.strokeCount += 1
      tools.stroke = InkStroke(id: tools.strokeCount, at: point)
    } else {
      tools.stroke?.add(point)
    }
  }

  /// Lifts the pen.
  package func endStroke() {
    guard let place = inkPlace, let stroke = tools.stroke else { return }
    tools.strokes[place, default: []].append(stroke)
    tools.stroke = nil
  }

  /// Takes back the last stroke on this step.
  package func undoStroke() {
    guard let place = inkPlace, tools.strokes[place]?.isEmpty == false else { return }
    withAnimation(own(Self.fade)) { _ = tools.strokes[place]?.removeLast() }
  }

  /// Takes back all that was drawn on this step.
  package func clearStrokes() {
    guard let place = inkPlace else { return }
    withAnimation(own(Self.fade)) { tools.strokes[place] = nil }
  }
}
