/// What the command line asks for.
struct Options {
  /// Where the report goes as JSON.
  var json: String?
  /// Where the figures go as CSV.
  var csv: String?
  /// How to measure.
  var conditions = Conditions()
  /// The commit that is measured.
  var commit: String?
  /// The benchmarks to run; none for all.
  var names: Set<String> = []

  /// - Throws: `BenchmarkError` for what is not known.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = try Self.value(of: argument, &rest)
      case "--csv": csv = try Self.value(of: argument, &rest)
      case "--quick": conditions.isQuick = true
      case "--app": conditions.app = try Self.value(of: argument, &rest)
      case "--commit": commit = try Self.value(of: argument, &rest)
      case _ where Suite.all.contains { $0.name == argument }: names.insert(argument)
      default:
        let known = Suite.all.map(\.name).joined(separator: ", ")
        throw BenchmarkError(
          description: "“\(argument)” is no benchmark; there are \(known); "
            + "and --quick, --json FILE, --csv FILE")
      }
    }
  }

  private static func value(of flag: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw BenchmarkError(description: "\(flag) needs a value after it")
    }
    return value
  }
}
