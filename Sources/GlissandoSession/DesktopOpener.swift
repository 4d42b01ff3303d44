package import Foundation
import GlissandoViews

/// Opens addresses by the programs that the desktop has for them.
package struct DesktopOpener: AddressOpener {
  /// Asks the desktop.
  package init() {}

  package func open(_ url: URL, completion: @escaping (_ isOpen: Bool) -> Void) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
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
