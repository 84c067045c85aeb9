import { constants, createSecureServer } from 'node:http2'
import type { Http2SecureServer, Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Certificate } from './config/tls.ts'
import { placesPerNetwork } from './connection-limit.ts'
import type { ListenLimits } from './listen-limits.ts'

/** A page's files and pictures at once, with room. */
const STREAMS_PER_SESSION = 100
/** What may be on its way to the shop: with the usual 64 kB a film over a slow network would not come in its time. */
const WINDOW_BYTES = 256 * 1024
/** As many as Node allows over HTTP/1.1. */
const HEADER_BYTES_MAX = 16 * 1024
/** Leaving a page resets what was still coming. */
const RESETS_AT_ONCE = 300
const RESETS_PER_SECOND = 30
/** A session has room for many requests: without this, 512 connections of one network would bring 51,200 at once. */
const STREAMS_PER_NETWORK = 1_024

type Listener = (
  incoming: IncomingMessage | Http2ServerRequest,
  outgoing: ServerResponse | Http2ServerResponse,
) => Promise<void>

/** Node has this function, its types have not. */
export type SecureServer = Http2SecureServer & Pick<Server, 'closeIdleConnections'>

/** A server that speaks TLS: HTTP/2, and HTTP/1.1 with clients that know no other. */
export const secureServer = (
  listener: Listener,
  { cert, key }: Pick<Certificate, 'cert' | 'key'>,
  isTrusted: (address: string) => boolean,
  { headersMs }: ListenLimits,
): SecureServer => {
  const takePlace = placesPerNetwork(STREAMS_PER_NETWORK, isTrusted)
  const server = createSecureServer(
    {
      cert,
      key,
      allowHTTP1: true,
      handshakeTimeout: headersMs,
      settings: {
        maxConcurrentStreams: STREAMS_PER_SESSION,
        maxHeaderListSize: HEADER_BYTES_MAX,
        initialWindowSize: WINDOW_BYTES,
      },
      streamResetBurst: RESETS_AT_ONCE,
      streamResetRate: RESETS_PER_SECOND,
    },
    (incoming, outgoing) => {
      if (!('stream' in incoming)) return void listener(incoming, outgoing)
      const leave = takePlace(incoming.socket.remoteAddress)
      // Clients send such a request again: nothing was done.
      if (leave === null) return incoming.stream.close(constants.NGHTTP2_REFUSED_STREAM)
      // Not once the stream is closed: a client that resets it leaves the work behind.
      void listener(incoming, outgoing).finally(leave)
    },
  )
  server.on('session', (session) => session.setLocalWindowSize(WINDOW_BYTES))
  // Said above.
  return server as SecureServer
}
