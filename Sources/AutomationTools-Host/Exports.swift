@_exported public import protocol AutomationWire.AutomationIdentifying
@_exported public import struct AutomationWire.FlagKey
@_exported public import protocol AutomationWire.FlagKeyValue
@_exported public import struct AutomationWire.LaunchConfiguration
@_exported public import struct AutomationWire.LaunchOption
@_exported public import protocol AutomationWire.LaunchOptionValue
@_exported public import struct AutomationWire.LaunchRandomNumberGenerator
@_exported public import struct AutomationWire.LaunchSetting
