// The types of files, which come with TextUI: files of apps that name them ask for this module.
@_exported public import struct TextUI.UTType
