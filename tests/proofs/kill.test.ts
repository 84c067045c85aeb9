import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/db/open.ts'
import { dice } from '../model/dice.ts'
import { PLACES } from '../server/places.ts'
import type { OwnPlace } from '../server/places.ts'
import { startServer, stopServer } from '../server/process.ts'
import type { ServerProcess } from '../server/process.ts'
import { compare } from './ledger.ts'
import { openMarket } from './market.ts'
import { emptyBook, work } from './phone.ts'
import { PATIENCE, seedOf, sized, tell } from './size.ts'

/** Reliability 1, fault 37: what was acknowledged outlives `kill -9`, and nothing is there by half or twice. */

/** On each database; a full proof goes on until this much was acknowledged too. */
const KILLS = sized({ lean: 4, full: 160 })
const ACKNOWLEDGED = sized({ lean: 0, full: 25_000 })
/** Kills between two comparisons, which need all phones at rest. */
const EPOCH = sized({ lean: 4, full: 25 })
const PHONES = 8
const ACCOUNTS_PER_PHONE = 30
/** A life ends at a random moment after at most so many acknowledged writes; some end before the server is open. */
const LIFE = sized({ lean: 120, full: 420 })
const JITTER_MS = 40
const START_MS = 700

/** A place where phones find the server that lives at the moment. */
const harbour = (environment: Record<string, string | undefined>) => {
  let server: ServerProcess | undefined
  let resting = false
  return {
    begin: () => {
      resting = false
      server = startServer(environment)
      return server
    },
    rest: () => (resting = true),
    isResting: () => resting,
    /** Tries the newest server until one answers. */
    reach: async (): Promise<string> => {
      for (;;) {
        const address = await server?.address.catch(() => undefined)
        const isAlive = server?.child.exitCode === null && server.child.signalCode === null
        if (address !== undefined && isAlive) return address
        await pause(20)
      }
    },
  }
}

const kill = async (server: ServerProcess): Promise<void> => {
  await stopServer(server, 'SIGKILL')
  expect(server.child.signalCode, `the server ended by itself: ${server.output()}`).toBe('SIGKILL')
}

const prove = async (place: OwnPlace, name: string) => {
  const seed = seedOf()
  console.warn(`kill proof ${name}: SEED=${seed}`)
  const fate = dice(seed)
  const looking = async <T>(look: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>) => {
    const database = await openDatabase(place)
    try {
      return await look(database.db)
    } finally {
      await database.close()
    }
  }
  const market = await looking((db) => openMarket(db, { goods: 20, accounts: PHONES * ACCOUNTS_PER_PHONE }))
  const book = emptyBook()
  const { databaseUrl, dataDir } = place
  const port = harbour({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const total = { kills: 0, comparisons: 0, early: 0, lost: 0, torn: 0, twice: 0 }

  while (total.kills < KILLS || book.acknowledged < ACKNOWLEDGED) {
    let server = port.begin()
    const phones = Array.from({ length: PHONES }, (_, index) =>
      work({
        market,
        accounts: market.accounts.slice(index * ACCOUNTS_PER_PHONE, (index + 1) * ACCOUNTS_PER_PHONE),
        book,
        dice: dice(fate.below(2 ** 31)),
        reach: port.reach,
        goesOn: () => !port.isResting(),
      }),
    )
    const atRest = Promise.all(phones)
    const broken = atRest.then(() => pause(5))
    broken.catch(() => undefined)
    for (let life = 1; life < EPOCH; life++) {
      const isEarly = fate.chance(0.1)
      const until = book.acknowledged + (isEarly ? 0 : fate.below(LIFE))
      while (book.acknowledged < until) await Promise.race([pause(5), broken])
      await pause(fate.below(isEarly ? START_MS : JITTER_MS))
      await kill(server)
      total.kills++
      if (isEarly) total.early++
      server = port.begin()
    }
    port.rest()
    await atRest
    await kill(server)
    total.kills++
    const { lost, torn, twice } = await looking((db) => compare(db, market, book))
    total.comparisons++
    total.lost += lost.length
    total.torn += torn.length
    total.twice += twice.length
    console.warn(`${total.kills} kills, ${book.acknowledged} acknowledged`)
    expect({ lost, torn, twice }, `SEED=${seed}`).toEqual({ lost: [], torn: [], twice: [] })
  }
  const { acknowledged, resent, orders } = book
  tell(`kill ${name}`, { acknowledged, resent, orders: orders.length, ...total })
  return total
}

for (const { name, make } of Object.values(PLACES))
  test.skipIf(make === undefined)(
    `no acknowledged write is lost, torn or doubled by SIGKILL, ${name}`,
    PATIENCE,
    async () => {
      const place = await make?.()
      if (place === undefined) return
      try {
        expect(await prove(place, name)).toMatchObject({ lost: 0, torn: 0, twice: 0 })
      } finally {
        await place.remove()
      }
    },
  )
