// Foundation's networking, in those programs only that use it themselves.
//
// What Foundation lacks of its networking here refers to it weakly (`@_weakLinked import`), and the linker is told to leave out libraries to
// which nothing refers otherwise: `libFoundationNetworking.so` brings thirty along, which every start of a program would begin and end. The
// linker is told such things in the order of the targets' names, so that this one has to come before all that name that library.

#ifndef ADDITIONS_LINKING_H
#define ADDITIONS_LINKING_H

#endif
