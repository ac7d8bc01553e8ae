// The list of the tests of XCTest, which the program makes of its classes.

#ifndef DISCOVERY_H
#define DISCOVERY_H

// Says what helps, if the program dies because tests are on the main actor; given its arguments.
void explain_failed_list(int count, char **arguments);

#endif
