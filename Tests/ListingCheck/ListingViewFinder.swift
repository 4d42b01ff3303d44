import GlissandoSyntax

/// Finds the views of a listing that can be made without arguments, or with plain ones.
struct ListingViewFinder {
  private struct Candidate {
    let name: String
    let type: TypeMembers
    let canBeNamed: Bool
  }

  private let reader: DeclarationReader
  private var candidates: [Candidate] = []
  /// What extensions add, by the name of the type.
  private var conformances: [String: Set<String>] = [:]
  private var addedInitializers: [String: [Declaration]] = [:]
  private var previews: [ListingView] = []
  /// How many views there are that nothing plain makes.
  private(set) var unmakeableCount = 0
  /// The views in the order of the source, previews last.
  private(set) var makeableViews: [ListingView] = []

  init(_ reader: DeclarationReader) {
    self.reader = reader
    walk(reader.declarations, in: nil, canBeNamed: true)
    for candidate in candidates {
      let extra = conformances[candidate.name] ?? []
      if candidate.canBeNamed, candidate.type.conforms(to: "PreviewProvider", or: extra) {
        makeableViews.append(
          ListingView(name: candidate.name, expression: "\(candidate.name).previews"))
      } else if candidate.type.conforms(to: "View", or: extra) {
        if candidate.canBeNamed,
          let making = candidate.type.making(adding: addedInitializers[candidate.name] ?? [])
        {
          makeableViews.append(ListingView(making, candidate.name))
        } else {
          unmakeableCount += 1
        }
      }
    }
    makeableViews += previews
  }

  // What is local to a function cannot be named, and is not walked; what is compiled on a condition
  // may not be there.
  private mutating func walk(_ declarations: [Declaration], in scope: String?, canBeNamed: Bool) {
    for declaration in declarations {
      switch declaration.kind {
      case .type(let head): walk(declaration, head, in: scope, canBeNamed: canBeNamed)
      case .macro where declaration.name == "Preview" && scope == nil: addPreview(declaration)
      default: break
      }
    }
  }

  private mutating func walk(
    _ declaration: Declaration, _ head: TypeHead, in scope: String?, canBeNamed: Bool
  ) {
    let members = reader.members(of: declaration)
    if head.keyword == "extension" {
      conformances[declaration.name, default: []].formUnion(head.inherited)
      addedInitializers[declaration.name, default: []] += members.filter(\.isInitializer)
      walk(members, in: declaration.name, canBeNamed: !head.isConditional)
      return
    }
    // A private member of a type cannot be named outside of it.
    let isHidden = scope != nil && declaration.hasModifier("private")
    let path = scope.map { "\($0).\(declaration.name)" } ?? declaration.name
    let isNamed = canBeNamed && !isHidden && !head.isGeneric
    if head.keyword == "struct" {
      candidates.append(
        Candidate(
          name: path, type: TypeMembers(inherited: head.inherited, members: members),
          canBeNamed: isNamed))
    }
    walk(members, in: path, canBeNamed: isNamed)
  }

  /// The closure of a preview as a view whose states are those of the preview.
  private mutating func addPreview(_ preview: Declaration) {
    guard let body = preview.body else { return }
    var states: [String] = []
    var text = reader.source.text(ofTokens: body)
    for declaration in reader.declarations(in: body) {
      guard declaration.attributes.contains(where: { $0.name == "Previewable" }) else { continue }
      let state = reader.source.text(declaration.range)
      text = text.replacing(state, with: "")
      states.append(state.replacing("@Previewable", with: ""))
    }
    let name = "ListingPreview\(previews.count + 1)"
    let declaration = """
      private struct \(name): Glissando.View {
        \(states.joined(separator: "\n  "))
        var body: some Glissando.View {
          \(text)
        }
      }
      """
    previews.append(
      ListingView(
        name: "#Preview \(previews.count + 1)", expression: "\(name)()", declaration: declaration))
  }
}
