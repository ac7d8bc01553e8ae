@_exported public import class TextUI.AXCategoricalDataAxisDescriptor
@_exported public import class TextUI.AXChartDescriptor
// What is announced to assistive technology and said to it besides, which comes with TextUI: files that name it ask for this module.
@_exported public import enum TextUI.AXCustomContent
@_exported public import protocol TextUI.AXDataAxisDescriptor
@_exported public import class TextUI.AXDataPoint
@_exported public import class TextUI.AXDataSeriesDescriptor
@_exported public import class TextUI.AXNumericDataAxisDescriptor
@_exported public import enum TextUI.AccessibilityNotification
