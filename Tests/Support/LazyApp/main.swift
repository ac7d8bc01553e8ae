import AutomationWire

_ = AutomationEndpoint.main(LazyApp.self)
