import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { openOnPort } from '../../support/open-on-port.ts'

/** The configuration files of `docs/cluster`, filled in as `docs/operations.md` says. */

const FILES = fileURLToPath(new URL('../../../docs/cluster/', import.meta.url))

/** Writes one of them with its variables replaced; a variable that is not given is an error. */
export const fillIn = (name: string, into: string, values: Readonly<Record<string, string | number>>): void => {
  const filled = readFileSync(FILES + name, 'utf8').replaceAll(/\$\{([A-Z_]+)\}/g, (_, variable: string) => {
    const value = values[variable]
    if (value === undefined) throw new Error(`${name} asks for ${variable}`)
    return String(value)
  })
  writeFileSync(into, filled, { mode: 0o644 })
}

export const HOST = '127.0.0.1'

/** So many ports that are free now. */
export const freePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(servers.map((server) => openOnPort(server, HOST)))
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  return ports
}
