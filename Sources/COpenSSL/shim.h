#pragma once

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stddef.h>

/// How many bytes a SHA-1 authentication code has.
static const int gallery_hmac_sha1_size = 20;

/// Writes the authentication code of a message to 20 bytes; answers 0 on failure.
static inline int gallery_hmac_sha1(const void *key, int key_size, const void *message,
                                    size_t message_size, unsigned char *code) {
  unsigned int size = 0;
  return HMAC(EVP_sha1(), key, key_size, (const unsigned char *)message, message_size, code,
              &size) != NULL &&
         size == 20;
}
