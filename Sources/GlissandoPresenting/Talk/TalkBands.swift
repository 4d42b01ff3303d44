import Foundation
import Glissando
import GlissandoControls
import GlissandoDeck
import GlissandoDesktop
import GlissandoTools

/// A few words to the speaker, at the lower edge of a window.
struct TalkBands: View {
  let model: TalkModel
  /// Whether they are seen in a film that is made.
  let isFilmed: Bool

  var body: some View {
    VStack(spacing: 12) {
      FilmBand(model: model, isFilmed: isFilmed)
      if let offer = model.offer { ResumeBand(model: model, offer: offer) }
      ProblemBand(model: model)
    }
    .padding(18)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .overlay(alignment: .bottomTrailing) { TalkStatus(model: model).padding(18) }
  }
}

/// Where the film is that was made, or that one is; for some seconds.
private struct FilmBand: View {
  let model: TalkModel
  let isFilmed: Bool
  @Environment(\.showInFolder) private var showInFolder

  var body: some View {
    let line = line
    ZStack {
      if let line {
        HStack(spacing: 12) {
          Text(verbatim: line.text)
          if let file = line.file {
            BandKey(name: "Show in folder", identifier: "Show in folder") { show(file) }
          }
        }
        .modifier(line.isProblem ? Band.problem : Band())
      }
    }
    // What is said goes in the same frame in which a film begins: the film shall not show it.
    .animation(isHidden ? nil : model.own(TalkModel.fade), value: line?.text)
  }

  private func show(_ file: String) {
    showInFolder(URL(fileURLWithPath: file)) { isShown in
      if !isShown { model.windows?.notice = .nobodyShowsFolders }
    }
  }

  private var isHidden: Bool { isFilmed && model.windows?.notice?.isUnfilmed == true }
  private var line: WindowNotice? { isHidden ? nil : model.windows?.notice }
}

/// The first mistake in the text of the deck, small, below the slide; until the next save, or until it
/// is put away.
private struct ProblemBand: View {
  let model: TalkModel

  var body: some View {
    let problems = model.problems
    if let first = problems.first {
      HStack(spacing: 12) {
        Text(verbatim: first.description)
          .lineLimit(2)
        if problems.count > 1 {
          Text(verbatim: "and \(problems.count - 1) more")
            .foregroundStyle(.white.opacity(0.7))
        }
        BandKey(name: "Esc", identifier: "Put the message away") { model.report([]) }
      }
      .modifier(Band.problem)
    }
  }
}

/// A capsule with a few words over the slide.
struct Band: ViewModifier {
  var color = Color.band
  /// The size of its text, in points.
  @ScaledMetric var size = 15.0

  /// One that says what is wrong.
  static let problem = Band(color: .problemBand)

  func body(content: Content) -> some View {
    content
      .font(.system(size: size))
      .foregroundStyle(.white)
      .padding(.horizontal, 18)
      .padding(.vertical, 10)
      .background(color, in: Capsule())
      .overlay { Capsule().strokeBorder(.white.opacity(0.14), lineWidth: 1) }
      .transition(.move(edge: .bottom).combined(with: .opacity))
  }
}

/// What a band offers, by the name of its key where it has one.
struct BandKey: View {
  let name: String
  let identifier: String
  let action: @MainActor () -> Void
  /// The size of its text, in points.
  @ScaledMetric var size = 13.0

  init(name: String, identifier: String, action: @escaping @MainActor () -> Void) {
    (self.name, self.identifier, self.action) = (name, identifier, action)
  }

  var body: some View {
    Button(action: action) {
      Text(verbatim: name)
        .font(.system(size: size, weight: .semibold))
        .foregroundStyle(.white)
        .padding(.horizontal, 9)
        .padding(.vertical, 3)
    }
    .buttonStyle(BandKeyStyle())
    .accessibilityIdentifier(identifier)
  }
}

private struct BandKeyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let ground = RoundedRectangle(cornerRadius: 6)
    configuration.label
      .background(.white.opacity(0.16), in: ground)
      .overlay { FocusRing(shape: ground) }
      .contentShape(Rectangle())
  }
}

/// What is not as usual: a number that is being typed, time that stands still or creeps.
struct TalkStatus: View {
  let model: TalkModel

  var body: some View {
    if let text {
      Text(verbatim: text)
        .contentTransition(.opacity)
        .modifier(Band())
    }
  }

  private var text: String? {
    var parts: [String] = []
    if !model.typedNumber.isEmpty { parts.append("Slide \(model.typedNumber) ⏎") }
    if model.tools.isPaused { parts.append("Paused") }
    if model.tools.rate != 1 { parts.append("\(model.tools.rate.formatted())×") }
    return parts.isEmpty ? nil : parts.joined(separator: "   ")
  }
}
