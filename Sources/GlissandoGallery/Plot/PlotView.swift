import Glissando

/// The ways of the probed numbers over time: the run of now above a fainter one before.
struct PlotView: View {
  let log: ProbeLog
  let metrics: GalleryMetrics
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    TimelineView(.animation(paused: !log.isLive)) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        log.sample(at: time)
        RunPlot(log, palette: palette, metrics: metrics, size: size, in: context).drawProbes()
      }
      .onChange(of: time) { log.finish(at: time) }
    }
    .frame(height: metrics.plot)
    .accessibilityLabel("Plot")
    .accessibilityValue(words)
  }

  /// Where the numbers have come to, for those who do not see it; nothing while they are on their way.
  private var words: String {
    guard !log.isLive else { return "moving" }
    return log.run.channels.map { channel in
      let number = RunPlot.number(channel.value)
      return channel.name.isEmpty ? number : "\(channel.name) \(number)"
    }
    .joined(separator: ", ")
  }
}
