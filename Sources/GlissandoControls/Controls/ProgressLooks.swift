import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// What progress looks like: bars and rings.

/// A bar with its labels.
struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.controlSize) private var size

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let label = configuration.label, !isLabelHidden {
        label.environmentDefault(\.font, ControlMetrics.labelFont(size))
      }
      if let fraction = configuration.fractionCompleted {
        ProgressBar(fraction: fraction)
      } else {
        EndlessBar()
      }
      if let label = configuration.currentValueLabel, !isLabelHidden {
        label.foregroundStyle(.secondary).environmentDefault(\.font, .caption)
      }
    }
  }
}

/// A bar that is filled in part.
private struct ProgressBar: View {
  let fraction: Double

  var body: some View {
    BarLayout(start: 0, length: fraction) {
      Capsule().fill(ControlColors.track)
      Capsule().fill(TintShapeStyle())
    }
  }
}

/// A bar through which a piece runs for as long as it is shown.
private struct EndlessBar: View {
  @State private var isRunning = false
  /// The length of the piece, as a part of the bar.
  private static let piece = 0.3
  /// Seconds from one end to the other.
  private static let duration = 1.1

  var body: some View {
    BarLayout(start: 0, length: 1) {
      Capsule().fill(ControlColors.track)
      BarPiece(start: isRunning ? 1 : -Self.piece, length: Self.piece).fill(TintShapeStyle())
    }
    .clipShape(Capsule())
    .animation(
      .easeInOut(duration: Self.duration).repeatForever(autoreverses: false), value: isRunning
    )
    .onAppear { isRunning = true }
  }
}

/// A piece of a bar, in parts of it: it runs on wherever the bar is laid out meanwhile.
private nonisolated struct BarPiece: Shape {
  var start: Double
  let length: Double

  var animatableData: Double {
    get { start }
    set { start = newValue }
  }

  func path(in rect: CGRect) -> Path {
    // One shorter than it is thick would not be round.
    Capsule().path(
      in: CGRect(
        x: rect.minX + rect.width * start, y: rect.minY,
        width: max(rect.width * length, rect.height), height: rect.height))
  }
}

/// Places a bar and a piece of it.
private struct BarLayout: GuidelessLayout {
  /// Where the piece begins and how long it is, as parts of the bar.
  let start: Double
  let length: Double
  private static let thickness: CGFloat = 6

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let offered = proposal.width ?? ControlMetrics.sliderIdealWidth
    return CGSize(
      width: max(offered.isFinite ? offered : ControlMetrics.sliderIdealWidth, Self.thickness),
      height: Self.thickness)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    // A piece shorter than it is thick would not be round.
    let width = length > 0 ? max(bounds.width * length, Self.thickness) : 0
    subviews[1].place(
      at: CGPoint(x: bounds.minX + bounds.width * start, y: bounds.minY),
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }
}

/// A ring with its labels.
struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.controlSize) private var size

  var body: some View {
    VStack(spacing: 8) {
      if let fraction = configuration.fractionCompleted {
        ProgressRing(share: fraction).frame(width: side, height: side)
      } else {
        TurningRing().frame(width: side, height: side)
      }
      if let label = configuration.label, !isLabelHidden {
        label.foregroundStyle(.secondary)
          .environmentDefault(\.font, ControlMetrics.labelFont(size))
      }
      if let label = configuration.currentValueLabel, !isLabelHidden {
        label.foregroundStyle(.secondary).environmentDefault(\.font, .caption)
      }
    }
  }

  private var side: CGFloat {
    switch size {
    case .mini: 12
    case .small: 16
    case .regular: 24
    case .large: 32
    case .extraLarge: 44
    }
  }
}

/// A ring of which a part is drawn.
private struct ProgressRing: View {
  let share: Double
  @Environment(\.controlSize) private var size

  var body: some View {
    ZStack {
      Circle().stroke(ControlColors.track, lineWidth: width)
      Circle()
        .trim(from: 0, to: share)
        .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(width / 2)
  }

  private var width: CGFloat {
    switch size {
    case .mini, .small: 2
    case .regular: 3
    case .large: 4
    case .extraLarge: 5
    }
  }
}

/// A ring that turns for as long as it is shown.
private struct TurningRing: View {
  @State private var isTurning = false
  /// The part of the ring that is drawn.
  private static let share = 0.28
  /// Seconds for a turn.
  private static let duration = 0.9

  var body: some View {
    ProgressRing(share: Self.share)
      .rotationEffect(.degrees(isTurning ? 360 : 0))
      .animation(
        .linear(duration: Self.duration).repeatForever(autoreverses: false), value: isTurning
      )
      .onAppear { isTurning = true }
  }
}
