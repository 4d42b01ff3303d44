import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

// Kinds that place their views.

struct StacksKind: View {
  let model: DifferentialModel

  private var layout: AnyLayout {
    switch model.choice {
    case 0: AnyLayout(HStackLayout(spacing: model.numbers[0] * 3))
    case 1: AnyLayout(VStackLayout(alignment: model.flags[0] ? .leading : .trailing))
    default: AnyLayout(ZStackLayout(alignment: model.flags[0] ? .topLeading : .center))
    }
  }

  var body: some View {
    layout {
      tile(0, 20 + model.numbers[1] * 10).padding(model.numbers[2])
      if model.flags[1] { Spacer() }
      Text(model.word).layoutPriority(model.flags[2] ? 1 : 0)
      tile(1).offset(x: model.numbers[3] * 4).zIndex(model.numbers[0])
    }
    .frame(
      width: model.flags[3] ? 120 : nil, height: model.flags[2] ? 90 : nil,
      alignment: model.flags[0] ? .bottom : .leading
    )
    .background(.yellow)
    .border(.black)
  }
}

struct BranchesKind: View {
  let model: DifferentialModel

  var body: some View {
    VStack {
      if model.flags[0] {
        Text(model.word).transition(.scale)
      } else if model.flags[1] {
        tile(2).transition(.move(edge: .leading).combined(with: .opacity))
      }
      switch model.choice {
      case 0: tile(3).transition(.slide)
      case 1: HStack { tile(4).transition(.opacity) }.transition(.blurReplace)
      default: Group { if model.flags[2] { tile(5) } else { EmptyView() } }
      }
      ZStack { Text("id \(model.text)").id(model.text) }
      erased.padding(model.numbers[1])
    }
    .animation(model.flags[3] ? .bouncy : nil, value: model.choice)
  }

  private var erased: AnyView {
    switch model.text {
    case 0: AnyView(tile(6))
    case 1: AnyView(Text("erased"))
    default: AnyView(EmptyView())
    }
  }
}

struct LoopsKind: View {
  let model: DifferentialModel

  var body: some View {
    HStack(alignment: .top) {
      VStack(spacing: 2) {
        ForEach(model.items, id: \.self) { item in
          HStack(spacing: 1) {
            tile(item, 10 + model.numbers[item % 4] * 4)
            if model.flags[item % 4] { Text("\(item)").font(.caption) }
          }
          .transition(.asymmetric(insertion: .scale, removal: .opacity))
          .zIndex(Double(item))
        }
      }
      .animation(model.flags[0] ? .snappy : nil, value: model.items)
      VStack(spacing: 2) {
        ForEach(Array(model.items.enumerated()), id: \.offset) { index, item in
          if index != model.choice { tile(item) }
          if item == model.choice { Text(model.word).lineLimit(1) }
        }
      }
      .modifier(Padded(length: model.numbers[0]))
    }
  }

  private struct Padded: ViewModifier {
    let length: Double
    func body(content: Content) -> some View { content.padding(length).background(.yellow) }
  }
}

struct GridsKind: View {
  let model: DifferentialModel

  var body: some View {
    Grid(
      alignment: model.flags[0] ? .topLeading : .center, horizontalSpacing: model.numbers[0] * 2
    ) {
      GridRow {
        tile(0)
        Text(model.word).lineLimit(1).gridCellColumns(model.flags[1] ? 2 : 1)
      }
      ForEach(model.items, id: \.self) { item in
        GridRow(alignment: model.flags[2] ? .bottom : .top) {
          tile(item)
          if model.flags[3] { tile(item + 1, 30) }
          Text("\(item)").font(.caption2)
        }
      }
      if model.choice == 1 { Divider() }
    }
    .padding(model.numbers[1])
  }
}
