import Glibc

/// The folders in which programs are looked for, as `PATH` names them.
package enum SearchPath {
  /// Where a program is; nil where none of the folders has it.
  ///
  /// - Parameter environment: That of the process, whose `PATH` is asked.
  package static func find(_ program: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/bin").split(separator: ":").map { $0 + "/" + program }
      .first { access($0, X_OK) == 0 }
  }
}
