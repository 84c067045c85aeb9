import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../server/db/database.ts'
import { openDatabase } from '../../server/db/open.ts'
import { TABLES } from '../../server/shop/maintenance/backup-tables.ts'
import { keeps } from '../support/keeps.ts'
import { PLACES } from '../server/support/temp-databases.ts'
import type { OwnPlace } from '../server/support/temp-databases.ts'
import { TEST_TIMEOUT, seedOf, atScale, report } from './test-scale.ts'

/** A process that opens the database, and reports when it has begun and when it is done. */
const OPENER = `
  import { openDatabase } from './server/db/open.ts'
  console.log('begun')
  await openDatabase(JSON.parse(process.argv[1]))
  console.log('done')
`
const SEED = seedOf()
const ROUNDS = atScale({ lean: 2, full: 30 })

/** A process that has begun to open the database. */
const startOpening = async ({ databaseUrl, dataDir }: OwnPlace) => {
  const place = JSON.stringify({ databaseUrl, dataDir })
  const child = spawn(process.execPath, ['--input-type=module', '-e', OPENER, place], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await once(child.stdout, 'data')
  return { child, closed: once(child, 'close'), isDone: () => said.includes('done') }
}

/** How long it takes when nobody disturbs it, in ms. */
const timeWhole = async (place: OwnPlace): Promise<number> => {
  const { child, closed, isDone } = await startOpening(place)
  const begin = performance.now()
  while (!isDone()) await once(child.stdout, 'data')
  const whole = performance.now() - begin
  child.kill('SIGKILL')
  await closed
  return whole
}

/** Kills it so long after it has begun; returns whether it was done by then. */
const openAndKill = async (place: OwnPlace, afterMs: number): Promise<boolean> => {
  const { child, closed, isDone } = await startOpening(place)
  setTimeout(() => child.kill('SIGKILL'), afterMs)
  await closed
  return isDone()
}

const places = Object.entries(PLACES).filter(([, { make }]) => make !== undefined)

describe.each(places)('%s', (kind, { make, bare = make }) => {
  test('a migration that is killed leaves nothing half, and the next start completes it', TEST_TIMEOUT, async () => {
    const [place, other] = [await bare?.(), await bare?.()]
    if (place === undefined || other === undefined) throw new Error('There is no place for a database')
    const whole = await timeWhole(other)
    await other.remove()
    let killed = 0
    for (let round = 0; round < ROUNDS; round++) {
      // Spread over the whole time, each a little elsewhere in every run.
      const afterMs = (whole * (round + ((SEED * (round + 7)) % 97) / 97)) / ROUNDS
      if (!(await openAndKill(place, afterMs))) killed += 1
    }
    report(`migration ${kind}`, { starts: ROUNDS, killed, SEED })
    const { db, close } = await openDatabase(place)
    await keeps('f42/migration', async () => {
      const found = await rowsOf<{ name: string }>(
        db,
        sql`select tablename as name from pg_tables where schemaname = 'public'`,
      )
      expect(found.map(({ name }) => name).toSorted()).toEqual(TABLES.toSorted())
      const applied = await rowsOf<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations`)
      const hashes = readMigrationFiles({ migrationsFolder: 'server/db/migrations' }).map(({ hash }) => hash)
      expect(applied.map(({ hash }) => hash).toSorted(), 'each once').toEqual(hashes.toSorted())
    })
    await close()
    await place.remove()
    expect(killed).toBeGreaterThan(0)
  })
})
