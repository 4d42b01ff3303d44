import Foundation

/// What tells without OpenGL whether this machine may have a GPU for it: to load OpenGL and ask takes longer than
/// a first frame.
package struct GraphicsDevices: Sendable {
  /// The folder of the devices' nodes.
  private let nodes: String
  /// The folder in which the kernel describes them.
  private let descriptions: String
  /// Whether windows are another machine's, whose GPU this one's programs cannot use.
  private let isRemote: Bool

  /// The drivers of devices that compute on the processor.
  private static let softwareDrivers: Set = ["vgem", "vkms"]

  /// The devices of a machine.
  ///
  /// - Parameters:
  ///   - nodes: The folder of the devices' nodes.
  ///   - descriptions: The folder in which the kernel describes them.
  ///   - environment: What says where windows are opened.
  package init(
    nodes: String = "/dev/dri", descriptions: String = "/sys/class/drm",
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    (self.nodes, self.descriptions) = (nodes, descriptions)
    isRemote = Self.isRemote(environment)
  }

  /// Whether there is a GPU that this program may use.
  package var hasGPU: Bool {
    guard !isRemote else { return false }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: nodes)) ?? []
    return names.contains { name in
      name.hasPrefix("renderD") && access("\(nodes)/\(name)", R_OK | W_OK) == 0
        && Self.softwareDrivers.isDisjoint(with: drivers(of: name))
    }
  }

  /// What the kernel calls a device and its driver; a virtual one has its name from the driver, or only that.
  private func drivers(of name: String) -> Set<String> {
    let device = "\(descriptions)/\(name)/device"
    return Set(
      [device, "\(device)/driver"].map {
        URL(fileURLWithPath: $0).resolvingSymlinksInPath().lastPathComponent
      })
  }

  /// Whether X11's display is that of a host, as `ssh -X` names it, and there is no compositor of Wayland.
  private static func isRemote(_ environment: [String: String]) -> Bool {
    guard environment["WAYLAND_DISPLAY", default: ""].isEmpty else { return false }
    let host = environment["DISPLAY", default: ""].prefix { $0 != ":" }
    return !host.isEmpty && host != "unix"
  }
}
