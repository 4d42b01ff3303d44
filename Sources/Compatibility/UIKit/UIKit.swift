// What sources written elsewhere import for the names of platform views, colours and devices.

@_exported public import FoundationNetworking
@_exported public import Glissando
@_exported public import QuartzCore
