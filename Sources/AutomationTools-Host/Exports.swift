@_exported public import struct AutomationWire.LaunchConfiguration
