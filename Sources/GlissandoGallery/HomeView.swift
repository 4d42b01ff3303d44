import Glissando

/// Where the gallery begins: what this is, and where to go.
struct HomeView: View {
  let model: GalleryModel
  let metrics: GalleryMetrics
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Glissando")
        .font(metrics.font(metrics.isCompact ? 44 : 72, .semibold))
        .foregroundStyle(palette.ink)
      Text("SwiftUI’s animation system for Linux desktops.")
        .font(metrics.font(metrics.isCompact ? 15 : 18)).foregroundStyle(palette.faintInk)
        .padding(.top, 6 * metrics.unit)
      Slide(metrics: metrics)
        .frame(height: (metrics.isCompact ? 120 : 220) * metrics.unit)
        .padding(.vertical, (metrics.isCompact ? 14 : 36) * metrics.unit)
      Text("Every page is one idea: something that moves, the code that moves it, and its curve.")
        .font(metrics.sentence).foregroundStyle(palette.ink)
      Text("Arrow keys turn the pages, Space plays, typing searches.")
        .font(metrics.sentence).foregroundStyle(palette.faintInk)
        .padding(.top, 4 * metrics.unit)
      HStack(spacing: 10 * metrics.unit) {
        Button("Begin") { model.step(1) }.buttonStyle(.borderedProminent).fixedSize()
        Button("Interrupt, the scene") { model.open(.interrupt) }.fixedSize()
        Button("Lab, to tune a spring") { model.open(.lab) }.fixedSize()
      }
      .controlSize(metrics.controlSize)
      .padding(.top, 20 * metrics.unit)
    }
    .padding(.horizontal, metrics.margin * 1.4)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// Five lines and a note that slides from one to the next without a break.
private struct Slide: View {
  let metrics: GalleryMetrics
  @State private var note = 0
  @Environment(\.galleryPalette) private var palette
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// The places of the notes, as parts of the room.
  private static let places: [(x: Double, y: Double)] = [
    (0.06, 0.75), (0.24, 0.5), (0.42, 0.25), (0.6, 0.5), (0.78, 0), (0.94, 0.25),
  ]

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      let radius = 11 * metrics.unit
      ForEach(0..<5, id: \.self) { line in
        Rectangle().fill(palette.hairline).frame(height: 1)
          .position(x: size.width / 2, y: height(Double(line) / 4, in: size))
      }
      ForEach(0..<Self.places.count, id: \.self) { index in
        Circle().strokeBorder(palette.ink.opacity(0.28), lineWidth: 1.25 * metrics.unit)
          .frame(width: 2 * radius, height: 2 * radius)
          .position(place(index, in: size))
      }
      Circle()
        .fill(
          LinearGradient(
            colors: [palette.ballLight, palette.ball], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 2 * radius, height: 2 * radius)
        .position(place(note, in: size))
    }
    .contentShape(Rectangle())
    .onTapGesture { slide() }
    .accessibilityIdentifier("slide")
    .task { await play() }
  }

  /// Once through all notes: each is left before it is reached, which is a glissando.
  private func play() async {
    guard !reduceMotion else { return }
    for _ in 1..<Self.places.count {
      try? await Task.sleep(for: .seconds(Self.interval))
      guard !Task.isCancelled else { return }
      slide()
    }
  }

  /// Seconds from note to note.
  private static let interval = 0.34

  private func slide() {
    withAnimation(.spring(duration: 0.7, bounce: 0.28)) {
      note = (note + 1) % Self.places.count
    }
  }

  private func height(_ part: Double, in size: CGSize) -> Double {
    size.height * (0.1 + 0.8 * part)
  }

  private func place(_ index: Int, in size: CGSize) -> CGPoint {
    let place = Self.places[index]
    return CGPoint(x: size.width * place.x, y: height(place.y, in: size))
  }
}
