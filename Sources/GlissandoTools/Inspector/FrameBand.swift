import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// What the last two seconds of frames cost, by pass.
struct FrameBand: View {
  let model: InspectorModel
  let palette: PanelPalette

  private static let height = 54.0

  var body: some View {
    let frames = model.frames
    VStack(alignment: .leading, spacing: 5) {
      Canvas { context, size in draw(frames, in: context, size) }
        .frame(height: Self.height)
      legend
      line(frames.costs, palette.ink)
      line(frames.work, palette.faintInk)
      line(frames.dropped, frames.hasDrops ? palette.attention : palette.faintInk)
    }
    .padding(.horizontal, 16)
    .padding(.top, 12)
    .padding(.bottom, 14)
  }

  private func line(_ text: String, _ color: Color) -> some View {
    Text(text).font(.system(size: 11.5)).monospacedDigit().lineLimit(1).foregroundStyle(color)
  }

  private var legend: some View {
    HStack(spacing: 7) {
      ForEach(FrameProfile.Pass.allCases, id: \.self) { pass in
        Text("\(pass)").font(.system(size: 10, weight: .medium)).lineLimit(1).fixedSize()
          .foregroundStyle(palette.pass(pass))
      }
    }
  }

  /// The part of the height that a frame of a whole interval takes; longer ones rise above it.
  private static let limit = 0.8

  private func draw(_ frames: FrameSummary, in context: GraphicsContext, _ size: CGSize) {
    let width = Double(size.width) / Double(FrameLog.capacity)
    let full = Double(size.height) * Self.limit
    var paths = [Path](repeating: Path(), count: FrameProfile.Pass.allCases.count)
    var late = Path()
    for (age, profile) in frames.bars.enumerated() {
      let x = Double(size.width) - Double(age + 1) * width
      var y = Double(size.height)
      for pass in FrameProfile.Pass.allCases {
        let height = min(profile[pass] / frames.interval * full, y)
        guard height > 0.1 else { continue }
        y -= height
        paths[pass.rawValue].addRect(
          CGRect(x: x, y: y, width: max(width - 0.75, 0.5), height: height))
      }
      if frames.drops[age] {
        late.addRect(CGRect(x: x, y: 0, width: max(width - 0.75, 0.5), height: 3))
      }
    }
    for pass in FrameProfile.Pass.allCases {
      context.fill(paths[pass.rawValue], with: .color(palette.pass(pass)))
    }
    context.fill(late, with: .color(palette.attention))
    let limit = CGRect(
      x: 0, y: Double(size.height) - full - 0.5, width: size.width, height: 1)
    context.fill(Path(limit), with: .color(palette.hairline))
  }
}
