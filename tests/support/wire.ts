import { connect, createServer, type Socket } from 'node:net'
import { openOnPort } from './open-on-port.ts'

/** The network between the shop and its database server, which a test can harm. */
export interface Wire {
  /** The address of the database through this wire. */
  url: string
  /** From now on connections stay open, and nothing comes through; new ones too. */
  fallSilent: () => void
  /** New connections pass again; the silent ones stay as they are. */
  recover: () => void
  /** Resets a connection instead of handing on what holds this text. */
  resetAt: (text: string | null) => void
  close: () => void
}

/** A port before the database at this address. */
export const openWire = async (server: string): Promise<Wire> => {
  const { hostname, port } = new URL(server)
  const sockets = new Set<Socket>()
  let isSilent = false
  let fatal: string | null = null
  const wire = createServer((client) => {
    const database = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    client.on('data', (bytes) => {
      if (isSilent) return client.pause()
      if (fatal !== null && bytes.includes(fatal)) client.resetAndDestroy()
      else database.write(bytes)
    })
    database.on('data', (bytes) => (isSilent ? database.pause() : client.write(bytes)))
  })
  const ownPort = await openOnPort(wire)
  const own = new URL(server)
  own.host = `127.0.0.1:${ownPort}`
  return {
    url: own.href,
    fallSilent: () => {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    recover: () => {
      isSilent = false
    },
    resetAt: (text) => {
      fatal = text
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      wire.close()
    },
  }
}
