import ArgumentParser
import Foundation
import Glissando
import GlissandoDesktop
import GlissandoFiles
import GlissandoPainting

/// What a desktop wants of the program beside it, made by the program itself, so that it cannot say anything
/// else: pictures, manual pages, and what completes its words in shells.
///
/// The files lie as in a folder `share`.
@MainActor
enum DesktopFiles {
  /// Writes all of them; what is there is replaced.
  static func write(into folder: String) throws(AppError) {
    for file in texts { try write(Data(file.text.utf8), to: "\(folder)/\(file.path)") }
    for (name, icon) in pictures {
      for side in sides {
        let detail: AppIcon.Detail = side < smallSide ? .small : .full
        let path = "\(folder)/icons/hicolor/\(side)x\(side)/\(name).png"
        let image = WindowIcon.picture(of: icon(detail), side: side)
        try makeFolder(of: path)
        do {
          try image.writePNG(to: path)
        } catch {
          throw .unwritable(what: "an icon", path: path, reason: "\(error)")
        }
      }
    }
  }

  /// The files that are texts.
  static var texts: [(path: String, text: String)] {
    let manual = CommandManual.pages.map { (path: "man/man1/\($0.name).1", text: $0.text) }
    let shells = [
      ("bash-completion/completions/glissando", CompletionScripts.text(for: .bash)),
      ("zsh/site-functions/_glissando", CompletionScripts.text(for: .zsh)),
      ("fish/vendor_completions.d/glissando.fish", CompletionScripts.text(for: .fish)),
    ]
    let icons = pictures.map {
      ("icons/hicolor/scalable/\($0.name).svg", WindowIcon.svg(of: $0.icon(.full)) ?? "")
    }
    let symbolic = (
      "icons/hicolor/symbolic/apps/\(Program.appID)-symbolic.svg",
      WindowIcon.svg(of: AnyView(AppIcon(detail: .symbolic))) ?? ""
    )
    return manual + (shells + icons + [symbolic]).map { (path: $0.0, text: $0.1) }
  }

  /// The sides of icons in pixels, as themes of icons have folders for them.
  static let sides = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]
  /// Pixels of a side below which a picture has room for few things.
  private static let smallSide = 40

  private static let pictures: [(name: String, icon: (AppIcon.Detail) -> AnyView)] = [
    ("apps/\(Program.appID)", { AnyView(AppIcon(detail: $0)) }),
    ("mimetypes/application-x-glissando-deck", { AnyView(DeckIcon(detail: $0)) }),
    ("mimetypes/application-x-glissando-lab", { AnyView(LabIcon(detail: $0)) }),
  ]

  private static func write(_ data: Data, to path: String) throws(AppError) {
    do {
      try OutputFile.writeMakingFolder(data, to: path)
    } catch {
      throw .unwritable(what: "a file", path: path, reason: error.description)
    }
  }

  private static func makeFolder(of path: String) throws(AppError) {
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(what: "an icon", path: path, reason: error.localizedDescription)
    }
  }
}
