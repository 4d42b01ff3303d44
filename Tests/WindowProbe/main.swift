// A program for the window tests: they need a process of its own, because in a test's process the
// main thread is not the main actor's.
//
// Usage: WindowProbe BEHAVIOUR [options of ToolOptions], or WindowProbe field, calendar, menu, parts, prefetch, files or two,
// or WindowProbe tools, plain, named or menus, for an App with or without the developer's tools, with an identity or
// with commands

import CAllocationCounter
import Foundation
import Glissando
import GlissandoDesktop
import GlissandoFiles
import GlissandoTools
import GlissandoViews
import GlissandoWindowing

func fail(_ error: some Error) -> Never {
  FileHandle.standardError.write(Data("WindowProbe: \(error)\n".utf8))
  exit(1)
}

do {
  let arguments = CommandLine.arguments
  let behaviour = arguments.dropFirst().first.flatMap(ProbeSource.Behaviour.init) ?? .idle
  var options = try ToolOptions(
    arguments: Array(arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
  if let machine = ProcessInfo.processInfo.environment["PROBE_DEVICES"] {
    options.launch.devices = GraphicsDevices(
      nodes: machine + "/dri", descriptions: machine + "/drm")
  }
  BrokenOpenGL.prepare()
  // A file that is never whole.
  let unfinished = try ProcessInfo.processInfo.environment["PROBE_FILE"].map(OutputFile.init)
  defer { unfinished?.discard() }
  options.launch.allocationCount = { Int(glissando_allocation_count()) }
  if ProcessInfo.processInfo.environment["PROBE_SHAPE"] != nil {
    options.launch.noteShape = { shape in
      let size = shape.size.map { "\(Int($0.width))x\(Int($0.height))" } ?? "unknown"
      let line = "shape \(size) \(shape.cover?.rawValue ?? "nothing")\n"
      FileHandle.standardOutput.write(Data(line.utf8))
    }
  }
  let views: [String: WindowDescription] = [
    "field": WindowDescription(
      title: "Window probe", size: CGSize(width: 400, height: 300), content: ProbeField()),
    "calendar": WindowDescription(
      title: "Window probe", size: CGSize(width: 400, height: 300), content: ProbeCalendar()),
    "menu": WindowDescription(
      title: "Window probe", size: CGSize(width: 400, height: 300), content: ProbeMenu()),
    "parts": WindowDescription(
      title: "Window probe", size: CGSize(width: 500, height: 500), content: ProbeParts()),
    "prefetch": WindowDescription(
      title: "Window probe", size: CGSize(width: 400, height: 300), content: ProbePrefetch()),
    "files": WindowDescription(
      title: "Window probe", size: CGSize(width: 400, height: 300), content: ProbeFiles()),
  ]
  if let window = arguments.dropFirst().first.flatMap({ views[$0] }) {
    try DeveloperTools.run(window, name: "window-probe", options: options)
    exit(0)
  }
  switch arguments.dropFirst().first {
  case "two":
    try ProbePanel.run(options)
    print("ended")
    exit(0)
  case "tools":
    ProbeAppWithTools.main()
    exit(0)
  case "menus":
    ProbeAppWithMenus.main()
    exit(0)
  case "plain":
    ProbeAppWithoutTools.main()
    exit(0)
  case "named":
    ProbeAppWithIdentity.main()
    exit(0)
  default: break
  }
  let window = WindowDescription(
    title: "Window probe", size: CGSize(width: 400, height: 300), content: EmptyView())
  _ = try DeveloperTools.run(window, name: "window-probe", options: options) {
    ProbeSource(behaviour, in: $0)
  }
  print("ended")
} catch {
  fail(error)
}
