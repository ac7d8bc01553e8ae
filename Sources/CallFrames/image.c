#define _GNU_SOURCE

#include "CallFrames.h"

#include <dlfcn.h>
#include <link.h>
#include <string.h>
#include <unistd.h>

bool call_frames_find_image(uintptr_t address, uintptr_t *bias, char *path, size_t room) {
  Dl_info info;
  struct link_map *map = NULL;
  if (dladdr1((void *)address, &info, (void **)&map, RTLD_DL_LINKMAP) == 0 || map == NULL) {
    return false;
  }
  *bias = map->l_addr;
  size_t length = strlen(map->l_name);
  if (length > 0) {
    if (length >= room) { return false; }
    memcpy(path, map->l_name, length + 1);
    return true;
  }
  // The program itself has no name there.
  ssize_t count = readlink("/proc/self/exe", path, room);
  if (count < 0 || (size_t)count >= room) { return false; }
  path[count] = 0;
  return true;
}
