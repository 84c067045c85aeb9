/** What a connection may take, over HTTP/1.1 and HTTP/2 alike. */
export const LISTEN_LIMITS = {
  /** Header timeouts, so that slow senders do not hold connections for ever. The TLS handshake has as long. */
  headersMs: 10_000,
  /** A review's pictures over a slow network; other bodies have less time, see `http/rpc/parse-body.ts`. */
  requestMs: 5 * 60_000,
  /** Longer than proxies keep an idle connection, so that they never meet one that is just being closed. */
  keepAliveMs: 65_000,
  /** A connection on which nothing moves, such as that of a client that reads no further, is closed. */
  inactiveMs: 5 * 60_000,
  checkEveryMs: 5_000,
}

export type ListenLimits = typeof LISTEN_LIMITS
