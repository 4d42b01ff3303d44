import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

/// The kinds of views that the differential tests try.
enum DifferentialKind: CaseIterable {
  case stacks, branches, loops, grids
  case lazyStacks, lazyGrids, lists
  case text, shapes, effects, matched
  case controls, focus
  case presentations, navigation, tabs
  case readers, animators, surroundings

  /// What tells the views of a kind from one another.
  static let colors: [Color] = [.red, .orange, .green, .blue, .purple, .teal, .pink, .gray]

  @MainActor
  func view(_ model: Binding<DifferentialModel>) -> AnyView {
    switch self {
    case .stacks: AnyView(StacksKind(model: model.wrappedValue))
    case .branches: AnyView(BranchesKind(model: model.wrappedValue))
    case .loops: AnyView(LoopsKind(model: model.wrappedValue))
    case .grids: AnyView(GridsKind(model: model.wrappedValue))
    case .lazyStacks: AnyView(LazyStacksKind(model: model.wrappedValue))
    case .lazyGrids: AnyView(LazyGridsKind(model: model.wrappedValue))
    case .lists: AnyView(ListsKind(model: model))
    case .text: AnyView(TextKind(model: model.wrappedValue))
    case .shapes: AnyView(ShapesKind(model: model.wrappedValue))
    case .effects: AnyView(EffectsKind(model: model.wrappedValue))
    case .matched: AnyView(MatchedKind(model: model.wrappedValue))
    case .controls: AnyView(ControlsKind(model: model))
    case .focus: AnyView(FocusKind(model: model))
    case .presentations: AnyView(PresentationsKind(model: model))
    case .navigation: AnyView(NavigationKind(model: model))
    case .tabs: AnyView(TabsKind(model: model))
    case .readers: AnyView(ReadersKind(model: model.wrappedValue))
    case .animators: AnyView(AnimatorsKind(model: model.wrappedValue))
    case .surroundings: AnyView(SurroundingsKind(model: model.wrappedValue))
    }
  }
}

/// A small rectangle with a name.
func tile(_ number: Int, _ width: Double = 20) -> some View {
  DifferentialKind.colors[number % DifferentialKind.colors.count].frame(width: width, height: 14)
    .accessibilityIdentifier("tile \(number)")
}
