// What sources written elsewhere import for geometry, paths and contexts.

@_exported public import FoundationNetworking
@_exported public import Glissando
