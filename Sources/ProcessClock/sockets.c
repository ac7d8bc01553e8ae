// The sockets that this process made: of pairs, which nobody else can write to while it holds both, and of the network.

#include "clock.h"

#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <linux/sockios.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

// One more than the other end of a descriptor, 0 if it is not an end of a pair.
static _Atomic int other_ends[MOST_DESCRIPTORS];

static bool is_listed(int fd) { return fd >= 0 && fd < MOST_DESCRIPTORS; }

bool process_clock_holds_both_ends(int fd) {
  return is_listed(fd) && atomic_load(&other_ends[fd]) != 0;
}

// The number of the network's sockets for streams.
static _Atomic int network_sockets;

bool process_clock_has_network_sockets(void) { return atomic_load(&network_sockets) > 0; }

// MARK: Connections

// An end of a connection: its port, and its address in the kernel's form.
typedef struct {
  bool is_new_kind;
  __be16 port;
  __be32 address[4];
} end_of_connection;

// Finds an end by `getsockname` or `getpeername`.
static bool find_end(int fd, int (*find)(int, struct sockaddr *restrict, socklen_t *restrict), end_of_connection *end) {
  struct sockaddr_storage storage;
  socklen_t size = sizeof storage;
  if (find(fd, (struct sockaddr *)&storage, &size) != 0) return false;
  *end = (end_of_connection){0};
  if (storage.ss_family == AF_INET) {
    struct sockaddr_in *address = (struct sockaddr_in *)&storage;
    end->port = address->sin_port;
    end->address[0] = address->sin_addr.s_addr;
    return true;
  }
  if (storage.ss_family != AF_INET6) return false;
  struct sockaddr_in6 *address = (struct sockaddr_in6 *)&storage;
  end->port = address->sin6_port;
  if (IN6_IS_ADDR_V4MAPPED(&address->sin6_addr)) {
    // A socket of the newer kind that talks to one of the older.
    memcpy(end->address, address->sin6_addr.s6_addr + 12, sizeof(__be32));
  } else {
    end->is_new_kind = true;
    memcpy(end->address, &address->sin6_addr, sizeof end->address);
  }
  return true;
}

bool process_clock_settled_other_end(int fd, uint64_t *file) {
  end_of_connection own, other;
  int unsent = 0;
  if (!find_end(fd, getsockname, &own) || !find_end(fd, getpeername, &other)) return false;
  if (ioctl(fd, SIOCOUTQ, &unsent) != 0 || unsent != 0) return false;
  struct {
    struct nlmsghdr head;
    struct inet_diag_req_v2 body;
  } request = {
    .head = {.nlmsg_len = sizeof request, .nlmsg_type = SOCK_DIAG_BY_FAMILY, .nlmsg_flags = NLM_F_REQUEST},
    .body = {
      .sdiag_family = own.is_new_kind ? AF_INET6 : AF_INET,
      .sdiag_protocol = IPPROTO_TCP,
      .idiag_states = ~0u,
      .id = {.idiag_sport = other.port, .idiag_dport = own.port, .idiag_cookie = {INET_DIAG_NOCOOKIE, INET_DIAG_NOCOOKIE}},
    },
  };
  memcpy(request.body.id.idiag_src, other.address, sizeof other.address);
  memcpy(request.body.id.idiag_dst, own.address, sizeof own.address);
  int kernel_socket = socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC, NETLINK_SOCK_DIAG);
  if (kernel_socket < 0) return false;
  _Alignas(struct nlmsghdr) char answer[1024];
  ssize_t length = -1;
  if (send(kernel_socket, &request, sizeof request, 0) == (ssize_t)sizeof request)
    length = recv(kernel_socket, answer, sizeof answer, 0);
  close(kernel_socket);
  struct nlmsghdr *head = (struct nlmsghdr *)answer;
  if (length < (ssize_t)NLMSG_LENGTH(sizeof(struct inet_diag_msg)) || head->nlmsg_type != SOCK_DIAG_BY_FAMILY) return false;
  struct inet_diag_msg *found = NLMSG_DATA(head);
  enum { ESTABLISHED = 1 };
  if (found->idiag_state != ESTABLISHED || found->idiag_wqueue != 0) return false;
  *file = found->idiag_inode;
  return true;
}

#if CLOCK_IS_OWNED

DECLARE_REAL(socket);
DECLARE_REAL(socketpair);
DECLARE_REAL(accept);
DECLARE_REAL(accept4);

// Which descriptors are those of the network's sockets for streams.
static _Atomic bool is_of_network[MOST_DESCRIPTORS];

// Notes a socket of the network for streams, if it is one.
static int noted(int fd, int domain, int type) {
  bool is_stream = (type & ~(SOCK_CLOEXEC | SOCK_NONBLOCK)) == SOCK_STREAM;
  if (is_listed(fd) && (domain == AF_INET || domain == AF_INET6) && is_stream
      && !atomic_exchange(&is_of_network[fd], true))
    atomic_fetch_add(&network_sockets, 1);
  return fd;
}

int socket(int domain, int type, int protocol) {
  return noted(REAL(socket)(domain, type, protocol), domain, type);
}

// A connection is of the kind of the socket that waited for it.
static int accepted(int fd, int listener) {
  return is_listed(listener) && atomic_load(&is_of_network[listener]) ? noted(fd, AF_INET, SOCK_STREAM) : fd;
}

int accept(int listener, struct sockaddr *restrict address, socklen_t *restrict size) {
  return accepted(REAL(accept)(listener, address, size), listener);
}

int accept4(int listener, struct sockaddr *restrict address, socklen_t *restrict size, int flags) {
  return accepted(REAL(accept4)(listener, address, size, flags), listener);
}

int socketpair(int domain, int type, int protocol, int ends[2]) {
  int result = REAL(socketpair)(domain, type, protocol, ends);
  if (result == 0 && is_listed(ends[0]) && is_listed(ends[1])) {
    atomic_store(&other_ends[ends[0]], ends[1] + 1);
    atomic_store(&other_ends[ends[1]], ends[0] + 1);
  }
  return result;
}

void forget_socket(int fd) {
  if (is_listed(fd) && atomic_exchange(&is_of_network[fd], false)) atomic_fetch_sub(&network_sockets, 1);
  if (!process_clock_holds_both_ends(fd)) return;
  int other = atomic_exchange(&other_ends[fd], 0) - 1;
  if (other >= 0) atomic_store(&other_ends[other], 0);
}

#endif
