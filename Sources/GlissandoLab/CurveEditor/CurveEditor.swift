package import Glissando
package import GlissandoNotation
import GlissandoTools

/// Edits a timing curve: by its handles, by its numbers, or by choosing one that has a name.
///
/// A chosen curve grows out of the one before by a spring; what a hand drags follows it at once.
/// Handles take the arrow keys too, with Shift for coarse and Alt for fine steps.
package struct CurveEditor: View {
  @Binding private var curve: CurveSetting
  private let tint: Color
  private let unit: Double
  private let ended: @MainActor () -> Void
  @State private var isDragging = false
  @Environment(\.paperPalette) private var palette

  /// An editor of a curve.
  ///
  /// - Parameters:
  ///   - curve: What is edited; every change is written at once.
  ///   - tint: The colour of the curve.
  ///   - unit: What lines and letters are scaled by.
  ///   - ended: Runs after each change that is whole: the end of a drag, a choice, a number.
  package init(
    curve: Binding<CurveSetting>, tint: Color, unit: Double = 1,
    ended: @escaping @MainActor () -> Void = {}
  ) {
    _curve = curve
    self.tint = tint
    self.unit = unit
    self.ended = ended
  }

  /// The editor in the width that it is given.
  package var body: some View {
    VStack(alignment: .leading, spacing: 10 * unit) {
      // Above the fields: a handle that is dragged out of it stays in sight.
      stage.zIndex(1)
      if curve.handles != nil {
        HStack(spacing: 6 * unit) {
          ForEach(CurveCoordinate.allCases, id: \.self) { coordinate in
            CurveField(
              coordinate: coordinate, value: curve[coordinate] ?? 0, tint: tint, unit: unit
            ) { change(curve.bezier([coordinate: $0(curve[coordinate] ?? 0)])) }
          }
        }
      } else {
        Text("Made of pieces; choose a curve to shape it by hand.")
          .font(.system(size: 11.5 * unit))
          .foregroundStyle(palette.faintInk)
      }
      CurveChoices(curve: curve, tint: tint, unit: unit) { change($0) }
    }
  }

  private var stage: some View {
    let range = Self.range(of: curve)
    return CurveStage(
      curve: $curve, isDragging: $isDragging, tint: tint, unit: unit, ended: ended, range: range
    )
    .animation(.smooth(duration: 0.35), value: range)
    .frame(height: 210 * unit)
    .background(palette.sunken, in: RoundedRectangle(cornerRadius: 8 * unit))
  }

  private func change(_ curve: CurveSetting) {
    withAnimation(Self.morph) { self.curve = curve }
    ended()
  }

  /// How a curve becomes another one.
  static let morph = Animation.spring(duration: 0.4, bounce: 0.25)

  /// The heights to be shown: the unit with room for overshoot, more where the curve or a handle
  /// needs it, in steps of a half so that it changes seldom.
  static func range(of curve: CurveSetting) -> PlotRange {
    let room = 0.25
    let outline = CurveOutline(curve)
    var heights = (0..<outline.count).map { Double(outline[$0].y) }
    if let (first, second) = curve.handles { heights += [Double(first.y), Double(second.y)] }
    let low = min(heights.min() ?? 0, 0)
    let high = max(heights.max() ?? 1, 1)
    let below = low < -room + 0.08 ? ((low - 0.1) * 2).rounded(.down) / 2 : -room
    let above = high > 1 + room - 0.08 ? ((high + 0.1) * 2).rounded(.up) / 2 : 1 + room
    return PlotRange(below, above)
  }
}
