import CSDL2
import Foundation
import GlissandoDesktop
import GlissandoMotion
import GlissandoTools
import GlissandoViews
import GlissandoWindowing

/// What each of two windows shows: a line for every key and every size, and the keys that ask
/// something of the windows.
struct ProbePanel: View {
  let name: String
  let control: WindowControl
  @State private var step = 0

  var body: some View {
    GeometryReader { room in
      Text(verbatim: name)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onChange(of: room.size, initial: true) { _, size in
          say("size \(Int(size.width))x\(Int(size.height))")
        }
    }
    .background { ProbePicture(isMain: name == "main", step: step) }
    .contentShape(Rectangle())
    .pointerStyle(name == "main" ? .arrow : .text)
    .focusable()
    .onKeyPress { press in
      say("key \(press.characters)")
      switch press.characters {
      case "x": control.exchangeWindows()
      case "g": pressButton()
      case "m": move()
      case "c": control.isCompanionOpen.toggle()
      case "t": control.keepsAwake.toggle()
      case "p": say("pointer \(SDL_GetCursor().map { UInt(bitPattern: $0) } ?? 0)")
      default: return .ignored
      }
      return .handled
    }
    .onDisappear { say("closed") }
  }

  /// Moves the picture to its next step.
  private func move() {
    withAnimation(.linear(duration: 0.6)) {
      step += 1
    } completion: {
      say("moved")
    }
  }

  /// Plugs in a game controller that is none and presses its first button.
  private func pressButton() {
    let index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 6, 15, 0)
    let joystick = SDL_JoystickOpen(index)
    Task { @MainActor in
      // It has to be noticed first.
      try? await Task.sleep(for: .milliseconds(300))
      SDL_JoystickSetVirtualButton(joystick, 0, 1)
    }
  }

  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(name) \(line)\n".utf8))
  }

  /// Runs both windows until one of them is told to quit.
  @MainActor
  static func run(_ options: ToolOptions) throws {
    let control = WindowControl()
    var options = options
    options.launch.usesGameControllers = true
    options.launch.placement = { displays in
      FileHandle.standardOutput.write(Data("displays \(displays.count)\n".utf8))
      var placement = WindowPlacement(opensCompanion: true)
      if displays.count > 1 { placement.main = .init(display: 1, isFullScreen: true) }
      return placement
    }
    func window(_ name: String, _ size: CGSize) -> WindowDescription {
      WindowDescription(
        title: "Probe \(name)", size: size, content: ProbePanel(name: name, control: control))
    }
    try DeveloperTools.run(
      window("main", CGSize(width: 400, height: 300)), name: "window-probe", options: options,
      companion: CompanionDescription(
        window("companion", CGSize(width: 300, height: 200)), control: control))
  }
}
