import Foundation
import Testing

@testable import GlissandoDesktop

@Suite("What tells of a GPU")
struct GraphicsDevicesTests {
  private func devices(
    _ machine: DescribedMachine, _ environment: [String: String] = ["DISPLAY": ":0"]
  ) -> GraphicsDevices {
    GraphicsDevices(
      nodes: machine.nodes, descriptions: machine.descriptions, environment: environment)
  }

  @Test("A machine without devices, or with nothing but displays, has none")
  func none() throws {
    let machine = try DescribedMachine()
    #expect(!devices(machine).hasGPU)
    try machine.add("card0", device: "0000:00:01.0", driver: "bochs-drm")
    #expect(!devices(machine).hasGPU)
    let missing = GraphicsDevices(
      nodes: machine.path + "/none", descriptions: machine.path + "/none", environment: [:])
    #expect(!missing.hasGPU)
  }

  @Test("A node that can be opened is one, whether or not the kernel says whose it is")
  func some() throws {
    let machine = try DescribedMachine()
    try machine.add("renderD128", device: "0000:00:02.0", driver: "i915")
    #expect(devices(machine).hasGPU)
    let silent = GraphicsDevices(
      nodes: machine.nodes, descriptions: machine.path + "/none", environment: [:])
    #expect(silent.hasGPU)
  }

  @Test(
    "Devices that the processor stands in for do not count", arguments: ["vgem", "vkms"])
  func software(_ name: String) throws {
    let machine = try DescribedMachine()
    try machine.add("renderD128", device: name, driver: nil)
    try machine.add("renderD129", device: "platform-0", driver: name)
    try machine.add("renderD130", device: "faux/\(name)", driver: "faux_driver")
    #expect(!devices(machine).hasGPU)
    try machine.add("renderD131", device: "0000:01:00.0", driver: "amdgpu")
    #expect(devices(machine).hasGPU)
  }

  @Test(
    "A device that belongs to others does not count", .enabled(if: getuid() != 0, "root may all"))
  func forbidden() throws {
    let machine = try DescribedMachine()
    try machine.add("renderD128", device: "0000:00:02.0", driver: "i915", mode: 0)
    #expect(!devices(machine).hasGPU)
  }

  @Test("Windows on another machine have no use for this one's")
  func remote() throws {
    let machine = try DescribedMachine()
    try machine.add("renderD128", device: "0000:00:02.0", driver: "nvidia")
    #expect(!devices(machine, ["DISPLAY": "localhost:10.0"]).hasGPU)
    #expect(devices(machine, ["DISPLAY": "unix:0"]).hasGPU)
    #expect(
      devices(machine, ["DISPLAY": "localhost:10.0", "WAYLAND_DISPLAY": "wayland-0"]).hasGPU)
  }

  @Test("Only auto asks for the devices")
  func choice() throws {
    let machine = try DescribedMachine()
    #expect(PresenterChoice.gl.wantsOpenGL(on: devices(machine)))
    #expect(!PresenterChoice.auto.wantsOpenGL(on: devices(machine)))
    try machine.add("renderD128", device: "0000:00:02.0", driver: "xe")
    #expect(PresenterChoice.auto.wantsOpenGL(on: devices(machine)))
    #expect(!PresenterChoice.surface.wantsOpenGL(on: devices(machine)))
  }
}
