import Glissando

/// The ways of the probed numbers over time: the run of now above a fainter one before.
struct PlotView: View {
  let recorder: Recorder
  let metrics: GalleryMetrics
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    TimelineView(.animation(paused: !recorder.isLive)) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        recorder.sample(at: time)
        PlotDrawing(
          run: recorder.run, previous: recorder.previous, palette: palette, metrics: metrics,
          size: size, pixel: 1 / context.environment.displayScale
        ).draw(in: context)
      }
      .onChange(of: time) { recorder.finish(at: time) }
    }
    .frame(height: metrics.plot)
    .accessibilityLabel("Plot")
    .accessibilityValue(words)
  }

  /// Where the numbers have come to, for those who do not see it; nothing while they are on their way.
  private var words: String {
    guard !recorder.isLive else { return "moving" }
    return recorder.run.channels.map { channel in
      let number = PlotDrawing.number(channel.value)
      return channel.name.isEmpty ? number : "\(channel.name) \(number)"
    }
    .joined(separator: ", ")
  }
}
