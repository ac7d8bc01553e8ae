// What is announced to assistive technology and said to it besides, which comes with TextUI: files that name it ask for this module.
@_exported public import enum TextUI.AXCustomContent
@_exported public import enum TextUI.AccessibilityNotification
