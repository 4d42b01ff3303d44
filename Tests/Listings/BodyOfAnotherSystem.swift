// Must not compile: type 'OnlyThere' does not conform to protocol 'View'
import SwiftUI

struct OnlyThere: View {
  #if os(iOS)
    var body: some View { Text("there") }
  #endif
}
