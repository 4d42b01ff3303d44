import GlissandoMotion
public import GlissandoViews

// What a page says of itself, for the bar above the pages: its name, and more about it.

extension View {
  /// Names the page of the stack around; the window where there is none.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the page of the stack around; the window where there is none.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the page of the stack around; the window where there is none.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationBarKey.self) { $0.title = title }
      .modifier(WindowTitleModifier(title.string))
  }

  /// Names the page of the stack around, or the window, by what a binding holds.
  ///
  /// SwiftUI: people can change it in the bar; here the program does.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Has the name of the page open a menu.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = AnyView(content())
    return transformPreference(NavigationBarKey.self) { $0.titleMenu = menu }
  }

  /// Says more below the name of the page.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Says more below the name of the page.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Says more below the name of the page.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    transformPreference(NavigationBarKey.self) { $0.subtitle = subtitle }
  }
}
