#pragma once

#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

/// Learns a request's target, exactly as it was sent. The answer is ignored.
typedef void *(*gallery_httpd_target)(void *context, const char *target,
                                      struct MHD_Connection *connection);

/// Starts a server with one thread for each connection, or answers NULL and sets `*error`.
/// MHD_start_daemon is variadic, which Swift cannot call. `host` is a numeric address.
static inline struct MHD_Daemon *gallery_httpd_start(
    const char *host, uint16_t port, unsigned int connections, unsigned int idle_seconds,
    void *context, MHD_AccessHandlerCallback request, gallery_httpd_target target,
    MHD_NotifyConnectionCallback connection, int *error) {
  struct sockaddr_in v4;
  struct sockaddr_in6 v6;
  struct sockaddr *address;
  unsigned int flags = MHD_USE_THREAD_PER_CONNECTION | MHD_USE_INTERNAL_POLLING_THREAD |
                       MHD_USE_POLL;
  memset(&v4, 0, sizeof v4);
  memset(&v6, 0, sizeof v6);
  if (inet_pton(AF_INET, host, &v4.sin_addr) == 1) {
    v4.sin_family = AF_INET;
    v4.sin_port = htons(port);
    address = (struct sockaddr *)&v4;
  } else if (inet_pton(AF_INET6, host, &v6.sin6_addr) == 1) {
    v6.sin6_family = AF_INET6;
    v6.sin6_port = htons(port);
    address = (struct sockaddr *)&v6;
    flags |= MHD_USE_IPv6;
  } else {
    *error = EINVAL;
    return NULL;
  }
  errno = 0;
  struct MHD_Daemon *daemon = MHD_start_daemon(
      flags, port, NULL, NULL, request, context, MHD_OPTION_SOCK_ADDR, address,
      MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
      MHD_OPTION_LISTEN_BACKLOG_SIZE, (unsigned int)1024,
      MHD_OPTION_URI_LOG_CALLBACK, target, context,
      MHD_OPTION_NOTIFY_CONNECTION, connection, context, MHD_OPTION_END);
  *error = errno;
  return daemon;
}

/// Tells the port a server really listens on, or 0.
static inline int gallery_httpd_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info == NULL ? 0 : info->port;
}

/// Finds what was stored for a connection when it was opened.
static inline void *gallery_httpd_connection_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

/// Makes the closing of a connection a reset, which the other side sees as an error.
static inline void gallery_httpd_reset(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  if (info == NULL) { return; }
  struct linger linger = {.l_onoff = 1, .l_linger = 0};
  setsockopt(info->connect_fd, SOL_SOCKET, SO_LINGER, &linger, sizeof linger);
#ifdef __linux__
  // Sends the reset now: a shutdown that comes before the close would look like an orderly end.
  struct sockaddr none;
  memset(&none, 0, sizeof none);
  none.sa_family = AF_UNSPEC;
  connect(info->connect_fd, &none, sizeof none);
#endif
}

/// Copies a body into a new response, or answers NULL.
static inline struct MHD_Response *gallery_httpd_copy(const void *bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)(uintptr_t)bytes, MHD_RESPMEM_MUST_COPY);
}

/// Lists the header fields of a request.
static inline void gallery_httpd_headers(struct MHD_Connection *connection,
                                         MHD_KeyValueIteratorN field, void *context) {
  MHD_get_connection_values_n(connection, MHD_HEADER_KIND, field, context);
}

/// Tells whether a connection was opened; the other event is its end.
static inline int gallery_httpd_is_start(enum MHD_ConnectionNotificationCode event) {
  return event == MHD_CONNECTION_NOTIFY_STARTED;
}

// Constants under one name: how Swift sees the enums varies between the versions of the header.
static const enum MHD_Result gallery_httpd_yes = MHD_YES;
static const enum MHD_Result gallery_httpd_no = MHD_NO;

/// What a body's reader answers to break off; libmicrohttpd's macro holds a cast.
static const ssize_t gallery_httpd_break_off = MHD_CONTENT_READER_END_WITH_ERROR;
