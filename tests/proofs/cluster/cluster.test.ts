import { Agent, get } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/open.ts'
import { variants } from '../../../server/db/schema.ts'
import { findClusterPrograms } from '../../../tools/test/cluster-programs.mjs'
import { atScale, report, seedOf } from '../support/test-scale.ts'
import { POOL } from '../support/usable-connections.ts'
import { breakCluster, type Broken } from './break.ts'
import { openCluster, type Cluster } from './cluster.ts'
import type { Fault } from './faults.ts'

/** The shop past one machine, with one fault after another; `npm run test:cluster` makes as many as it is told. */

const FAULTS: Fault[] = ['restart', 'terminate', 'pooler', 'process', 'web', 'start', 'freeze', 'away']
const ROUNDS = atScale({ lean: 1, full: 10 })
/** Longer than a balancer waits that was told nothing about it. */
const IDLE_MS = 15_000
const TIME = { timeout: ROUNDS * 300_000 }

describe.skipIf(findClusterPrograms() === undefined)('a shop on a cluster', () => {
  let cluster: Cluster
  let broken: Broken
  const seed = seedOf()
  beforeAll(async () => {
    console.warn(`cluster: SEED=${seed}`)
    cluster = await openCluster()
    const faults = Array.from({ length: ROUNDS }, () => FAULTS).flat()
    broken = await breakCluster(cluster, faults, { seed })
    const { acknowledged, orders, seen, reads } = broken
    report('cluster', { faults: faults.length, acknowledged, orders, ...seen, reads: reads.answers })
  }, TIME.timeout)
  afterAll(() => cluster?.close(), 60_000)

  test('loses no order and ends no process while its parts end, start and die', () => {
    expect(broken.findings, `SEED=${seed}`).toEqual({ lost: [], torn: [], twice: [] })
    expect(broken.ended, cluster.shops.map(({ log }) => log()).join('\n')).toBe(0)
  })

  test('keeps its connections, and leaves no lock behind', () => {
    expect(broken.usable).toEqual({ before: [POOL, POOL], after: [POOL, POOL] })
    expect(broken.locks).toBe(0)
  })

  test('answers every reader, and everybody within 25 seconds', () => {
    expect(broken.reads.failed).toEqual({})
    const none = { 'answers 500': 0, 'answers 502 or 504': 0, 'answers 503 without Retry-After': 0 }
    expect(broken.seen, JSON.stringify(broken.failed)).toMatchObject(none)
    expect(broken.seen['slowest ms']).toBeLessThan(25_000)
  })

  test('keeps open what the cache keeps, which would otherwise send a change into what is being closed', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = () =>
      new Promise<boolean>((resolve, reject) => {
        const asked = get(`${cluster.balancer}/api/live`, { agent }, (answer) => {
          answer.resume().once('end', () => resolve(asked.reusedSocket))
        }).once('error', reject)
      })
    expect(await ask()).toBe(false)
    await new Promise((passed) => setTimeout(passed, IDLE_MS))
    expect(await ask()).toBe(true)
    agent.destroy()
  }, 60_000)

  test('shows through its cache nobody what is another’s, and whoever has changed something the change', async () => {
    const [one, two] = broken.market.accounts.slice(-2)
    const own = async (token = ''): Promise<string> => {
      const answer = await fetch(`${cluster.front}/api/account`, { headers: { Authorization: `Bearer ${token}` } })
      return answer.status === 200 ? (await answer.json()).data.email : String(answer.status)
    }
    const [first, second] = [await own(one?.token), await own(two?.token)]
    expect(first).not.toBe(second)
    expect(await own('made-up')).toBe('401')
    expect([await own(one?.token), await own(two?.token)]).toEqual([first, second])
    const database = await openDatabase({ databaseUrl: cluster.direct, dataDir: '' })
    const priceAt = async (url: string, headers: Record<string, string> = {}) =>
      /"selling_price":(\d+)/.exec(await (await fetch(`${url}/api/products`, { headers })).text())?.[1]
    await priceAt(cluster.front)
    await database.db.update(variants).set({ sellingPaise: 9_900 })
    await expect.poll(() => priceAt(cluster.webs[0] ?? '')).toBe('99')
    expect(await priceAt(cluster.front, { Cookie: 'changed=1' })).toBe('99')
    expect(await database.db.$count(variants, eq(variants.sellingPaise, 9_900))).toBeGreaterThan(0)
    await database.close()
  })
})
