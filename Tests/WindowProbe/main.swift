// A program for the window tests: they need a process of its own, because in a test's process the
// main thread is not the main actor's.
//
// Usage: WindowProbe BEHAVIOUR [options of LaunchOptions], or WindowProbe field, calendar, menu or two

import CAllocationCounter
import Foundation
import GlissandoDesktop
import GlissandoViews

func fail(_ error: some Error) -> Never {
  FileHandle.standardError.write(Data("WindowProbe: \(error)\n".utf8))
  exit(1)
}

do {
  let arguments = CommandLine.arguments
  let behaviour = arguments.dropFirst().first.flatMap(ProbeSource.Behaviour.init) ?? .idle
  var options = try LaunchOptions(
    arguments: Array(arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
  options.allocationCount = { Int(glissando_allocation_count()) }
  let views: [String: WindowDescription] = [
    "field": WindowDescription(
      title: "Window probe", size: CGSize(width: 400, height: 300), content: ProbeField()),
    "calendar": WindowDescription(
      title: "Window probe", size: CGSize(width: 400, height: 300), content: ProbeCalendar()),
    "menu": WindowDescription(
      title: "Window probe", size: CGSize(width: 400, height: 300), content: ProbeMenu()),
  ]
  if let window = arguments.dropFirst().first.flatMap({ views[$0] }) {
    try DesktopApplication.run(window, name: "window-probe", options: options)
    exit(0)
  }
  if arguments.dropFirst().first == "two" {
    try ProbePanel.run(options)
    print("ended")
    exit(0)
  }
  let window = WindowDescription(
    title: "Window probe", size: CGSize(width: 400, height: 300), content: EmptyView())
  _ = try DesktopApplication.run(window, name: "window-probe", options: options) {
    ProbeSource(behaviour, in: $0)
  }
  print("ended")
} catch {
  fail(error)
}
