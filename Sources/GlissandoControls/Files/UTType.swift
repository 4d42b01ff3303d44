import Foundation

/// A kind of file or content.
///
/// SwiftUI: the names of files say what they are; a kind of a program's own has the ending with which it
/// was made, and one that is only named conforms to what it is said to.
public struct UTType: RawRepresentable, Hashable, Sendable {
  /// The name, such as `public.text`.
  public let rawValue: String
  /// The names of the kinds that it has been said to be of, and of those that these are of.
  private var declared: [String] = []
  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a kind from its name.
  public init?(_ identifier: String) { rawValue = identifier }
  /// Makes a kind of a program's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, of: parentType)
  }
  /// Makes a kind that another program has made known.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, of: parentType)
  }

  private init(_ name: String, of parent: UTType?) {
    rawValue = name
    declared = parent.map { [$0.rawValue] + $0.declared } ?? []
  }

  /// The kind of the files with an ending, whatever its case; nil for an empty one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard !ending.isEmpty, !ending.contains("/") else { return nil }
    let known = Self.endings.first { $0.value.contains(ending) }?.key
    self = known ?? UTType(Self.ownPrefix + ending, of: supertype)
  }
  /// The name, such as `public.text`.
  public var identifier: String { rawValue }

  /// The ending of such files; nil where they have many, or none.
  public var preferredFilenameExtension: String? {
    rawValue.hasPrefix(Self.ownPrefix)
      ? String(rawValue.dropFirst(Self.ownPrefix.count)) : Self.endings[self]?.first
  }

  /// Whether everything of this kind is also of another one.
  public func conforms(to type: UTType) -> Bool {
    var rest = declared.isEmpty ? [self] : declared.map(UTType.init(rawValue:))
    var kinds = Set([self] + rest)
    while let next = rest.popLast() {
      for parent in Self.parents(of: next) where kinds.insert(parent).inserted {
        rest.append(parent)
      }
    }
    return kinds.contains(type)
  }

  /// Whether two have one name.
  public static func == (a: UTType, b: UTType) -> Bool { a.rawValue == b.rawValue }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  private static let ownPrefix = "dyn.ending."

  private static func parents(of type: UTType) -> [UTType] {
    known[type] ?? (type == .item || type == .content ? [] : [.data])
  }

  private static let known: [UTType: [UTType]] = [
    .data: [.item], .folder: [.directory], .directory: [.item],
    .text: [.data, .content], .plainText: [.text], .utf8PlainText: [.plainText],
    .json: [.text], .yaml: [.text], .xml: [.text], .html: [.text],
    .commaSeparatedText: [.plainText], .url: [.data], .fileURL: [.url],
    .image: [.data, .content], .png: [.image], .jpeg: [.image], .gif: [.image], .webP: [.image],
    .svg: [.image, .xml], .tiff: [.image], .pdf: [.data, .content],
    .audiovisualContent: [.data, .content], .movie: [.audiovisualContent],
    .mpeg4Movie: [.movie], .quickTimeMovie: [.movie], .audio: [.audiovisualContent],
    .zip: [.data],
  ]

  private static let endings: [UTType: [String]] = [
    .plainText: ["txt", "text", "md"], .json: ["json"], .yaml: ["yaml", "yml"], .xml: ["xml"],
    .html: ["html", "htm"], .commaSeparatedText: ["csv"], .png: ["png"], .jpeg: ["jpg", "jpeg"],
    .gif: ["gif"], .webP: ["webp"], .svg: ["svg"], .tiff: ["tiff", "tif"], .pdf: ["pdf"],
    .mpeg4Movie: ["mp4", "m4v"], .quickTimeMovie: ["mov"], .zip: ["zip"],
    .audio: ["wav", "mp3", "ogg", "flac", "m4a"],
  ]

  /// Anything.
  public static let item = UTType(rawValue: "public.item")
  /// Anything that has content.
  public static let content = UTType(rawValue: "public.content")
  /// Bytes.
  public static let data = UTType(rawValue: "public.data")
  /// A folder.
  public static let folder = UTType(rawValue: "public.folder")
  /// A folder, or what is shown as a file and is one.
  public static let directory = UTType(rawValue: "public.directory")
  /// Text.
  public static let text = UTType(rawValue: "public.text")
  /// Text without a look of its own.
  public static let plainText = UTType(rawValue: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(rawValue: "public.utf8-plain-text")
  /// Rows of values with commas between them.
  public static let commaSeparatedText = UTType(rawValue: "public.comma-separated-values-text")
  /// The address of something.
  public static let url = UTType(rawValue: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(rawValue: "public.file-url")
  /// A picture.
  public static let image = UTType(rawValue: "public.image")
  /// A picture of the kind PNG.
  public static let png = UTType(rawValue: "public.png")
  /// A picture of the kind JPEG.
  public static let jpeg = UTType(rawValue: "public.jpeg")
  /// A picture of the kind GIF.
  public static let gif = UTType(rawValue: "com.compuserve.gif")
  /// A picture of the kind WebP.
  public static let webP = UTType(rawValue: "org.webmproject.webp")
  /// A picture made of outlines.
  public static let svg = UTType(rawValue: "public.svg-image")
  /// A picture of the kind TIFF.
  public static let tiff = UTType(rawValue: "public.tiff")
  /// Pages to print.
  public static let pdf = UTType(rawValue: "com.adobe.pdf")
  /// What is seen or heard over time.
  public static let audiovisualContent = UTType(rawValue: "public.audiovisual-content")
  /// A film.
  public static let movie = UTType(rawValue: "public.movie")
  /// A film of the kind MPEG-4.
  public static let mpeg4Movie = UTType(rawValue: "public.mpeg-4")
  /// A film of the kind QuickTime.
  public static let quickTimeMovie = UTType(rawValue: "com.apple.quicktime-movie")
  /// Sound.
  public static let audio = UTType(rawValue: "public.audio")
  /// A text of the kind JSON.
  public static let json = UTType(rawValue: "public.json")
  /// A text of the kind YAML.
  public static let yaml = UTType(rawValue: "public.yaml")
  /// A text of the kind XML.
  public static let xml = UTType(rawValue: "public.xml")
  /// A page of the web.
  public static let html = UTType(rawValue: "public.html")
  /// Files in one file.
  public static let zip = UTType(rawValue: "public.zip-archive")
}

extension UTType {
  /// Whether a file of a name, or a folder, is of one of some kinds; everything is, where none is named.
  static func allows(_ types: [UTType], name: String, isFolder: Bool) -> Bool {
    guard !types.isEmpty else { return true }
    let ending = (name as NSString).pathExtension
    let type: UTType? =
      isFolder ? .folder : UTType(filenameExtension: ending) ?? (ending.isEmpty ? .data : nil)
    return types.contains { wanted in
      if let type, type.conforms(to: wanted) { return true }
      // A kind whose ending nobody knows cannot be told from others.
      return !isFolder && wanted.preferredFilenameExtension == nil && known[wanted] == nil
        && wanted != .item && wanted != .content
    }
  }

  /// What the names of files of some kinds look like, as globs; none where any name will do.
  package static func patterns(of types: [UTType]) -> [String] {
    endings(of: types).map { ending in
      "*."
        + ending.map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : "\($0)" }.joined()
    }
  }

  /// The same for people, with the first few.
  package static func words(of types: [UTType]) -> String {
    let endings = endings(of: types)
    let words = endings.prefix(fewest).map { "*." + $0 } + (endings.count > fewest ? ["…"] : [])
    return words.joined(separator: ", ")
  }

  private static let fewest = 4

  /// The endings that files of some kinds have; none where any name will do.
  private static func endings(of types: [UTType]) -> [String] {
    var found: Set<String> = []
    for type in types {
      let endings =
        Self.endings.filter { $0.key.conforms(to: type) }.flatMap(\.value)
        + (Self.endings[type] == nil ? [type.preferredFilenameExtension].compactMap { $0 } : [])
      guard !endings.isEmpty, type != .item, type != .content, type != .data else { return [] }
      found.formUnion(endings)
    }
    return found.sorted()
  }
}
