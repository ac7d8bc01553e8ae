@_exported public import AutomationTools_Shared
