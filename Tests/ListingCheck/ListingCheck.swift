import Foundation

/// Compiles sources as people write them and runs their views.
///
/// `ListingCheck --package ROOT --headers FLAGS --scratch FOLDER FOLDER…` takes each file of the
/// folders as a program of its own; with `--project`, each folder is one program.
@main
@MainActor
enum ListingCheck {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--run" { exit(run(Array(arguments.dropFirst()))) }
    let package = value(of: "--package", in: &arguments) ?? "."
    let scratch = URL(fileURLWithPath: value(of: "--scratch", in: &arguments) ?? ".build/listings")
    let headerFlags = value(of: "--headers", in: &arguments) ?? ""
    let only = value(of: "--only", in: &arguments)
    if let folder = value(of: "--pictures", in: &arguments) {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let path = URL(fileURLWithPath: folder).path
      // What runs the views are processes of their own, which take the environment with them.
      setenv(ListingRunner.picturesVariable, path, 1)
    }
    let isProject = flag("--project", in: &arguments)
    let compilesOnly = flag("--compile-only", in: &arguments)
    let setup = CompilerSetup(
      package: URL(fileURLWithPath: package),
      headerFlags: headerFlags.split(separator: " ").map(String.init))
    try setup.prepare()
    let folders = arguments.map { URL(fileURLWithPath: $0) }
    if isProject {
      let suite = ProjectSuite(setup: setup, scratch: scratch, compilesOnly: compilesOnly)
      exit(suite.check(folders, only: only) ? 0 : 1)
    }
    var listings = folders.flatMap { Listing.all(in: $0) }
    if let only { listings = listings.filter { $0.name.contains(only) } }
    guard !listings.isEmpty else {
      print("error: there are no Swift files in \(arguments.joined(separator: ", "))")
      exit(2)
    }
    exit(ListingSuite(setup: setup, scratch: scratch).check(listings) ? 0 : 1)
  }

  private static func value(of option: String, in arguments: inout [String]) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
      return nil
    }
    defer { arguments.removeSubrange(index...(index + 1)) }
    return arguments[index + 1]
  }

  private static func flag(_ option: String, in arguments: inout [String]) -> Bool {
    guard let index = arguments.firstIndex(of: option) else { return false }
    arguments.remove(at: index)
    return true
  }

  /// Runs the views of a file in a library, from one on, and says how many taps it was.
  private static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count >= 3, let file = Int(arguments[1]), let first = Int(arguments[2]),
      let runner = ListingRunner(library: arguments[0], file: file)
    else { return 1 }
    let names = arguments.dropFirst(3)
    for (number, name) in names.enumerated().dropFirst(first) {
      print("\(ViewRun.viewMark)\(name)")
      // What ran before a crash must be known.
      fflush(nil)
      if let taps = runner.run(view: number, named: name) { print("\(ViewRun.tapMark)\(taps)") }
    }
    return 0
  }
}
