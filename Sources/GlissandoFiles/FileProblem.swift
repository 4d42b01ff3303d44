import Glibc

/// Why a file cannot be read or written: what is there and what is allowed, in words that follow a colon.
package struct FileProblem: Error, Equatable, CustomStringConvertible {
  /// The reason, without the path.
  package let description: String

  /// A reason in our own words.
  package init(_ description: String) { self.description = description }

  /// What the system says about a failed call.
  package init(code: Int32) { description = String(cString: strerror(code)) }

  /// What the last system call of this thread says.
  static var last: FileProblem { FileProblem(code: errno) }
}

/// What is at a path.
enum FileKind {
  case regular, folder, pipe, device, socket

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFCHR, S_IFBLK: self = .device
    default: self = .regular
    }
  }

  /// For messages.
  var words: String {
    switch self {
    case .regular: "a file"
    case .folder: "a folder"
    case .pipe: "a pipe"
    case .device: "a device"
    case .socket: "a socket"
    }
  }
}
