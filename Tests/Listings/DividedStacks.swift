import SwiftUI

/// A stack with lines between its views, as it is written without `Group(subviews:)`.
struct Divided<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    _VariadicView.Tree(DividedLayout()) { content }
  }
}

struct DividedLayout: _VariadicView_UnaryViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack {
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }
}

struct TwoSides<Left: View, Right: View>: View {
  let views: TupleView<(Left, Right)>

  init(@ViewBuilder content: () -> TupleView<(Left, Right)>) { views = content() }

  var body: some View {
    HStack {
      views.value.0
      Spacer()
      views.value.1
    }
  }
}

struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption)
      configuration.content
    }
  }
}

struct DividedExample: View {
  @State private var isLong = false

  var body: some View {
    Divided {
      Text("First")
      TwoSides {
        Text("Left")
        Text("Right")
      }
      LabeledContent("Title", value: "Value").labeledContentStyle(Stacked())
      if isLong { Text("More").transition(.opacity) }
      Button("Toggle") { withAnimation { isLong.toggle() } }
    }
    .padding()
  }
}
