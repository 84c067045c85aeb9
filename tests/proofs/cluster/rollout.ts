import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../server/db/database.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { addresses, categories, customers, listings, wishlistItems } from '../../../server/db/schema.ts'
import { dice } from '../simulation/prng.ts'
import { openMarket, type Account, type Market } from '../support/fixtures.ts'
import { setToWork } from '../support/phones-at-work.ts'
import { compare, type Findings } from '../support/reconcile-results.ts'
import { openWatch } from '../support/watch.ts'
import { openReaders, type Broken } from './break.ts'
import { openBrowsers, type Browsers } from './browsers.ts'
import type { Cluster } from './cluster.ts'
import { until } from './service.ts'
import { assetsOf, keepAssets, type Version } from './versions.ts'

/** The next version takes the place of this one under load, with pages open in browsers: first its migrations, then process by process. */

const PHONES = 2
const ACCOUNTS_PER_PHONE = 40
const UNKEYED_MS = 50
const SENT_MS = 60_000

/** A new one knows what the web processes of the version before write, and not the other way round. */
const ORDER = ['worker', 'webA', 'webB'] as const

/** What a browser has changed, by its farmer: slugs of wishes and names of addresses. */
interface Made {
  wishes: string[]
  addresses: string[]
}

export interface Rolled {
  findings: Findings
  ended: number
  acknowledged: number
  orders: number
  calls: number
  /** Of everything that was asked through the cache, browsers and their workers too. */
  failed: Record<string, number>
  reads: Broken['reads'][]
  browsers: Pick<Browsers, 'failed' | 'opened'>
  made: Made[]
  found: Made[]
}

/** Changes without a key: nobody may send them a second time, so each has to be answered. */
const openUnkeyed = (url: string, { token }: Account): { rest: () => Promise<void> } => {
  const over = new AbortController()
  const asking = (async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(`${url}/api/push/unsubscribe`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ endpoint: `https://push.example/${randomUUID()}` }),
      }).catch(() => null)
      await answer?.text().catch(() => undefined)
      await pause(UNKEYED_MS)
    }
  })()
  return {
    rest: async () => {
      over.abort()
      await asking
    },
  }
}

const foundFor = async (db: Db, email: string): Promise<Made> => {
  const wishes = await db
    .select({ slug: listings.slug })
    .from(wishlistItems)
    .innerJoin(customers, eq(customers.id, wishlistItems.customerId))
    .innerJoin(listings, eq(listings.productId, wishlistItems.productId))
    .where(eq(customers.email, email))
  const places = await db
    .select({ name: addresses.name })
    .from(addresses)
    .innerJoin(customers, eq(customers.id, addresses.customerId))
    .where(eq(customers.email, email))
  return { wishes: wishes.map(({ slug }) => slug).toSorted(), addresses: places.map(({ name }) => name).toSorted() }
}

/** What the farmers' browsers have changed is no phone's. */
const takeOut = async (db: Db, emails: string[]): Promise<void> => {
  for (const { id } of await db.select({ id: customers.id }).from(customers).where(inArray(customers.email, emails))) {
    await db.delete(addresses).where(eq(addresses.customerId, id))
    await db.delete(wishlistItems).where(eq(wishlistItems.customerId, id))
  }
}

/** What people do in browsers while the version changes, one step after the other. */
const openPeople = async (browsers: Browsers, products: readonly string[]) => {
  const online = await browsers.openFarmer('Asha')
  const offline = await browsers.openFarmer('Kamal')
  const [ofOnline, ofOffline]: [Made, Made] = [
    { wishes: [], addresses: [] },
    { wishes: [], addresses: [] },
  ]
  const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const [seen = ''] = products
  await offline.wish(seen)
  ofOffline.wishes.push(slugOf(seen))
  const goOn = [await browsers.leaveOpen(), await browsers.leaveOpen()]
  await offline.goOffline(true)
  let step = 0
  return {
    farmers: [online, offline],
    made: [ofOnline, ofOffline],
    /** A browser that was left open goes on, and another one comes and is left open. */
    act: async () => {
      const name = `Farm ${++step}`
      const path = products[step]
      if (path !== undefined) {
        await online.wish(path)
        ofOnline.wishes.push(slugOf(path))
      }
      await online.addAddress(name)
      ofOnline.addresses.push(name)
      await offline.addAddress(name)
      ofOffline.addresses.push(name)
      const [first = async () => undefined] = goOn.splice(0, 1)
      await first()
      goOn.push(await browsers.leaveOpen())
    },
    end: async () => {
      for (const last of goOn) await last()
      await offline.goOffline(false)
      await offline.reload()
    },
  }
}

