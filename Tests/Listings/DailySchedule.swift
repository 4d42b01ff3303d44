import SwiftUI

/// A schedule of one's own.
struct BurstSchedule: TimelineSchedule {
  var interval: TimeInterval = 0.25
  var count = 8

  func entries(from startDate: Date, mode: Mode) -> [Date] {
    (0..<(mode == .lowFrequency ? 1 : count)).map {
      startDate.addingTimeInterval(Double($0) * interval)
    }
  }
}

extension TimelineSchedule where Self == BurstSchedule {
  static func burst(_ count: Int) -> BurstSchedule { BurstSchedule(count: count) }
}

struct CyclicSchedule: TimelineSchedule {
  let offsets: [TimeInterval]

  struct Entries: Sequence, IteratorProtocol {
    var last: Date
    let offsets: [TimeInterval]
    var index = -1

    mutating func next() -> Date? {
      index = (index + 1) % offsets.count
      last = last.addingTimeInterval(offsets[index])
      return last
    }
  }

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(last: startDate, offsets: offsets)
  }
}

struct BurstDemo: View {
  @State private var start = Date()

  var body: some View {
    VStack {
      TimelineView(.burst(8)) { context in
        Text("\(Int(context.date.timeIntervalSince(start) * 4))")
      }
      TimelineView(CyclicSchedule(offsets: [0.2, 0.4])) { context in
        Bell(date: context.date)
      }
      TimelineView(BurstSchedule()) { _ in Text("tick") }
    }
  }

  struct Bell: View {
    let date: Date
    @State private var isLeft = false

    var body: some View {
      Image(systemName: "bell")
        .font(.largeTitle)
        .rotationEffect(.degrees(isLeft ? -15 : 15), anchor: .top)
        .onChange(of: date) {
          withAnimation(.easeInOut(duration: 0.2)) { isLeft.toggle() }
        }
    }
  }
}
