import GlissandoSyntax

/// A source as it is compiled: untouched, and after its end functions that make its views.
struct CheckedSource {
  /// The views that can be made without arguments, or with plain ones; named as in the source.
  private(set) var views: [ListingView]
  /// How many views there are that nothing plain makes.
  let unmakeableCount: Int
  /// The modules that it imports.
  let imports: [Declaration]
  /// The names of what it declares at its outermost level, without what is private.
  let declaredNames: [String]
  /// Whether it uses the vector functions that the check supplies.
  let usesVectors: Bool
  private let source: String
  /// The number among the sources of its module.
  private let number: Int
  /// Imports that cannot be had, and are left out.
  var missingImports: Set<String> = []

  init(_ source: String, number: Int = 0) {
    self.source = source
    self.number = number
    let reader = DeclarationReader(source)
    let finder = ListingViewFinder(reader)
    views = finder.makeableViews
    unmakeableCount = finder.unmakeableCount
    let declarations = reader.declarations
    imports = declarations.flatMap { Self.imports(of: $0, reader) }
    declaredNames = declarations.compactMap { declaration in
      guard case .type(let head) = declaration.kind, head.keyword != "extension",
        !declaration.hasModifier("private"), !declaration.hasModifier("fileprivate")
      else { return nil }
      return declaration.name
    }
    usesVectors = source.contains("vDSP")
  }

  /// What a declaration imports, or a block that another version of the compiler would read otherwise.
  ///
  /// What other conditions stand before (`canImport`, `os`) is not there where it would not be found.
  private static func imports(of declaration: Declaration, _ reader: DeclarationReader)
    -> [Declaration]
  {
    switch declaration.kind {
    case .imported: return [declaration]
    case .conditional:
      guard let body = declaration.body,
        ["swift", "compiler"].contains(reader.source.word(body.lowerBound))
      else { return [] }
      return reader.members(of: declaration).flatMap { imports(of: $0, reader) }
    default: return []
    }
  }

  /// Whether it names something of a module by the module's name, as in `Garden.Color`.
  func qualifiesNames(with module: String) -> Bool {
    source.ranges(of: module + ".").contains { range in
      let before = source[..<range.lowerBound].last ?? " "
      let after = source[range.upperBound...].first ?? " "
      return !(before.isLetter || before.isNumber || "._".contains(before)) && after.isLetter
    }
  }

  /// The lines that are the source's own.
  var lineCount: Int { source.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }

  /// The name of the function that makes a view by its number.
  static func factoryName(_ number: Int) -> String { "makeListingView\(number)" }

  /// What the compiler is given; lines have the numbers that they have in the source.
  var text: String { ownText + "\n" + additions.joined(separator: "\n") }

  private var ownText: String {
    // The compiler ends where it has to make the older beginning of a program without Objective-C.
    let source = self.source.replacing("@UIApplicationMain", with: "@main             ")
    var bytes = Array(source.utf8)
    for missing in imports where missingImports.contains(missing.name) {
      for index in missing.range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is added: first the declarations of each view, then the function.
  private var additions: [String] {
    ["import Glissando"] + views.map { $0.declaration ?? "" } + [factory]
  }

  private var factory: String {
    let cases = views.enumerated().map { index, view in
      "    case \(index): view = Glissando.AnyView(\(view.expression))"
    }
    return """
      @_cdecl("\(Self.factoryName(number))")
      public func \(Self.factoryName(number))(_ number: Int, _ place: UnsafeMutableRawPointer) {
        MainActor.assumeIsolated {
          let view: Glissando.AnyView
          switch number {
      \(cases.joined(separator: "\n"))
          default: view = Glissando.AnyView(Glissando.EmptyView())
          }
          place.assumingMemoryBound(to: Glissando.AnyView.self).initialize(to: view)
        }
      }

      """
  }

  /// Leaves out the views that stand in some lines of what was added.
  ///
  /// - Returns: their names.
  mutating func dropViews(atLines lines: [Int]) -> [String] {
    // Two lines of the file's end, one of the import.
    var line = lineCount + 2
    var dropped: Set<Int> = []
    for (index, view) in views.enumerated() {
      let end = line + (view.declaration ?? "").count { $0 == "\n" } + 1
      if lines.contains(where: { (line..<end).contains($0) }) { dropped.insert(index) }
      line = end
    }
    // Five lines of the function stand before its cases.
    for index in views.indices where lines.contains(line + 5 + index) { dropped.insert(index) }
    if dropped.isEmpty { dropped = Set(views.indices) }
    let names = views.indices.filter { dropped.contains($0) }.map { views[$0].name }
    views = views.indices.filter { !dropped.contains($0) }.map { views[$0] }
    return names
  }
}
