import Foundation

/// The files of one program of a folder.
struct ProjectModule: Sendable {
  /// Its folder.
  let folder: URL
  /// The Swift files that are judged, by path, without those that test.
  var files: [URL] = []
  /// Swift files that are compiled with them and are judged in another program.
  var context: [URL] = []
  /// The names of folders in it: packages name their modules by them.
  var folderNames: Set<String> = []
  /// What its own sources may call its module: its project's name, and those of a package's targets.
  var moduleNames: Set<String> = []
  /// Whether its package says that it has resources, for which SwiftPM writes `Bundle.module`.
  var hasBundle = false
  /// Asset catalogues and other files that are not Swift.
  var resources: [URL] = []

  /// With the files of another, which are judged there.
  mutating func share(_ other: ProjectModule) {
    context += other.files + other.context
    adopt(besidesFilesOf: other)
  }

  /// With the files of another, which are judged here.
  mutating func join(_ other: ProjectModule) {
    files += other.files
    context += other.context
    adopt(besidesFilesOf: other)
  }

  private mutating func adopt(besidesFilesOf other: ProjectModule) {
    folderNames.formUnion(other.folderNames)
    moduleNames.formUnion(other.moduleNames)
    hasBundle = hasBundle || other.hasBundle
    resources += other.resources
  }
}
