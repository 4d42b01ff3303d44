package import Foundation
package import GlissandoMotion
import GlissandoViews

/// Shows a file where it lies: chosen in its folder by the desktop's file manager, else the folder alone.
@MainActor
package struct ShowInFolderAction {
  /// What is said where nobody shows it.
  nonisolated package static let problem = "Nothing here shows folders."

  fileprivate let dialogs: (any FileDialogs)?
  fileprivate let openURL: OpenURLAction

  /// Shows a file.
  ///
  /// - Parameter completion: Is told, at once or when the desktop knows, whether anybody shows it.
  package func callAsFunction(
    _ file: URL, completion: @escaping @MainActor (_ isShown: Bool) -> Void = { _ in }
  ) {
    guard let dialogs else { return openFolder(of: file, completion) }
    dialogs.show(file) { isShown in
      isShown ? completion(true) : openFolder(of: file, completion)
    }
  }

  private func openFolder(of file: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
    openURL(file.deletingLastPathComponent()) { isOpen in
      MainActor.assumeIsolated { completion(isOpen) }
    }
  }
}

extension EnvironmentValues {
  /// What shows files where they lie.
  @MainActor package var showInFolder: ShowInFolderAction {
    ShowInFolderAction(dialogs: window.tree()?.fileChoosing.dialogs, openURL: openURL)
  }
}
