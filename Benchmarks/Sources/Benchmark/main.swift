// Benchmark [--json FILE] [--app PATH] [NAME…]: runs the benchmarks beside it, prints one table,
// and writes JSON if asked to. Each figure stands beside its floor, measured in the same run.

import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
var jsonFile: String?
var app: String?
var names: Set<String> = []

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("Benchmark: \(message)\n".utf8))
  exit(1)
}

while let argument = arguments.first {
  arguments.removeFirst()
  switch argument {
  case "--json", "--app":
    guard let value = arguments.first else { fail("\(argument) needs a path.") }
    arguments.removeFirst()
    if argument == "--json" { jsonFile = value } else { app = value }
  case _ where Suite.all.contains { $0.name == argument }:
    names.insert(argument)
  default:
    let known = Suite.all.map(\.name).joined(separator: ", ")
    fail("“\(argument)” is no benchmark; there are \(known), and --json FILE.")
  }
}

do {
  var rows: [Row] = []
  for suite in Suite.all where names.isEmpty || names.contains(suite.name) {
    FileHandle.standardError.write(Data("Measuring \(suite.name) …\n".utf8))
    rows += try suite.measure(app)
  }
  print(Row.heading)
  rows.forEach { print($0.line) }
  if let jsonFile {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(rows).write(to: URL(fileURLWithPath: jsonFile))
  }
} catch {
  fail("\(error)")
}
