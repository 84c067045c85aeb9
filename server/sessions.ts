import { constants } from 'node:http2'
import type { Http2SecureServer, ServerHttp2Session, ServerHttp2Stream } from 'node:http2'
import type { TLSSocket } from 'node:tls'
import type { ListenLimits } from './listen-limits.ts'

/** Sessions of HTTP/2. Node has limits of what a session may hold, but no time limits beside one that any frame renews. */

/** Clients send one of these now and then; each is answered and costs its sender next to nothing. */
const CONTROL_FRAMES_PER_CHECK = 500

/** One request and its answer. */
const followStream = (stream: ServerHttp2Stream, { requestMs, inactiveMs }: ListenLimits) => {
  let movedAt = performance.now()
  let isComplete = false
  // What was queued for the client has gone out.
  stream.on('drain', () => {
    if (isComplete) movedAt = performance.now()
  })
  return {
    isLate: (now: number): boolean => {
      if (!isComplete && stream.state.remoteClose === 1) {
        isComplete = true
        movedAt = now
      }
      return now - movedAt > (isComplete ? inactiveMs : requestMs)
    },
  }
}

const followSession = (session: ServerHttp2Session, socket: TLSSocket, limits: ListenLimits) => {
  const streams = new Map<ServerHttp2Stream, ReturnType<typeof followStream>>()
  const { headersMs, keepAliveMs } = limits
  let idleSince = performance.now()
  let idleMs = headersMs
  let controlFrames = 0
  let isEnding = false
  session.on('stream', (stream) => {
    idleMs = keepAliveMs
    streams.set(stream, followStream(stream, limits))
    stream.once('close', () => {
      streams.delete(stream)
      idleSince = performance.now()
    })
  })
  const count = () => {
    if (++controlFrames > CONTROL_FRAMES_PER_CHECK) socket.destroy()
  }
  session.on('ping', count).on('remoteSettings', count)
  const isIdle = () => streams.size === 0
  return {
    isIdle,
    end: () => session.close(),
    check: (now: number): void => {
      controlFrames = 0
      // A client that reads nothing never lets a session end.
      if (isEnding) return void socket.destroy()
      isEnding = session.destroyed
      for (const [stream, { isLate }] of streams) if (isLate(now)) stream.close(constants.NGHTTP2_CANCEL)
      if (!isIdle() || now - idleSince < idleMs) return
      isEnding = true
      session.destroy()
    },
  }
}

/** Ends sessions and requests that have had their time; the returned functions close sessions in good order. */
export const followSessions = (server: Http2SecureServer, limits: ListenLimits) => {
  const sessions = new Set<ReturnType<typeof followSession>>()
  let isClosing = false
  // The server makes a session of the socket right after this.
  server.prependListener('secureConnection', (socket: TLSSocket) => {
    if (socket.alpnProtocol !== 'h2') return
    server.once('session', (session) => {
      const followed = followSession(session, socket, limits)
      sessions.add(followed)
      socket.once('close', () => sessions.delete(followed))
      if (isClosing) followed.end()
    })
  })
  const checks = setInterval(() => {
    const now = performance.now()
    for (const { check } of sessions) check(now)
  }, limits.checkEveryMs)
  checks.unref()
  server.once('close', () => clearInterval(checks))
  return {
    closeIdle: () => {
      for (const { isIdle, end } of sessions) if (isIdle()) end()
    },
    /** Requests that were begun are finished, and no further ones taken. */
    closeAll: () => {
      isClosing = true
      for (const { end } of sessions) end()
    },
  }
}
