import AutomationWire

// Without a test there is nobody to talk to: this toolkit has no terminal of its own.
_ = AutomationEndpoint.main(TinyGreeter.self)
