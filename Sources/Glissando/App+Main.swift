public import GlissandoControls
public import GlissandoCompatibility
import GlissandoViews
import Foundation
import GlissandoDesktop
import GlissandoTools

// How a program begins: `main()` of an app, and of what older programs begin with.

extension App {
  /// Runs the program: opens its window, and returns when the person closes it.
  ///
  /// A type marked `@main` needs nothing else. The options that every program understands, such as
  /// `--frames N`, `--scale X` and `--color-scheme dark`, are described in
  /// Documentation/Options.md. A mistake in them, or a display that is missing, ends the program
  /// with one line on standard error and status 1.
  public static func main() { ProgramRun.run { Self().openingWindow } }
}

extension UIApplicationDelegate where Self: UIResponder {
  /// Runs a program that has a delegate: opens the window that its delegates have made, and returns
  /// when the person closes it.
  ///
  /// A class marked `@main` needs nothing else; `@UIApplicationMain` is known to Apple's compilers
  /// only. The options are those of an ``App``.
  public static func main() {
    ProgramRun.run { ApplicationLife.openingWindow(of: Self()) }
    ApplicationLife.end()
  }
}

/// What a program does from its beginning to its end.
@MainActor
private enum ProgramRun {
  /// Reads the arguments, and shows a window until it is closed; nothing for a program without one.
  static func run(_ makeWindow: () -> WindowDescription?) {
    let name = ProcessInfo.processInfo.processName
    do {
      var options = try ToolOptions(
        arguments: Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment)
      options.command = Array(CommandLine.arguments.dropFirst())
      if let file = options.replayFile { RecordingHeader.adoptSurroundings(ofFile: file) }
      guard let window = makeWindow() else { return }
      if let version = versionText(of: window.app, name, options.command) { return print(version) }
      if let version = window.app.version { options.program = "\(name) \(version)" }
      guard let offer = window.companion as? CompanionOffer, !options.hasRecording else {
        return try show(window, name, options)
      }
      try offer.run(options.launch) {
        options.launch = $0
        try show(window, name, options, companion: $1)
      }
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(name): \(error)\n".utf8))
      exit(1)
    }
  }

  /// The answer to `--version`; nil where nobody asks, or the program does not say.
  private static func versionText(
    of app: AppInfo, _ name: String, _ arguments: [String]
  ) -> String? {
    guard let version = app.version, arguments.contains("--version") else { return nil }
    return ["\(name) \(version)", app.about].compactMap(\.self).joined(separator: "\n")
  }

  /// Shows a window, with the tools where it has them.
  private static func show(
    _ window: WindowDescription, _ name: String, _ options: ToolOptions,
    companion: CompanionDescription? = nil
  ) throws {
    if window.values.hasDeveloperTools {
      try DeveloperTools.run(window, name: name, options: options, companion: companion)
    } else {
      if let option = options.firstAsked { throw OptionError.needsTools(option) }
      try DesktopApplication.run(window, name: name, options: options.launch, companion: companion)
    }
  }
}
