// Applications read what they were launched with; the declarations here extend it.
@_exported public import struct AutomationWire.LaunchConfiguration
