import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../../server/db/open.ts'
import { listings } from '../../../server/db/schema.ts'
import { dice } from '../simulation/prng.ts'
import { openMarket, type Market } from '../support/fixtures.ts'
import { setToWork } from '../support/phones-at-work.ts'
import { compare, type Findings } from '../support/reconcile-results.ts'
import { asAdmin, usableConnections } from '../support/usable-connections.ts'
import { openWatch } from '../support/watch.ts'
import type { Cluster } from './cluster.ts'
import { FAULTS, type Fault } from './faults.ts'
import { until } from './service.ts'

/** Phones buy and readers read while one part of a cluster after another dies. */

const PHONES = 6
/** So many that no account comes near the limit of orders a minute. */
const ACCOUNTS_PER_PHONE = 40
const READERS = 2
const PROBE_MS = 20
/** After each fault the shop works for so many changes before the next one. */
const BETWEEN = 20
const WHOLE_MS = 180_000

export interface Broken {
  market: Market
  findings: Findings
  /** Processes of the shop that have ended by themselves. */
  ended: number
  acknowledged: number
  orders: number
  seen: Awaited<ReturnType<typeof openWatch>>['seen']
  /** What was asked for and not answered as it should be, 503 with it. */
  failed: Record<string, number>
  /** Of those who only read. */
  reads: { answers: number; failed: Record<string, number> }
  usable: { before: number[]; after: number[] }
  /** The most locks that were left behind at any time. */
  locks: number
  /** How long nothing was acknowledged, in ms, for each time that a fault of a kind was made. */
  silences: Map<Fault, number[]>
}

/** Advisory locks of sessions that do nothing: a transaction would have let go of them, so nobody will. */
const countLocks = (superuser: string): Promise<number> =>
  asAdmin(superuser, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and state = 'idle'`,
    )
    return rowCount ?? 0
  })

/** Longest time between two acknowledgements, until it is told to end. */
const watchSilence = (count: () => number) => {
  const over = new AbortController()
  let [longest, before, since] = [0, count(), performance.now()]
  const watching = (async () => {
    while (!over.signal.aborted) {
      const now = performance.now()
      if (count() !== before) [before, since] = [count(), now]
      longest = Math.max(longest, now - since)
      await pause(PROBE_MS)
    }
  })()
  return async (): Promise<number> => {
    over.abort()
    await watching
    return Math.round(longest)
  }
}

/** Pages and lists as anybody reads them. */
export const openReaders = (front: string, paths: readonly string[], count = READERS) => {
  const reads: Broken['reads'] = { answers: 0, failed: {} }
  const over = new AbortController()
  const reading = Promise.all(
    Array.from({ length: count }, async (_, reader) => {
      for (let turn = reader; !over.signal.aborted; turn++) {
        const path = paths[turn % paths.length] ?? '/'
        const answer = await fetch(front + path).catch(() => null)
        await answer?.text()
        reads.answers++
        const how = `${path} ${answer?.status}`
        if (answer?.status !== 200) reads.failed[how] = (reads.failed[how] ?? 0) + 1
        await pause(PROBE_MS)
      }
    }),
  )
  return {
    reads,
    close: async () => {
      over.abort()
      await reading
    },
  }
}

export const breakCluster = async (
  cluster: Cluster,
  faults: readonly Fault[],
  { seed, tell = () => undefined }: { seed: number; tell?: (line: string) => void },
): Promise<Broken> => {
  const fate = dice(seed)
  const opened = await openDatabase({ databaseUrl: cluster.direct, dataDir: '' })
  const market = await openMarket(opened.db, { goods: 20, accounts: PHONES * ACCOUNTS_PER_PHONE })
  const shown = await opened.db.select({ slug: listings.slug }).from(listings).limit(4)
  await opened.close()
  await cluster.openShop()
  const token = market.accounts[0]?.token ?? ''
  // One after the other: each locks the table.
  const usable = async () => {
    const counts: number[] = []
    for (const web of cluster.webs) counts.push(await usableConnections(cluster.superuser, web, token))
    return counts
  }
  const before = await usable()
  const watch = await openWatch([cluster.front])
  const paths = ['/', '/api/products', '/api/category-listing', ...shown.map(({ slug }) => `/product-details/${slug}`)]
  // Once before anything breaks: the cache shows what it has.
  for (const path of paths) {
    const answer = await fetch(cluster.front + path)
    if (answer.status !== 200) throw new Error(`${path} is answered ${answer.status} while nothing is broken`)
    await answer.text()
  }
  const readers = openReaders(cluster.front, paths)
  const { book, acknowledge, rest } = setToWork(market, PHONES, watch.url, fate)
  const silences = new Map<Fault, number[]>()
  let locks = 0
  try {
    for (const [turn, fault] of faults.entries()) {
      await acknowledge(BETWEEN + fate.below(BETWEEN))
      const silence = watchSilence(() => book.acknowledged)
      const readBefore = readers.reads.answers
      await FAULTS[fault](cluster)
      await acknowledge(BETWEEN)
      const ms = await silence()
      const read = readers.reads.answers - readBefore
      silences.set(fault, [...(silences.get(fault) ?? []), ms])
      await until('the cluster is whole again', cluster.isWhole, WHOLE_MS)
      locks = Math.max(locks, await countLocks(cluster.superuser))
      tell(`${turn + 1} of ${faults.length}: ${fault}, nothing acknowledged for ${ms} ms, ${read} pages and lists read`)
    }
    await acknowledge(BETWEEN)
    await rest()
  } finally {
    await Promise.allSettled([rest(), readers.close()])
    watch.close()
  }
  const after = await usable()
  const compared = await openDatabase({ databaseUrl: cluster.direct, dataDir: '' })
  const findings = await compare(compared.db, market, book)
  await compared.close()
  return {
    market,
    findings,
    ended: cluster.shops.reduce((sum, { ownEnds }) => sum + ownEnds(), 0),
    acknowledged: book.acknowledged,
    orders: book.orders.length,
    seen: watch.seen,
    failed: watch.failed,
    reads: readers.reads,
    usable: { before, after },
    locks,
    silences,
  }
}
