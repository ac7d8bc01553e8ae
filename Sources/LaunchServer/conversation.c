// Both ends of what is said over the socket.

#include "conversation.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>

// Room for the files that come with an order.
union control {
  char bytes[CMSG_SPACE(sizeof(int) * LAUNCH_SERVER_FILES)];
  struct cmsghdr alignment;
};

// MARK: The test's end

int launch_server_send(int socket, const struct launch_order *order, const char *text, const int *files) {
  union control control = {{0}};
  struct iovec part = {(void *)order, sizeof *order};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int) * LAUNCH_SERVER_FILES);
  memcpy(CMSG_DATA(header), files, sizeof(int) * LAUNCH_SERVER_FILES);
  ssize_t count;
  do count = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (count < 0 && errno == EINTR);
  // So few bytes go whole or not at all.
  if (count != sizeof *order) return count < 0 ? errno : EIO;
  for (size_t sent = 0; sent < order->length;) {
    count = send(socket, text + sent, order->length - sent, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return count < 0 ? errno : EIO;
    sent += (size_t)count;
  }
  return 0;
}

int launch_server_receive(int socket, int32_t *answer) {
  return receive_all(socket, answer, sizeof *answer) ? 0 : errno;
}

// MARK: The server's end

bool receive_all(int socket, void *bytes, size_t length) {
  for (size_t received = 0; received < length;) {
    ssize_t count = recv(socket, (char *)bytes + received, length - received, 0);
    if (count < 0 && errno == EINTR) continue;
    if (count == 0) errno = EPIPE;
    if (count <= 0) return false;
    received += (size_t)count;
  }
  return true;
}

bool receive_order(int socket, struct launch_order *order, int *files) {
  union control control;
  struct iovec part = {order, sizeof *order};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  ssize_t count;
  do count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC | MSG_WAITALL);
  while (count < 0 && errno == EINTR);
  struct cmsghdr *header = count == sizeof *order ? CMSG_FIRSTHDR(&message) : NULL;
  if (header == NULL || header->cmsg_type != SCM_RIGHTS) return false;
  if (header->cmsg_len != CMSG_LEN(sizeof(int) * LAUNCH_SERVER_FILES)) return false;
  memcpy(files, CMSG_DATA(header), sizeof(int) * LAUNCH_SERVER_FILES);
  return true;
}

bool answer(int socket, int32_t number) {
  ssize_t count;
  do count = send(socket, &number, sizeof number, MSG_NOSIGNAL);
  while (count < 0 && errno == EINTR);
  return count == sizeof number;
}
