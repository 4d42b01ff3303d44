package import Glissando
import GlissandoTools
import GlissandoDeck
import GlissandoViews

/// The speaker's window: this step, the next one, notes and time.
package struct PresenterView: View {
  private let model: TalkModel
  @Environment(\.paperPalette) private var palette
  /// How many times larger than usual the person wants text.
  @ScaledMetric private var textScale = 1.0

  /// The smallest size of the window, in points: narrower than high it still stands beside a talk.
  package static let smallestSize = CGSize(width: 560, height: 360)

  /// The speaker's window of a talk.
  package init(model: TalkModel) { self.model = model }

  /// The window in the size that it is given.
  package var body: some View {
    GeometryReader { room in
      let metrics = PresenterMetrics(
        room.size, canvas: model.deck.canvas, textScale: textScale)
      ZStack(alignment: .topLeading) {
        VStack(spacing: 0) {
          PresenterClock(model: model, metrics: metrics)
          PresenterContent(model: model, metrics: metrics)
            .padding(.horizontal, metrics.margin)
          PresenterBar(model: model, metrics: metrics)
        }
        TalkBands(model: model, isFilmed: false).padding(.bottom, metrics.bar)
        if model.overview.isOpen && !model.isSpeakerWindowHidden {
          OverviewGrid(model: model, room: room.size, leavesRoomForSlide: false)
            .background(palette.paper)
            .transition(.opacity)
        }
        if model.showsKeys && !model.isSpeakerWindowHidden {
          KeysOverlay(columns: TalkKeys.columns, unit: metrics.unit) { model.toggleKeys() }
            .transition(.opacity)
        }
      }
    }
    .background(palette.paper)
    .environment(\.deckScenes, quiet(scenes))
    .environment(\.imageEditions, model.images)
    // All of the window has the keys of the talk: Tab leads there too.
    .contentShape(.focusEffect, Rectangle().inset(by: 3))
    .focusable()
    .accessibilityLabel("Speaker’s view")
    .onKeyPress { press in model.press(press) ? .handled : .ignored }
  }

  @Environment(\.deckScenes) private var scenes

  /// The scenes as they are before anybody plays with them: what is alive is the audience's.
  private func quiet(_ scenes: DeckScenes) -> DeckScenes {
    DeckScenes { name, settings in
      var settings = settings
      settings["plays"] = nil
      return scenes.make(name, settings)
    }
  }
}

/// The measures of the speaker's window, all in points.
struct PresenterMetrics: Equatable {
  /// What everything is scaled by: 1 in a window of 1280 × 800.
  let unit: Double
  /// What text is scaled by: as the person wants it, as far as there is room.
  let text: Double
  /// The size of the slide of the moment.
  let slide: CGSize
  /// The size of the one that comes next.
  let next: CGSize
  /// The height of what lies between the clock and the row of buttons.
  let content: Double
  /// Whether the window is higher than wide, so that there is room for the notes below the slides.
  let isUpright: Bool

  /// The height of the row with the time, and of the one with the buttons, for a unit of 1.
  private static let (clock, bar) = (96.0, 52.0)
  /// The width of the row of buttons, for a unit of 1.
  private static let buttons = 760.0
  /// The part of the height that larger text may take from the slides for both rows.
  private static let rowsShare = 0.3
  /// The part of the width that the slide of the moment has.
  private static let slideShare = 0.68
  /// The part of the height below which a slide that is high and narrow has to stay.
  private static let slideHeight = 0.9

  init(_ room: CGSize, canvas: CGSize, textScale: Double = 1) {
    isUpright = room.width < room.height
    unit = room.unit(within: 0.75...2)
    let rows = Self.clock + Self.bar
    let greatest = min(room.width / Self.buttons, room.height * Self.rowsShare / rows) / unit
    text = unit * min(textScale, max(greatest, 1))
    content = max(room.height - rows * text, 60)
    let gaps = 3 * 22 * unit
    let width = max(room.width - gaps, 60)
    slide = Self.fit(
      canvas, into: CGSize(width: width * Self.slideShare, height: content * Self.slideHeight))
    next = Self.fit(
      canvas, into: CGSize(width: width - slide.width, height: content * 0.42))
  }

  private static func fit(_ canvas: CGSize, into room: CGSize) -> CGSize {
    OverviewLayout.whole(canvas, in: room).size
  }

  var margin: Double { 22 * unit }
  var clock: Double { Self.clock * text }
  var bar: Double { Self.bar * text }

  func font(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
    .system(size: size * text, weight: weight)
  }
}

/// The slides and the notes, which lie below the next slide, or below both where that is wider.
private struct PresenterContent: View {
  let model: TalkModel
  let metrics: PresenterMetrics

