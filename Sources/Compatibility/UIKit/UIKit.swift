@_exported public import FoundationNetworking
@_exported public import Glissando
@_exported public import QuartzCore
