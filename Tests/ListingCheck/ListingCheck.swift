#if Macros
  import Foundation

  /// Compiles the listings of folders and runs their views:
  /// `ListingCheck --package ROOT --headers FLAGS --scratch FOLDER FOLDER…`.
  ///
  /// A process of its own runs each listing (`ListingCheck --run LIBRARY NAME…`), so that one that
  /// crashes or hangs hides no other.
  @main
  @MainActor
  enum ListingCheck {
    static func main() {
      var arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == "--run" {
        exit(run(library: arguments[1], names: Array(arguments.dropFirst(2))))
      }
      let package = value(of: "--package", in: &arguments) ?? "."
      let scratch = value(of: "--scratch", in: &arguments) ?? ".build/listings"
      let headerFlags = value(of: "--headers", in: &arguments) ?? ""
      let only = value(of: "--only", in: &arguments)
      var listings: [Listing] = []
      for folder in arguments { listings += Listing.all(in: URL(fileURLWithPath: folder)) }
      if let only { listings = listings.filter { $0.name.contains(only) } }
      guard !listings.isEmpty else {
        print("error: there are no Swift files in \(arguments.joined(separator: ", "))")
        exit(2)
      }
      let suite = ListingSuite(
        package: URL(fileURLWithPath: package),
        headerFlags: headerFlags.split(separator: " ").map(String.init),
        scratch: URL(fileURLWithPath: scratch))
      exit(suite.check(listings) ? 0 : 1)
    }

    private static func value(of option: String, in arguments: inout [String]) -> String? {
      guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
        return nil
      }
      defer { arguments.removeSubrange(index...(index + 1)) }
      return arguments[index + 1]
    }

    /// Runs the views of a library and says how many taps it was.
    private static func run(library: String, names: [String]) -> Int32 {
      guard let runner = ListingRunner(library: library) else { return 1 }
      var taps = 0
      for (number, name) in names.enumerated() {
        print("\(ListingSuite.viewMark)\(name)")
        // What ran before a crash must be known.
        fflush(nil)
        guard let count = runner.run(view: number, named: name) else { return 1 }
        taps += count
      }
      print("\(ListingSuite.tapMark)\(taps)")
      return 0
    }
  }
#else
  /// Listings may use macros, and are read with what macros are made of.
  @main
  enum ListingCheck {
    static func main() { print("error: build this with --traits Macros") }
  }
#endif
