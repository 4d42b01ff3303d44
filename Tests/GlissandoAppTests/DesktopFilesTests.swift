import Foundation
import Glissando
import GlissandoDesktop
import GlissandoTools
import GlissandoLab
import GlissandoPainting
import GlissandoPresenting
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// What the program writes for desktops.
@MainActor
@Suite struct DesktopFilesTests {
  private let program: CommandDescription

  init() throws { program = try CommandDescription.program() }

  @Test(
    "Each subcommand that people are told of has a manual page, and the program's names them all")
  func pages() throws {
    let pages = CommandManual.pages
    let names = program.shownSubcommands.map(\.commandName)
    #expect(names == GlissandoCommand.subcommandNames.filter { $0 != "help" })
    #expect(pages.map(\.name) == ["glissando"] + names.map { "glissando-\($0)" })
    for name in names {
      #expect(pages[0].text.contains("\\fB\(ManualText.escaped(name))\\fR"))
      #expect(pages[0].text.contains("\\fBglissando\\-\(name)\\fR(1)"))
    }
    #expect(!pages[0].text.contains("desktop"))
  }

  @Test("A page has each option with its value and its words")
  func options() throws {
    let pages = Dictionary(uniqueKeysWithValues: CommandManual.pages.map { ($0.name, $0.text) })
    for command in program.shownSubcommands {
      let page = try #require(pages["glissando-\(command.commandName)"])
      #expect(!command.shownArguments.isEmpty)
      for argument in command.shownArguments {
        let words = ManualText.escaped(try #require(argument.abstract))
        #expect(page.contains("\n\(words)"), "\(command.commandName): \(words)")
        for name in argument.names ?? [] {
          #expect(page.contains("\\fB\(ManualText.escaped(name.text))\\fR"))
        }
      }
    }
    let first = try #require(pages["glissando"])
    for variable in ToolOptions.variables { #expect(first.contains("\\fB\(variable.name)\\fR")) }
  }

  @Test("What a formatter of manual pages would take for its own is written so that it is read")
  func escaping() {
    #expect(ManualText.escaped("a-b \\ 'c' ^~`") == "a\\-b \\e \\(aqc\\(aq \\(ha\\(ti\\(ga")
    #expect(ManualText.escaped(".mp4\n.TH") == "\\&.mp4\n\\&.TH")
    #expect(ManualText.escaped("“a” …") == "\\(lqa\\(rq ...")
    for page in CommandManual.pages {
      for line in page.text.split(separator: "\n") where line.hasPrefix(".") {
        #expect([".TH ", ".SH ", ".PP", ".TP", ".B "].contains { line.hasPrefix($0) }, "\(line)")
      }
    }
  }

  @Test("The shells are told of every subcommand and option")
  func completions() {
    let scripts = DesktopFiles.texts.filter {
      !$0.path.hasPrefix("icons") && !$0.path.hasPrefix("man/")
    }
    #expect(scripts.count == 3)
    for (path, text) in scripts {
      for command in program.shownSubcommands {
        #expect(text.contains(command.commandName), "\(path)")
        for name in command.shownArguments.flatMap({ $0.names ?? [] }) {
          #expect(text.contains(name.name), "\(path): \(name.name)")
        }
      }
    }
  }

  @Test(
    "A switch that can be turned off is not told of in words that turn it on; files lead nowhere")
  func words() throws {
    for command in program.shownSubcommands {
      for argument in command.shownArguments {
        let isOff = argument.names?.contains { $0.name.hasPrefix("no-") } == true
        #expect(!isOff || argument.abstract?.hasPrefix("Whether ") == true)
      }
    }
    // Where the program is installed there is no folder of that name.
    for page in CommandManual.pages {
      #expect(!page.text.contains("Documentation/"), "\(page.name)")
    }
    for path in [LabMemory().path, RecentTalks().path, TalkMemory.standardFolder] {
      let name = try #require(path.split(separator: "/").last)
      #expect(CommandManual.pages[0].text.contains(ManualText.escaped("/glissando/\(name)")))
    }
  }

  @Test("The shells are told that a file may stand in place of a subcommand")
  func completedFiles() throws {
    for (name, offer) in [
      ("completions/glissando", "-o default"), ("_glissando", "\n        _files && ret=0"),
      ("glissando.fish", "\"glissando\" -eq 1' -F\n"),
    ] {
      let script = try #require(DesktopFiles.texts.first { $0.path.hasSuffix(name) }).text
      #expect(script.ranges(of: offer).count == 1, "\(name)")
    }
  }

  @Test("Icons are there in all usual sizes, clear at the corners and full in the middle")
  func icons() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try DesktopFiles.write(into: folder)
    for side in DesktopFiles.sides {
      let path = "\(folder)/icons/hicolor/\(side)x\(side)/apps/\(Program.appID).png"
      #expect(FileManager.default.fileExists(atPath: path))
      for kind in ["deck", "lab"] {
        #expect(
          FileManager.default.fileExists(
            atPath: path.replacingOccurrences(
              of: "apps/\(Program.appID)", with: "mimetypes/application-x-glissando-\(kind)")))
      }
      let icon = WindowIcon.picture(of: AnyView(AppIcon()), side: side)
      #expect(icon.pixels[0] >> 24 == 0)
      #expect(icon.pixels[side / 2 * side + side / 2] >> 24 == 0xFF)
    }
    for name in ["scalable/apps/\(Program.appID)", "symbolic/apps/\(Program.appID)-symbolic"] {
      let text = try String(contentsOfFile: "\(folder)/icons/hicolor/\(name).svg", encoding: .utf8)
      #expect(text.contains("viewBox=\"0 0 128 128\""))
      // A picture of pixels inside would not grow.
      #expect(!text.contains("<image"))
    }
  }

  @Test("The words for software centres are about this version")
  func metadata() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let path = "\(root)/Assets/desktop/\(Program.appID).metainfo.xml"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("<id>\(Program.appID)</id>"))
    #expect(text.contains("<release version=\"\(Program.version)\""))
    let entry = try String(
      contentsOfFile: "\(root)/Assets/desktop/\(Program.appID).desktop", encoding: .utf8)
    #expect(entry.contains("Icon=\(Program.appID)\n"))
    #expect(entry.contains("StartupWMClass=\(Program.appID)\n"))
  }
}
