@_exported public import Glissando
