// Must not compile: type 'OnlyThere' does not conform to protocol 'Gesture'
import SwiftUI

struct OnlyThere: Gesture {
  typealias Value = Int
  #if os(iOS)
    var body: some Gesture<Int> { TapGesture().map { 1 } }
  #endif
}
