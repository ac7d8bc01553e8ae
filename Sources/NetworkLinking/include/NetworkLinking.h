// Foundation's networking, in those programs only that use it themselves.
//
// `libFoundationNetworking.so` brings thirty libraries along (curl, TLS, Kerberos, LDAP, …), which every start of a program begins and ends. What
// answers requests by a test's stubs has to know its classes, but is of no use where nothing makes a request. So it refers to them weakly
// (`@_weakLinked import`), and the linker is told to leave out libraries to which nothing refers otherwise (`--as-needed`, which Debian's and
// Ubuntu's own compilers always tell it).

#ifndef NETWORK_LINKING_H
#define NETWORK_LINKING_H

#include <stdbool.h>

// Whether the program was linked with Foundation's networking. Where it was not, nothing of that may be touched, though it be loaded later.
bool network_linking_is_there(void);

#endif
