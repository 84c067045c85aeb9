import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { dice } from '../simulation/prng.ts'
import { PLACES, type OwnPlace } from '../../server/support/temp-databases.ts'
import { stopServer, type ServerProcess } from '../../server/support/process.ts'
import { openCampaign } from '../support/load-run.ts'
import { TEST_TIMEOUT, seedOf, atScale, report } from '../support/test-scale.ts'

/** Every acknowledged change survives `kill -9`, and no change is stored in part or twice. */

/** On each database; the full test goes on until this much was acknowledged too. */
const KILLS = atScale({ lean: 3, full: 160 })
const ACKNOWLEDGED = atScale({ lean: 0, full: 25_000 })
/** Kills between two comparisons, which need all phones at rest. */
const EPOCH = atScale({ lean: 3, full: 25 })
/** The server is killed at a random moment after at most so many acknowledged writes, sometimes before it is open. */
const LIFE = atScale({ lean: 120, full: 420 })
const JITTER_MS = 40
const START_MS = 700

const kill = async (server: ServerProcess): Promise<void> => {
  await stopServer(server, 'SIGKILL')
  expect(server.child.signalCode, `the server ended by itself: ${server.output()}`).toBe('SIGKILL')
}

const prove = async (place: OwnPlace, name: string) => {
  const seed = seedOf()
  console.warn(`kill proof ${name}: SEED=${seed}`)
  const fate = dice(seed)
  const campaign = await openCampaign(place, { fate, forgets: 0.25 })
  const { book } = campaign
  const total = { kills: 0, comparisons: 0, early: 0, lost: 0, torn: 0, twice: 0 }

  while (total.kills < KILLS || book.acknowledged < ACKNOWLEDGED) {
    let server = campaign.begin()
    campaign.launch()
    for (let life = 1; life < EPOCH; life++) {
      const isEarly = fate.chance(0.1)
      if (!isEarly) await campaign.acknowledge(fate.below(LIFE))
      await pause(fate.below(isEarly ? START_MS : JITTER_MS))
      await kill(server)
      total.kills++
      if (isEarly) total.early++
      server = campaign.begin()
    }
    await campaign.rest()
    await kill(server)
    total.kills++
    const { lost, torn, twice } = await campaign.findings()
    total.comparisons++
    total.lost += lost.length
    total.torn += torn.length
    total.twice += twice.length
    console.warn(`${total.kills} kills, ${book.acknowledged} acknowledged`)
    expect({ lost, torn, twice }, `SEED=${seed}`).toEqual({ lost: [], torn: [], twice: [] })
  }
  const { acknowledged, resent, replayed, orders } = book
  report(`kill ${name}`, { acknowledged, resent, replayed, orders: orders.length, ...total })
  return total
}

for (const { name, make } of Object.values(PLACES))
  test.skipIf(make === undefined)(
    `no acknowledged write is lost, torn or doubled by SIGKILL, ${name}`,
    TEST_TIMEOUT,
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
