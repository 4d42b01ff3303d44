import Glissando
import GlissandoLab
import GlissandoTools
import GlissandoPresenting

/// What is shown where a talk is asked for and none is named: the last ones, a path, and new ones.
struct TalkChooser: View {
  @Bindable var model: TalkChooserModel
  @Environment(\.paperPalette) private var palette
  @State private var isBrowsing = false
  /// In points.
  @ScaledMetric private var titleSize = 34.0
  /// What the mark of the keyboard takes around a talk, which the edges of what is scrolled would cut off, in points.
  private static let ringRoom = 4.0

  var body: some View {
    GeometryReader { room in
      ScrollView {
        content
          .frame(maxWidth: 720, alignment: .leading)
          .padding(40)
          .frame(maxWidth: .infinity, minHeight: room.size.height)
      }
    }
    .background(palette.paper)
    .tint(palette.violet)
    .fileImporter(isPresented: $isBrowsing, allowedContentTypes: [.yaml]) { result in
      if case .success(let url) = result { model.open(url.path) }
    }
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Open a talk").font(.system(size: titleSize, weight: .semibold))
        .foregroundStyle(palette.ink)
      if !model.offers.isEmpty { offers }
      HStack {
        TextField("The path of a deck, such as ~/talk.yaml", text: $model.path)
          .onSubmit { model.openTyped() }
          .accessibilityIdentifier("path")
        Button("Browse…") { isBrowsing = true }.fixedSize()
        Button("Open") { model.openTyped() }.buttonStyle(.borderedProminent).fixedSize()
      }
      ViewThatFits(in: .horizontal) {
        HStack { starters }
        VStack(alignment: .leading) { starters }
      }
      if let problem = model.problem {
        Text(problem).foregroundStyle(palette.ink).lineLimit(6).accessibilityIdentifier("problem")
      }
    }
  }

  @ViewBuilder private var starters: some View {
    Text("Or begin one:").foregroundStyle(palette.faintInk)
    ForEach(StarterDeck.allCases, id: \.self) { starter in
      Button(starter.title) { model.begin(starter) }.fixedSize()
    }
  }

  private var offers: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(model.offers) { offer in
          Button {
            model.open(offer.path)
          } label: {
            VStack(alignment: .leading, spacing: 2) {
              Text(verbatim: offer.title).foregroundStyle(palette.ink)
              Text(verbatim: model.shown(offer.path)).font(.caption)
                .foregroundStyle(palette.faintInk).lineLimit(1).truncationMode(.middle)
            }
            .padding(.vertical, 8)
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
          }
          .buttonStyle(WashButtonStyle(radius: 8))
          .background(palette.raised, in: RoundedRectangle(cornerRadius: 8))
          .accessibilityIdentifier(offer.path)
        }
      }
      .padding(Self.ringRoom)
    }
    .padding(-Self.ringRoom)
    .frame(maxHeight: 360)
    .fixedSize(horizontal: false, vertical: model.offers.count < 5)
  }
}

extension StarterDeck {
  /// For people.
  fileprivate var title: String {
    switch self {
    case .first: "A tour of slides"
    case .plain: "A plain talk"
    case .lightning: "A lightning talk"
    }
  }
}
