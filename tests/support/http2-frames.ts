import { connect, type TLSSocket } from 'node:tls'

/** HTTP/2 by hand, for what no proper client sends. */

export const FRAME = { data: 0, headers: 1, reset: 3, settings: 4, ping: 6, goaway: 7, window: 8, continuation: 9 }
export const END_STREAM = 1
export const END_HEADERS = 4

export const frame = (type: number, flags: number, stream: number, payload: Uint8Array = new Uint8Array()): Buffer => {
  const head = Buffer.alloc(9)
  head.writeUIntBE(payload.length, 0, 3)
  head[3] = type
  head[4] = flags
  head.writeUInt32BE(stream, 5)
  return Buffer.concat([head, payload])
}

const GET = 0x82
const HTTPS = 0x87
const ROOT = 0x84
/** A field of the static table with a value of its own, in fewer than 127 characters. */
const valueOf = (index: number, value: string) =>
  Buffer.concat([Buffer.from([index, value.length]), Buffer.from(value)])
const AUTHORITY = 1

/** The header block of `GET /`. */
export const getRoot = (authority = 'localhost'): Buffer =>
  Buffer.concat([Buffer.from([GET, HTTPS, ROOT]), authority === '' ? Buffer.alloc(0) : valueOf(AUTHORITY, authority)])

/** The frames in what was received, and what is left of a frame that is not complete. */
const framesIn = (received: Buffer) => {
  const frames: { type: number; flags: number; stream: number; payload: Buffer }[] = []
  let at = 0
  while (at + 9 <= received.length && at + 9 + received.readUIntBE(at, 3) <= received.length) {
    const end = at + 9 + received.readUIntBE(at, 3)
    const [type = 0, flags = 0] = received.subarray(at + 3)
    frames.push({ type, flags, stream: received.readUInt32BE(at + 5), payload: received.subarray(at + 9, end) })
    at = end
  }
  return frames
}

const INITIAL_WINDOW_SIZE = 4
const setting = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(6)
  bytes.writeUInt16BE(id, 0)
  bytes.writeUInt32BE(value, 2)
  return bytes
}

/** A connection that has begun to speak HTTP/2; with a window of 0 nothing of an answer's body may be sent to it. */
export const rawSession = async (port: number, { window = 65_535 } = {}) => {
  const socket = await new Promise<TLSSocket>((resolve, reject) => {
    const opening = connect({ port, host: 'localhost', ALPNProtocols: ['h2'], rejectUnauthorized: false }, () =>
      resolve(opening),
    )
    opening.on('error', reject)
  })
  let received: Buffer = Buffer.alloc(0)
  let isClosed = false
  socket.on('error', () => undefined)
  socket.on('close', () => (isClosed = true))
  socket.on('data', (part: Buffer) => (received = Buffer.concat([received, part])))
  socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')
  socket.write(frame(FRAME.settings, 0, 0, setting(INITIAL_WINDOW_SIZE, window)))
  return {
    socket,
    isClosed: () => isClosed,
    write: (...frames: readonly Uint8Array[]) => socket.write(Buffer.concat(frames)),
    frames: (type: number) => framesIn(received).filter((one) => one.type === type),
  }
}