export const rollOut = async (
  cluster: Cluster,
  next: Version,
  { seed, tell = () => undefined }: { seed: number; tell?: (line: string) => void },
): Promise<Rolled> => {
  const before = process.cwd()
  const begin = performance.now()
  const say = (line: string) => tell(`${((performance.now() - begin) / 1000).toFixed(0).padStart(4)} s  ${line}`)
  const database = await openDatabase({ databaseUrl: cluster.direct, dataDir: '' })
  const market: Market = await openMarket(database.db, { goods: 20, accounts: PHONES * ACCOUNTS_PER_PHONE })
  const shown = await database.db.select({ slug: listings.slug }).from(listings).limit(4)
  const [category] = await database.db.select({ slug: categories.slug }).from(categories).limit(1)
  await cluster.openShop()
  const watch = await openWatch([cluster.front])
  const products = shown.map(({ slug }) => `/product-details/${slug}`)
  const paths = ['/', '/api/products', '/api/category-listing', ...products]
  const readers = [openReaders(watch.url, paths, 1), openReaders(cluster.balancer, paths, 1)]
  const work = setToWork(market, PHONES, watch.url, dice(seed))
  const unkeyed = openUnkeyed(watch.url, market.accounts.at(-1) ?? { id: 0, token: '', deliveryId: '', billingId: '' })
  const isOfNext = new Set(assetsOf(next.folder))
  const browsers = await openBrowsers(watch.url, { category: `/category/${category?.slug}`, products }, (file) =>
    isOfNext.has(file),
  )
  try {
    const people = await openPeople(browsers, products)
    const newcomers = browsers.keepComing()
    say('all of the version before, browsers open')
    await keepAssets(next, before)
    await Promise.all([cluster.migrate(next.folder), people.act()])
    say('the database is migrated')
    cluster.install(next.folder)
    for (const name of ORDER) {
      const acting = name === 'worker' ? undefined : people.act()
      acting?.catch(() => undefined)
      await cluster.stopShop(name)
      await cluster.startShop(name)
      await acting
      say(`${name} is of the next version`)
      if (name === 'webA') await people.act()
    }
    await people.end()
    const emails = people.farmers.map(({ email }) => email)
    const found = () => Promise.all(emails.map((email) => foundFor(database.db, email)))
    const isThere = async () =>
      (await found()).every((one, index) => one.addresses.length >= (people.made[index]?.addresses.length ?? 0))
    await until('what was changed without network is there', isThere, SENT_MS).catch(() => undefined)
    await newcomers.rest()
    await work.rest()
    await unkeyed.rest()
    await Promise.all(readers.map(({ close }) => close()))
    say('everybody rests')
    const made = people.made.map(({ wishes, addresses: places }) => ({
      wishes: wishes.toSorted(),
      addresses: places.toSorted(),
    }))
    const there = await found()
    await takeOut(database.db, emails)
    return {
      findings: await compare(database.db, market, work.book),
      ended: cluster.shops.reduce((sum, { ownEnds }) => sum + ownEnds(), 0),
      acknowledged: work.book.acknowledged,
      orders: work.book.orders.length,
      calls: watch.seen.calls,
      failed: watch.failed,
      reads: readers.map(({ reads }) => reads),
      browsers,
      made,
      found: there,
    }
  } finally {
    await Promise.allSettled([work.rest(), unkeyed.rest(), ...readers.map(({ close }) => close())])
    await browsers.close()
    watch.close()
    await database.close()
  }
}
