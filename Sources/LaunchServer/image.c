#include "image.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: What the kernel says

size_t read_file(const char *path, char *bytes, size_t size) {
  size_t length = 0;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file >= 0) {
    ssize_t count;
    while (length + 1 < size && (count = read(file, bytes + length, size - length - 1)) > 0)
      length += (size_t)count;
    close(file);
  }
  bytes[length] = 0;
  return length;
}

// Reads a whole number.
static uint64_t number_at(const char *text) {
  uint64_t number = 0;
  for (; *text >= '0' && *text <= '9'; text++) number = number * 10 + (uint64_t)(*text - '0');
  return number;
}

long status_number(const char *name) {
  char text[4096];
  read_file("/proc/self/status", text, sizeof text);
  const char *found = strstr(text, name);
  return found == NULL ? -1 : (long)number_at(found + strlen(name));
}

// Reads the numbers of /proc/self/stat, by their places in proc(5). Returns whether it has so many.
static bool read_stat(uint64_t *fields, size_t count) {
  char text[4096];
  read_file("/proc/self/stat", text, sizeof text);
  // The name in brackets, the second of them, may hold anything.
  const char *rest = strrchr(text, ')');
  if (rest == NULL) return false;
  for (size_t field = 3; field <= count; field++) {
    rest = strchr(rest, ' ');
    if (rest == NULL) return false;
    fields[field] = number_at(++rest);
  }
  return true;
}

// Has the kernel show the process as a map says.
static int set_map(struct prctl_mm_map *map) {
  // As far as the heap has come meanwhile.
  map->brk = (uint64_t)syscall(SYS_brk, 0);
  return prctl(PR_SET_MM, PR_SET_MM_MAP, map, sizeof *map, 0) == 0 ? 0 : errno;
}

int read_image(struct image *image, int count, char **arguments, char **variables) {
  uint64_t fields[52];
  if (!read_stat(fields, 51)) return ENOSYS;
  image->argument_count = (uint32_t)count;
  image->argument_pointers = arguments;
  image->variable_pointers = variables;
  image->variable_count = 0;
  while (variables[image->variable_count] != NULL) image->variable_count++;
  image->map = (struct prctl_mm_map){
      .start_code = fields[26],
      .end_code = fields[27],
      .start_stack = fields[28],
      .start_data = fields[45],
      .end_data = fields[46],
      .start_brk = fields[47],
      .arg_start = fields[48],
      .arg_end = fields[49],
      .env_start = fields[50],
      .env_end = fields[51],
      .exe_fd = (uint32_t)-1,
  };
  image->first_text = (char *)(uintptr_t)image->map.arg_start;
  image->end_of_texts = (char *)(uintptr_t)image->map.env_end;
  bool is_whole = count > 0 && arguments[0] == image->first_text && image->map.arg_end == image->map.env_start;
  return is_whole ? set_map(&image->map) : ENOSYS;
}

// MARK: Other arguments and variables

bool fits(const struct image *image, const struct launch_order *order, const char *text) {
  if (order->arguments != image->argument_count || order->variables != image->variable_count) return false;
  if (order->length > (size_t)(image->end_of_texts - image->first_text)) return false;
  uint32_t texts = 0;
  for (uint32_t index = 0; index < order->length; index++) texts += text[index] == 0;
  return texts == order->arguments + order->variables && text[order->length - 1] == 0;
}

// Notes where texts begin that lie one behind the other. Returns where the last one ends.
static char *point_at(char **pointers, uint32_t count, char *text) {
  for (uint32_t index = 0; index < count; index++) {
    pointers[index] = text;
    text += strlen(text) + 1;
  }
  return text;
}

int replace_texts(struct image *image, const struct launch_order *order, const char *text) {
  memcpy(image->first_text, text, order->length);
  memset(image->first_text + order->length, 0, (size_t)(image->end_of_texts - image->first_text) - order->length);
  char *end = point_at(image->argument_pointers, order->arguments, image->first_text);
  image->map.arg_end = image->map.env_start = (uint64_t)(uintptr_t)end;
  end = point_at(image->variable_pointers, order->variables, end);
  image->map.env_end = (uint64_t)(uintptr_t)end;
  return set_map(&image->map);
}
