import Foundation
import GlissandoControls
import GlissandoDesktop
import GlissandoDrawing
import GlissandoFiles
import GlissandoMotion
import GlissandoViews

/// A window's content, and what is said and asked about its films.
struct FilmLayer: View {
  let desk: FilmDesk
  let content: AnyView
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    OneElement(content)
      .environment(\.filmDesk, desk)
      .windowContent()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if desk.isInUse { FilmQuestion(desk: desk).tint(PanelPalette(colorScheme).accent) }
      }
      .overlay(alignment: .top) { if desk.isInUse { FilmPlace(desk: desk) } }
  }
}

/// Where the band lies: at the window's foot, above the transport's bar where the content has a slot for that.
private struct FilmPlace: View {
  let desk: FilmDesk
  @Environment(\.transport) private var transport

  var body: some View {
    FilmBand(desk: desk)
      .padding(FilmDesk.bandMargin)
      .frame(maxHeight: .infinity, alignment: .bottom)
      .frame(height: transport?.slot.map(\.minY))
  }
}

/// Asks where a film is to lie; beside the content, whose own dialogs begin elsewhere.
private struct FilmQuestion: View {
  let desk: FilmDesk

  var body: some View {
    Color.clear
      .askForPlace(
        isPresented: Binding(
          get: { desk.question != nil }, set: { if !$0 { desk.question = nil } }),
        types: [UTType(filenameExtension: WindowFilm.ending) ?? .data], name: desk.question ?? ""
      ) { desk.begin($0) }
      .fileDialogConfirmationLabel("Film")
      .fileDialogMessage("Film as")
      .fileDialogCustomizationID("film")
      // Only then: where films lie is read from a file, for which no window waits.
      .fileDialogDefaultDirectory(
        desk.question == nil ? nil : URL(fileURLWithPath: UserFolders().videos))
  }
}

/// Where the film is that was made, for some seconds.
private struct FilmBand: View {
  let desk: FilmDesk
  @Environment(\.showInFolder) private var showInFolder

  var body: some View {
    let notice = desk.notice
    ZStack {
      if let notice {
        HStack(spacing: 12) {
          Text(verbatim: notice.text).lineLimit(2).truncationMode(.middle)
          if let file = notice.file {
            Button("Show in folder") { show(file) }.buttonStyle(FilmButtonStyle()).fixedSize()
          }
        }
        .font(.growing(size: 14, weight: .regular))
        .foregroundStyle(.white)
        .padding(.leading, 18)
        .padding(.trailing, notice.file == nil ? 18 : 7)
        .padding(.vertical, 7)
        .frame(minHeight: 40)
        .background(notice.isProblem ? Color.problemBand : Color.band, in: Capsule())
        .overlay { Capsule().strokeBorder(.white.opacity(0.14), lineWidth: 1) }
        .onGeometryChange(for: Double.self) {
          $0.size.height
        } action: {
          desk.bandHeight = $0
        }
        .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .animation(.smooth(duration: 0.25), value: notice)
  }

  private func show(_ file: String) {
    showInFolder(URL(fileURLWithPath: file)) { isShown in
      if !isShown { desk.notice = .nobodyShowsFolders }
    }
  }
}

/// A button on the band's dark ground.
private struct FilmButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    FilmButtonLook(configuration: configuration)
  }
}

private struct FilmButtonLook: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.controlInteraction) private var interaction

  var body: some View {
    configuration.label
      .font(.growing(size: 13, weight: .semibold))
      .padding(.horizontal, 12)
      .padding(.vertical, 5)
      .background(.white.opacity(interaction.isHovered ? 0.26 : 0.16), in: Capsule())
      .overlay { Capsule().strokeBorder(.white.opacity(interaction.isFocused ? 0.9 : 0)) }
      .contentShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
  }
}
