import { once } from 'node:events'
import type { Server } from 'node:net'

/** Opens a server on a free port of this machine, and returns the port. */
export const openOnPort = async (server: Server, host = '127.0.0.1'): Promise<number> => {
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}
