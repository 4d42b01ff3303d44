// What sources written elsewhere import for the types of files.

@_exported public import Glissando