  var body: some View {
    let gap = 10 * metrics.unit
    if metrics.isUpright {
      VStack(spacing: 2 * gap) {
        HStack(alignment: .top, spacing: metrics.margin) {
          SlideColumn(model: model, metrics: metrics)
          NextColumn(model: model, metrics: metrics)
        }
        NotesPanel(model: model, metrics: metrics)
      }
      .frame(height: metrics.content, alignment: .top)
    } else {
      HStack(alignment: .top, spacing: metrics.margin) {
        SlideColumn(model: model, metrics: metrics)
        VStack(alignment: .leading, spacing: gap) {
          NextColumn(model: model, metrics: metrics)
          NotesPanel(model: model, metrics: metrics)
        }
        .frame(height: metrics.content, alignment: .top)
      }
    }
  }
}

/// The slide of the moment, and where in the talk it is.
private struct SlideColumn: View {
  let model: TalkModel
  let metrics: PresenterMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 10 * metrics.unit) {
      ZStack {
        if let state = model.state {
          TalkSlide(
            model: model, state: state, scale: metrics.slide.width / model.deck.canvas.width,
            isLive: false)
        }
        cover
      }
      .frame(width: metrics.slide.width, height: metrics.slide.height)
      .modifier(SlideFrame(radius: 8 * metrics.unit))
      .accessibilityIdentifier("this step")
      .accessibilityLabel("This step")
      Text(verbatim: place)
        .font(metrics.font(14, .medium).monospacedDigit())
        .foregroundStyle(palette.faintInk)
        .lineLimit(1)
    }
  }

  /// What the audience sees instead, told without taking the slide away.
  @ViewBuilder private var cover: some View {
    if model.cover != .none {
      Text(verbatim: model.cover == .black ? "black" : "white")
        .font(metrics.font(15, .semibold))
        .foregroundStyle(model.cover == .black ? .white : .black)
        .padding(.horizontal, 14)
        .padding(.vertical, 7)
        .background(model.cover == .black ? .black : .white, in: Capsule())
        .overlay { Capsule().strokeBorder(.gray.opacity(0.5), lineWidth: 1) }
        .transition(.opacity)
    }
  }

  private var place: String {
    let slides = model.deck.slides
    guard slides.indices.contains(model.position.slide) else { return "No slides" }
    let slide = slides[model.position.slide]
    let steps = slide.steps.isEmpty ? "" : ", step \(model.position.step) of \(slide.steps.count)"
    return "Slide \(model.position.slide + 1) of \(slides.count)\(steps) – \(slide.outlineTitle)"
  }
}

/// What comes next.
private struct NextColumn: View {
  let model: TalkModel
  let metrics: PresenterMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 10 * metrics.unit) {
      next
      Text(verbatim: model.next == nil ? "End of the talk" : "Next")
        .font(metrics.font(14, .medium))
        .foregroundStyle(palette.faintInk)
    }
  }

  private var next: some View {
    ZStack {
      palette.sunken
      if let next = model.next, let state = model.deck.state(at: next) {
        let canvas = model.deck.canvas
        let scale = metrics.next.width / canvas.width
        SlideView(state, canvas: canvas)
          .scaleEffect(scale, anchor: .topLeading)
          .frame(width: metrics.next.width, height: metrics.next.height, alignment: .topLeading)
          // The picture of a state to come: what moves there has not moved yet.
          .transaction { $0.animation = nil }
          .allowsHitTesting(false)
      }
    }
    .frame(width: metrics.next.width, height: metrics.next.height)
    .modifier(SlideFrame(radius: 6 * metrics.unit))
    .accessibilityIdentifier("next step")
    .accessibilityLabel("Next step")
  }
}

/// The edge of a small slide.
private struct SlideFrame: ViewModifier {
  let radius: Double
  @Environment(\.paperPalette) private var palette

  func body(content: Content) -> some View {
    let outline = RoundedRectangle(cornerRadius: radius)
    content
      .clipShape(outline)
      .overlay { outline.strokeBorder(palette.hairline, lineWidth: 1) }
  }
}

/// What the speaker has written for this step.
private struct NotesPanel: View {
  let model: TalkModel
  let metrics: PresenterMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    let notes = model.state?.notes ?? ""
    ScrollView {
      Markup.text(notes.isEmpty ? "*No notes for this step.*" : notes)
        .font(metrics.font(model.notesSize))
        .lineSpacing(model.notesSize * 0.25)
        .foregroundStyle(notes.isEmpty ? palette.faintInk : palette.ink)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16 * metrics.unit)
        .id(notes)
    }
    .scrollPosition(position)
    .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, geometry in
      model.notesGeometry = geometry
    }
    // Others begin at their top.
    .onChange(of: notes) {
      withAnimation(nil) { model.notesPosition = ScrollPosition(edge: .top) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(palette.raised)
    .modifier(SlideFrame(radius: 8 * metrics.unit))
    .accessibilityIdentifier("notes")
  }

  private var position: Binding<ScrollPosition> {
    Binding(get: { model.notesPosition }, set: { model.notesPosition = $0 })
  }
}
