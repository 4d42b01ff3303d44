import ArgumentParser
import Foundation
import GlissandoDesktop
import GlissandoTools
import GlissandoFiles

/// The program from its arguments to its exit status.
enum Program {
  static let name = "glissando"
  static let version = "0.1.0"
  /// The name of its desktop file, by which desktops know its windows.
  static let appID = "org.glissando.Glissando"

  /// Prepares the process, which must have one thread yet: the environment is changed.
  ///
  /// - Returns: The arguments with which to run: a file that asks for something is read once.
  static func start(_ words: [String]) -> [String] {
    reserveStandardStreams()
    let arguments = (try? FileArguments.resolved(words)) ?? words
    if let file = recording(in: arguments) { RecordingHeader.adoptSurroundings(ofFile: file) }
    if commandType(arguments) is any WindowCommand.Type {
      // Goes on while the arguments are read.
      MainActor.assumeIsolated { DesktopApplication.prepare(appID: appID) }
    }
    // A window's loop watches the signals itself, as long as it runs.
    Termination.endInOrder(name: name)
    return arguments
  }

  /// Opens what standard input, output and error lack, so that nothing else gets their numbers: what is printed would
  /// come to stand in a picture.
  ///
  /// Whoever uses one of them is told that it cannot be used.
  private static func reserveStandardStreams() {
    for (descriptor, flags) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free.
      _ = open("/dev/null", flags)
    }
  }

  /// The recording that is to be played or rendered; nil for none.
  private static func recording(in arguments: [String]) -> String? {
    guard arguments.contains(where: { $0 == "render" || $0.hasPrefix("--replay") }),
      let command = try? read(arguments)
    else { return nil }
    return (command as? any WindowCommand)?.window.replay ?? (command as? RenderCommand)?.source
  }

  /// Runs the program; what goes wrong becomes one line on standard error.
  ///
  /// - Returns: The exit status.
  static func run(_ words: [String]) -> Int32 {
    var arguments = words
    do {
      try checkArguments(
        (0..<Int(CommandLine.argc)).map { CommandLine.unsafeArgv[$0].map { UnsafePointer($0) } })
      arguments = try FileArguments.resolved(words)
      var command = try read(arguments)
      if let command = command as? any WindowCommand, let file = command.window.replay {
        try MainActor.assumeIsolated { try ReplayRun(file, for: command).run() }
      } else {
        try command.run()
      }
      try StandardOutput.check()
      return EXIT_SUCCESS
    } catch {
      return report(error, arguments)
    }
  }

  /// Refuses names that are no text: Swift puts marks in place of their bytes, so that another file would be read or written.
  ///
  /// - Parameter arguments: As the system hands them over.
  static func checkArguments(_ arguments: [UnsafePointer<CChar>?]) throws(AppError) {
    // The first one is the program's name, and the runtime reads all of them there.
    guard !arguments.isEmpty else { throw .noArguments }
    for case let bytes? in arguments where String(validatingCString: bytes) == nil {
      throw .brokenArgument(text: String(cString: bytes))
    }
  }

  /// The command that the arguments ask for.
  static func parse(_ words: [String]) throws -> any ParsableCommand {
    try read(FileArguments.resolved(words))
  }

  /// The command that arguments ask for of which none is a file in its place.
  private static func read(_ arguments: [String]) throws -> any ParsableCommand {
    let command = try parseAlone(arguments) ?? GlissandoCommand.parseAsRoot(arguments)
    // Not by the command's own validation, which comes before unknown options are noticed.
    try (command as? GalleryCommand)?.checkPage()
    if let command = command as? any WindowCommand {
      try command.namedFiles.check()
      for file in command.window.namedFiles.written { try NamedFiles.checkJSON(file) }
    }
    return command
  }

  /// The command, read without looking at all the others, which is half of what reading costs.
  ///
  /// - Returns: Nil for what is no command or has a mistake: the whole knows better what to say.
  private static func parseAlone(_ arguments: [String]) -> (any ParsableCommand)? {
    guard let type = commandType(arguments) else { return nil }
    return try? type.parse(isNamed(arguments) ? Array(arguments.dropFirst()) : arguments)
  }

  /// The type of the command that the first argument names; the gallery where none is named.
  private static func commandType(_ arguments: [String]) -> (any ParsableCommand.Type)? {
    guard isNamed(arguments) else { return GalleryCommand.self }
    return GlissandoCommand.configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
  }

  private static func isNamed(_ arguments: [String]) -> Bool {
    arguments.first.map { !$0.hasPrefix("-") } ?? false
  }

  /// The exit status that goes with an error; 0 for a wish for help.
  static func status(of error: any Error) -> Int32 {
    GlissandoCommand.exitCode(for: error).rawValue
  }

  private static func report(_ error: any Error, _ arguments: [String]) -> Int32 {
    let status = status(of: error)
    guard status != EXIT_SUCCESS else {
      // Help and version arrive as errors too.
      print(GlissandoCommand.fullMessage(for: error))
      do {
        try StandardOutput.check()
        return EXIT_SUCCESS
      } catch {
        return report(error, arguments)
      }
    }
    let line = ErrorLine(error, arguments: arguments)
    let prefix = line.beginsWithPlace ? "" : "\(name): "
    try? FileHandle.standardError.write(contentsOf: Data("\(prefix)\(line.text)\n".utf8))
    return status
  }
}
