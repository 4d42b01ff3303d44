import Foundation
import Glissando
import GlissandoLab
import GlissandoPresenting
import Observation

@testable import GlissandoApp
@testable import GlissandoGallery
@testable import StormPrograms
import TestSupport

/// A program that a storm is let loose on, as its user has it.
enum StormProgram: String, CaseIterable, Sendable {
  case gallery
  case lab
  case talk
  case expandingCards
  case dragReorder
  case completionChain
  case keyframeReaction
  case editableTasks
}

/// What a storm changes in a program by itself, and how it begins again.
@MainActor
struct StormSubject {
  let window: StormWindow
  let change: (inout SeededGenerator) -> Void
  /// Begins again.
  let reset: () -> Void
  /// Shows something that waits for nothing: tasks of views that were shown before are cancelled.
  let leave: () -> Void

  static let size = CGSize(width: 1000, height: 700)

  init(_ program: StormProgram) throws {
    switch program {
    case .gallery: self = .gallery()
    case .lab:
      self = Self.renewed(LabModel()) {
        LabModel()
      } content: {
        LabView(model: $0) {}
      }
    case .talk: self = try .talk()
    case .expandingCards: self = .listing { ExpandingCards() }
    case .dragReorder: self = .listing { DragReorder() }
    case .completionChain: self = .listing { CompletionChain() }
    case .keyframeReaction: self = .listing { KeyframeReaction() }
    case .editableTasks: self = .listing { EditableTasks() }
    }
  }

  private init(
    _ window: StormWindow, change: @escaping (inout SeededGenerator) -> Void,
    reset: @escaping () -> Void, leave: (() -> Void)? = nil
  ) {
    (self.window, self.change, self.reset) = (window, change, reset)
    self.leave = leave ?? reset
  }

  private static func gallery() -> StormSubject {
    // The presets of the lab that it opens by itself would be those of whoever runs the tests.
    let model = GalleryModel(.home) { LabGuest(LabModel()) }
    let pages = GalleryPage.all
    return StormSubject(
      StormWindow(GalleryView(model: model), size: size),
      change: { random in
        switch Int.random(in: 0..<8, using: &random) {
        case 0: model.open(.home)
        case 1: model.open(.interrupt)
        case 2: model.step([1, -1, 5][Int.random(in: 0..<3, using: &random)])
        default: model.open(.page(pages[Int.random(in: 0..<pages.count, using: &random)].name))
        }
      },
      reset: { model.open(.home) },
      leave: { model.open(.interrupt) })
  }

  private static func talk() throws -> StormSubject {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = folder.appending(path: "../../../Assets/decks/springs.yaml").standardized.path
    func open() -> TalkModel? { try? DeckSource.open(path, scenes: AppScenes.scenes) }
    let model = try DeckSource.open(path, scenes: AppScenes.scenes)
    return renewed(model) {
      open() ?? model
    } change: { model, random in
      switch Int.random(in: 0..<5, using: &random) {
      case 0: _ = model.goBack()
      case 1: model.toggle(.black)
      default: _ = model.goForward()
      }
    } content: {
      TalkView(model: $0).environment(\.deckScenes, AppScenes.scenes)
    }
  }

  private static func listing(_ content: @escaping () -> some View) -> StormSubject {
    renewed(0) {
      0
    } content: { _ in
      content()
    }
  }

  /// A program whose model is made anew where it begins again.
  private static func renewed<Model>(
    _ first: Model, _ make: @escaping () -> Model,
    change: @escaping (Model, inout SeededGenerator) -> Void = { _, _ in },
    content: @escaping (Model) -> some View
  ) -> StormSubject {
    let renewal = StormRenewal(first)
    return StormSubject(
      StormWindow(StormRenewed(renewal: renewal, content: content), size: size),
      change: { random in
        change(renewal.model, &random)
        // Now and then all of it goes, and another takes its place.
        guard Int.random(in: 0..<64, using: &random) == 0 else { return }
        withAnimation(.smooth) { renewal.begin(with: make()) }
      },
      reset: { renewal.begin(with: make()) })
  }
}

@MainActor @Observable
private final class StormRenewal<Model> {
  private(set) var model: Model
  private(set) var generation = 0

  init(_ model: Model) { self.model = model }

  func begin(with model: Model) {
    self.model = model
    generation += 1
  }
}

private struct StormRenewed<Model, Content: View>: View {
  let renewal: StormRenewal<Model>
  let content: (Model) -> Content

  var body: some View { content(renewal.model).id(renewal.generation) }
}
