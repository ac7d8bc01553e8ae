#define _GNU_SOURCE
#include "numbers.h"

#include <dlfcn.h>
#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// The number of a thread before a fork and after it.
struct numbers {
  uint32_t before, after;
};

// What of a lock's word is the number of the thread that holds it; the kernel's own bits are above.
enum { NUMBER_MASK = 0x3fffffff };

// Dispatch's main queue, which is bound to the main thread by its number.
extern uint32_t _dispatch_main_q[] __attribute__((weak));

// Renews the number wherever it stands in some words.
static void renew_in_words(uint32_t *words, size_t count, const struct numbers *numbers) {
  for (size_t word = 0; word < count; word++)
    if ((words[word] & NUMBER_MASK) == numbers->before)
      words[word] = (words[word] & ~(uint32_t)NUMBER_MASK) | numbers->after;
}

// Renews the number in what the thread has of its own in one library.
static int renew_in(struct dl_phdr_info *image, size_t size, void *pointer) {
  (void)size;
  bool is_known = strstr(image->dlpi_name, "/libswift") != NULL || strstr(image->dlpi_name, "/libdispatch") != NULL;
  if (!is_known || image->dlpi_tls_data == NULL) return 0;
  for (size_t index = 0; index < image->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &image->dlpi_phdr[index];
    if (part->p_type == PT_TLS)
      renew_in_words(image->dlpi_tls_data, part->p_memsz / sizeof(uint32_t), pointer);
  }
  return 0;
}

// Renews the number in the state of the main queue.
static void renew_in_main_queue(const struct numbers *numbers) {
  Dl_info info;
  const ElfW(Sym) *symbol = NULL;
  if (_dispatch_main_q == NULL) return;
  if (dladdr1(_dispatch_main_q, &info, (void **)&symbol, RTLD_DL_SYMENT) == 0 || symbol == NULL) return;
  renew_in_words(_dispatch_main_q, symbol->st_size / sizeof(uint32_t), numbers);
}

void renew_thread_number(pid_t before, pid_t after) {
  struct numbers numbers = {(uint32_t)before, (uint32_t)after};
  dl_iterate_phdr(renew_in, &numbers);
  renew_in_main_queue(&numbers);
}
