import Foundation
package import Glissando
import GlissandoFiles

// A lab's file as views import and export it.

extension LabFile: FileDocument {
  static let type = UTType(filenameExtension: ending) ?? .json

  package static var readableContentTypes: [UTType] { [type] }

  package init(configuration: ReadConfiguration) throws {
    try self.init(String(fileContents: configuration.file.regularFileContents ?? Data()))
  }

  package func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
