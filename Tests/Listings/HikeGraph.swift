import SwiftUI

/// A graph whose bars ripple when another quantity is chosen.
extension Animation {
  static func ripple(index: Int) -> Animation {
    Animation.spring(dampingFraction: 0.5)
      .speed(2)
      .delay(0.03 * Double(index))
  }
}

extension AnyTransition {
  static var moveAndFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .scale.combined(with: .opacity)
    )
  }
}

struct Hike {
  struct Observation: Hashable {
    var elevation: Range<Double>
    var heartRate: Range<Double>
  }

  var observations: [Observation] = (0..<12).map { index in
    let low = 100 + Double(index * 37 % 50)
    return Observation(elevation: low..<(low + 40), heartRate: (low - 60)..<(low - 20))
  }
}

struct GraphCapsule: View, Equatable {
  var index: Int
  var color: Color
  var height: CGFloat
  var range: Range<Double>
  var overallRange: Range<Double>

  var heightRatio: CGFloat {
    max(
      CGFloat(
        (range.upperBound - range.lowerBound) / (overallRange.upperBound - overallRange.lowerBound)),
      0.15)
  }

  var offsetRatio: CGFloat {
    CGFloat(
      (range.lowerBound - overallRange.lowerBound)
        / (overallRange.upperBound - overallRange.lowerBound))
  }

  var body: some View {
    Capsule()
      .fill(color)
      .frame(height: height * heightRatio)
      .offset(x: 0, y: height * -offsetRatio)
  }
}

struct HikeGraph: View {
  var hike = Hike()
  var path: KeyPath<Hike.Observation, Range<Double>>

  var body: some View {
    let data = hike.observations
    let low = data.lazy.map { $0[keyPath: path].lowerBound }.min()!
    let high = data.lazy.map { $0[keyPath: path].upperBound }.max()!

    return GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: proxy.size.width / 120) {
        ForEach(Array(data.enumerated()), id: \.offset) { index, observation in
          GraphCapsule(
            index: index, color: path == \.elevation ? .gray : .red, height: proxy.size.height,
            range: observation[keyPath: path], overallRange: low..<high
          )
          .animation(.ripple(index: index), value: path)
        }
        .offset(x: 0, y: proxy.size.height * 0.1)
      }
    }
  }
}

struct HikeDetail: View {
  @State private var dataToShow = \Hike.Observation.elevation
  @State private var showDetail = false
  private let buttons = [
    ("Elevation", \Hike.Observation.elevation),
    ("Heart Rate", \Hike.Observation.heartRate),
  ]

  var body: some View {
    VStack {
      Button {
        withAnimation(.easeInOut(duration: 0.4)) { showDetail.toggle() }
      } label: {
        Label("Graph", systemImage: "chevron.right")
          .labelStyle(.iconOnly)
          .imageScale(.large)
          .rotationEffect(.degrees(showDetail ? 90 : 0))
          .scaleEffect(showDetail ? 1.5 : 1)
          .padding()
      }
      if showDetail {
        VStack {
          HikeGraph(path: dataToShow).frame(height: 200)
          HStack(spacing: 25) {
            ForEach(buttons, id: \.0) { value in
              Button {
                dataToShow = value.1
              } label: {
                Text(value.0)
                  .font(.system(size: 15))
                  .foregroundStyle(value.1 == dataToShow ? .gray : .accentColor)
                  .animation(nil, value: dataToShow)
              }
            }
          }
        }
        .transition(.moveAndFade)
      }
    }
    .frame(width: 360)
  }
}
