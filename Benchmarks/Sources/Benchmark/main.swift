// Benchmark [--quick] [--json FILE] [--csv FILE] [--app PATH] [--commit NAME] [NAME…]: runs the
// benchmarks beside it, prints one table and which limits are kept, and writes files if asked to. Each
// figure stands beside its floor, measured in the same run.

import Foundation

func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  var report = Report(commit: options.commit, rows: [])
  for suite in Suite.all where options.names.isEmpty || options.names.contains(suite.name) {
    say("Measuring \(suite.name) …")
    report.rows += try suite.measure(options.conditions)
  }
  print(Row.heading)
  report.rows.forEach { print($0.line) }
  print(report.summary)
  if let file = options.json {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(report).write(to: URL(fileURLWithPath: file))
  }
  if let file = options.csv {
    try report.csv.write(toFile: file, atomically: true, encoding: .utf8)
  }
} catch {
  say("Benchmark: \(error)")
  exit(1)
}
