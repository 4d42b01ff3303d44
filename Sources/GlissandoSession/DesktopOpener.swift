package import Foundation
import GlissandoFiles
import GlissandoViews

/// Opens addresses by the programs that the desktop has for them.
package struct DesktopOpener: AddressOpener {
  /// Asks the desktop.
  package init() {}

  package func open(_ url: URL, completion: @escaping (_ isOpen: Bool) -> Void) {
    let program = SearchPath.find("xdg-open", ProcessInfo.processInfo.environment)
    guard let program else {
      ViewWarning.once(
        "\(url) cannot be opened: there is no xdg-open; install xdg-utils", key: "open \(url)")
      return completion(false)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [url.absoluteString]
    let completion = Carried(completion)
    process.terminationHandler = { process in
      let isOpen = process.terminationStatus == 0
      DispatchQueue.main.async { completion.value(isOpen) }
    }
    do {
      try process.run()
    } catch {
      ViewWarning.once(
        "\(url) cannot be opened: \(error.localizedDescription)", key: "open \(url)")
      completion.value(false)
    }
  }
}
