import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { dice } from '../model/dice.ts'
import { PLACES } from '../server/places.ts'
import type { OwnPlace } from '../server/places.ts'
import { stopServer } from '../server/process.ts'
import type { ServerProcess } from '../server/process.ts'
import { openCampaign } from './campaign.ts'
import { PATIENCE, seedOf, sized, tell } from './size.ts'

/** Reliability 1, fault 37: what was acknowledged outlives `kill -9`, and nothing is there by half or twice. */

/** On each database; a full proof goes on until this much was acknowledged too. */
const KILLS = sized({ lean: 3, full: 160 })
const ACKNOWLEDGED = sized({ lean: 0, full: 25_000 })
/** Kills between two comparisons, which need all phones at rest. */
const EPOCH = sized({ lean: 3, full: 25 })
/** A life ends at a random moment after at most so many acknowledged writes; some end before the server is open. */
const LIFE = sized({ lean: 120, full: 420 })
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
  tell(`kill ${name}`, { acknowledged, resent, replayed, orders: orders.length, ...total })
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
