import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { DatabasePlace, OpenDatabase } from '../../../server/db/open.ts'

/** Empty databases of their own, one for each test that wants one. */

const server = process.env['TEST_DATABASE_URL'] ?? ''

export interface OwnPlace extends DatabasePlace {
  remove: () => Promise<void>
}

const onServer = async (url: string): Promise<OwnPlace> => {
  const name = `haldhar_${randomBytes(6).toString('hex')}`
  const asAdmin = async (statement: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await asAdmin(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const { dataDir, remove } = inFolder()
  return {
    databaseUrl: own.href,
    dataDir,
    remove: async () => {
      await remove()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

const inFolder = (): OwnPlace => {
  const dataDir = mkdtempSync(join(tmpdir(), 'haldhar-'))
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** With the tables of the shop, and no rows. */
export const inMigratedFolder = (): OwnPlace => {
  const place = inFolder()
  cpSync(inject('migrated'), place.dataDir, { recursive: true })
  return place
}

interface Place {
  name: string
  /** Why a database of this kind is not available here; absent where it is. */
  make?: () => Promise<OwnPlace>
  /** The same before any table was made, where that is another place. */
  bare?: () => Promise<OwnPlace>
}

export const PLACES: Record<OpenDatabase['kind'], Place> = {
  pglite: { name: 'on PGlite', make: async () => inMigratedFolder(), bare: async () => inFolder() },
  postgres:
    server === ''
      ? { name: 'on PostgreSQL: SKIPPED, because TEST_DATABASE_URL is not set, as in npm test' }
      : { name: 'on PostgreSQL', make: () => onServer(server) },
}
