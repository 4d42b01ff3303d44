import Foundation

/// One file of a program, and what the check finds out about it.
struct ProjectSource: Sendable {
  /// The path in the folder that is checked.
  let name: String
  /// The file as it is compiled.
  var source: CheckedSource
  /// Where its copy lies that is compiled.
  let copy: URL
  /// Frameworks that it imports and that are not there.
  var missingModules: [String] = []
  /// What the compiler says of it, a line each.
  var errors: [String] = []
  /// Why its views are not run although it compiles.
  var reasonNotToRun: String?
  /// Views that the check could not make after all.
  var refusedViews: [String] = []
  /// How its views ran.
  var run: ViewRun?

  /// Whether it compiles untouched, together with all the others.
  var compiles: Bool { missingModules.isEmpty && errors.isEmpty }

  /// Puts the copy where the compiler finds it.
  func write() throws {
    try source.text.write(to: copy, atomically: true, encoding: .utf8)
  }
}
