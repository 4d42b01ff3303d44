// The names that sources written elsewhere import, so that they compile as they are. On the systems
// of the originals Foundation holds the classes of the network, which is a module of its own here.
@_exported public import FoundationNetworking
@_exported public import Glissando
@_exported public import QuartzCore
@_exported public import SpaceVectors
