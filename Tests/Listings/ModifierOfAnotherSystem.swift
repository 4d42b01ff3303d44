// Must not compile: type 'OnlyThere' does not conform to protocol 'ViewModifier'
import SwiftUI

struct OnlyThere: ViewModifier {
  #if os(iOS)
    func body(content: Content) -> some View { content.padding() }
  #endif
}
