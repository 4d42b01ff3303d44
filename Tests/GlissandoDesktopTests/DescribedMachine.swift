import Foundation

/// A folder that says what devices a machine has, as `/dev/dri` and `/sys/class/drm` do.
final class DescribedMachine {
  let path = NSTemporaryDirectory() + "glissando-machine-\(UUID().uuidString)"
  var nodes: String { path + "/dri" }
  var descriptions: String { path + "/drm" }

  private let files = FileManager.default

  /// A machine without devices.
  init() throws {
    for folder in [nodes, descriptions] {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
  }

  deinit { try? files.removeItem(atPath: path) }

  /// Adds a device; one whose node's mode is 0 is somebody else's.
  func add(_ name: String, device: String, driver: String?, mode: Int = 0o600) throws {
    try Data().write(to: URL(fileURLWithPath: "\(nodes)/\(name)"))
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: "\(nodes)/\(name)")
    let place = "\(path)/devices/\(device)"
    try files.createDirectory(atPath: place, withIntermediateDirectories: true)
    try files.createDirectory(
      atPath: "\(descriptions)/\(name)", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: "\(descriptions)/\(name)/device", withDestinationPath: place)
    guard let driver else { return }
    let folder = "\(path)/drivers/\(driver)"
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: "\(place)/driver", withDestinationPath: folder)
  }
}
