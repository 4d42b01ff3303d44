// The umbrella: all that a program has by importing one module.

@_exported public import Foundation
@_exported public import GlissandoCompatibility
@_exported public import GlissandoControls
@_exported public import GlissandoDesktop
@_exported public import GlissandoDrawing
@_exported public import GlissandoMotion
@_exported public import GlissandoViews
@_exported public import Observation
