// What can be dragged, shared and pasted, which comes with TextUI: files of models that name it ask for this module.

@_exported public import struct TextUI.CodableRepresentation
@_exported public import struct TextUI.DataRepresentation
@_exported public import struct TextUI.ProxyRepresentation
@_exported public import protocol TextUI.TransferRepresentation
@_exported public import enum TextUI.TransferRepresentationBuilder
@_exported public import enum TextUI.TransferRepresentationVisibility
@_exported public import protocol TextUI.Transferable
@_exported public import struct TextUI.UTType
