import GlissandoDrawing

/// What is known and what has gone wrong while a deck is read.
final class ReadingContext {
  /// The colours by name that the theme offers so far.
  var colors: [String: Color] = [:]
  /// What `$name` stands for.
  var variables: [String: String] = [:]
  /// The names of live scenes that there are; nil for any.
  var scenes: Set<String>?
  /// Whether there is a file of a path, and a family of letters of a name.
  var hasFile: (String) -> Bool = { _ in true }
  var hasFont: (String) -> Bool = { _ in true }
  /// Why the picture of a path cannot be shown as it is; nil for no reason.
  var imageProblem: (String) -> String? = { _ in nil }
  /// The names of a folder's files, and of the families of letters, to guess what was meant.
  var namesInFolder: (String) -> [String] = { _ in [] }
  var fontNames: () -> [String] = { [] }
  private var knownFolders: [String: [String]] = [:]
  /// What is wrong with a setting of a scene and its value; nil for nothing.
  var settingProblem: DeckReader.SettingCheck = { _, _, _ in nil }
  /// The paths of pictures, in the order of the text, each once.
  private(set) var images: [String] = []
  private var knownImages: Set<String> = []
  /// What texts link to, by the ids of slides that may still be to come.
  var links: [(slide: String, place: Cursor)] = []
  private(set) var problems: [DeckProblem] = []
  /// What is missing beside the text, without which the talk can be given.
  private(set) var warnings: [DeckProblem] = []
  /// The values that may still be visited: a few nested aliases can stand for billions.
  private var budget = 1_000_000

  /// The bytes by which variables have made texts longer.
  private var expansion = 0
  /// The bytes of all that variables stand for: of a few lines, each can be two of the one before.
  static let mostExpansion = 1 << 20

  /// After so many problems nobody reads on.
  private static let mostProblems = 200

  var isExhausted: Bool { budget <= 0 || problems.count >= Self.mostProblems }

  func report(_ problem: DeckProblem) {
    guard problems.count < Self.mostProblems, !problems.contains(problem) else { return }
    problems.append(problem)
  }

  /// Notes what is missing.
  func warn(_ warning: DeckProblem) {
    guard warnings.count < Self.mostProblems, !warnings.contains(warning) else { return }
    warnings.append(warning)
  }

  /// The names of a folder's files, looked up once.
  func names(inFolder folder: String) -> [String] {
    if let known = knownFolders[folder] { return known }
    let names = namesInFolder(folder).sorted()
    knownFolders[folder] = names
    return names
  }

  /// Notes the path of a picture.
  func note(image path: String) {
    if knownImages.insert(path).inserted { images.append(path) }
  }

  /// Counts what a variable stands for; false where it is too much.
  func expand(_ bytes: Int) -> Bool {
    guard bytes <= Self.mostExpansion - expansion else { return false }
    expansion += bytes
    return true
  }

  /// How many elements the one that is read lies in.
  private var nesting = 0
  /// Views in each other take the stack of whoever lays them out.
  static let mostNesting = 32

  /// Goes on to the elements in an element; false where too many are in each other already.
  func enterElement() -> Bool {
    guard nesting < Self.mostNesting else { return false }
    nesting += 1
    return true
  }

  func leaveElement() { nesting -= 1 }

  /// Counts a visited value; false where there were too many.
  func visit() -> Bool {
    budget -= 1
    return budget > 0
  }
}
