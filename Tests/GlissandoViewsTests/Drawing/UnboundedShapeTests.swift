import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Radii without end: as round as can be, and no motion to them or from them.
@MainActor
@Suite("Radii without end")
struct UnboundedShapeTests {
  enum Kind: CaseIterable {
    case cornerRadius, clip, fill, border, stroke, uneven, any, sized, transformed, united, common
  }

  struct Switching: View {
    let kind: Kind
    @State private var isRound = false
    private var radius: CGFloat { isRound ? .infinity : 0 }

    var body: some View {
      shown.frame(width: 80, height: 40).contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { isRound.toggle() } }
    }

    @ViewBuilder private var shown: some View {
      switch kind {
      case .cornerRadius: Color.black.cornerRadius(radius)
      case .clip: Color.black.clipShape(.rect(cornerRadius: radius))
      case .fill: RoundedRectangle(cornerRadius: radius)
      case .border: RoundedRectangle(cornerRadius: radius).strokeBorder(lineWidth: 6)
      case .stroke: RoundedRectangle(cornerRadius: radius).inset(by: 3).stroke(lineWidth: 6)
      case .uneven: UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: 4)
      case .any: AnyShape(RoundedRectangle(cornerRadius: radius))
      case .sized: RoundedRectangle(cornerRadius: radius).size(width: 80, height: 40)
      case .transformed: RoundedRectangle(cornerRadius: radius).transform(.identity)
      case .united: RoundedRectangle(cornerRadius: radius).union(Circle())
      case .common: Rectangle().intersection(RoundedRectangle(cornerRadius: radius))
      }
    }
  }

  @Test(
    "A radius without end is as round as can be, at once and without a warning",
    arguments: Kind.allCases)
  func switching(_ kind: Kind) {
    let warnings = ViewWarning.collecting {
      let stage = Stage(width: 80, height: 40) { Switching(kind: kind) }
      let isSquare = { stage.image().pixel(1, 1).x < 100 }
      #expect(isSquare())
      stage.tap(at: CGPoint(x: 40, y: 1))
      stage.advance(by: 0.1)
      #expect(!isSquare())
      stage.tap(at: CGPoint(x: 40, y: 1))
      stage.advance(by: 0.1)
      #expect(isSquare())
      stage.settle()
      #expect(isSquare())
    }
    #expect(warnings.isEmpty)
  }

  private struct Ring: View {
    @State private var part = 0.25
    var body: some View {
      Circle().trim(from: 0, to: part)
        .stroke(style: StrokeStyle(lineWidth: 6, miterLimit: .infinity, dash: [20, 0]))
        .padding(3)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { part = 1 } }
    }
  }

  @Test("Corners of lines may be as sharp as they are, and what else there is of a line moves")
  func sharpCorners() {
    let warnings = ViewWarning.collecting {
      let stage = Stage(width: 40, height: 40) { Ring() }
      let isDrawn = { (x: Int, y: Int) in stage.image().pixel(x, y).x < 100 }
      #expect(isDrawn(36, 20 + 5) && !isDrawn(3, 20))
      stage.tap(at: CGPoint(x: 20, y: 20))
      stage.advance(by: 0.5)
      #expect(isDrawn(3, 20 + 3) && !isDrawn(20 + 3, 3))
      stage.settle()
      #expect(isDrawn(20 + 3, 3))
    }
    #expect(warnings.isEmpty)
  }
}
