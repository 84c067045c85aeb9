import { openApp } from '../../../src/client/app.ts'
import { callApi, isFailure } from '../../../src/client/api/call.ts'
import { shop as farmersApp } from '../../../src/shop/shop.shared.ts'
import { pull as ask } from '../../../src/client/sync/pull.ts'
import { addressLists } from '../../../src/shop/addresses/addresses.shared.ts'
import { wishes } from '../../../src/shop/wishlist/wishes.shared.ts'
import { resetBackoff } from '../../../src/client/sync/queue.ts'
import { readSession } from '../../../src/client/session/session.ts'
import { sendFrom } from '../../../src/client/worker/flush-in-background.ts'
import { dice } from './prng.ts'
import { endWell } from './invariants.ts'
import { EVERYTHING, Farmer, type Habit } from './user-actor.ts'
import { Intent } from './intent.ts'
import { Locks } from './locks.ts'
import { Memory } from './fake-db.ts'
import { FAIR, Network, type Habits } from './network.ts'
import { Device, type Tab } from './phones.ts'
import { happen, inOwnTime, mishapsOf, reopen, send, weatherOf } from './phone-events.ts'
import { ownerOfAddress, ownerOfProduct, Shop, type Promises } from './shop.ts'
import { act, ACCOUNTS, finish, type Stage } from './scenario-context.ts'
import { World } from './world.ts'

/** One scenario of a phone, generated from its seed: what the users do, and what goes wrong. */

/** Deliberate defects; none in a scenario of the real design. */
export interface Flaws extends Partial<Promises & Habits> {
  habit?: Habit
  /** How likely a scenario ends with a user who changes the default and then deletes it. */
  regrets?: number
  /** Keys are forgotten while copies are still in flight. */
  prunes?: boolean
}

const BOOKS = ['wishlist', 'delivery', 'billing'] as const
/** Returns the violations: none, if the design is right. A quick scenario uses plain memory instead of the database. */
export const play = (seed: number, flaws: Flaws = {}, isQuick = false): Promise<string[]> =>
  inOwnTime(async () => {
    openApp({ ...farmersApp, call: callApi })
    const stage = await setUp(seed, flaws, isQuick)
    await live(stage, flaws)
    if (stage.world.dice.chance(flaws.regrets ?? 0.1)) await regret(stage)
    await endWell(stage)
    return stage.world.problems
  })

const setUp = async (seed: number, flaws: Flaws, isQuick: boolean): Promise<Stage> => {
  const world = new World(dice(seed))
  const { store = true, unique = true, guard = true, isCareless = false, keyOf = (key: string) => key } = flaws
  const shop = new Shop({ store, unique, guard })
  const network = new Network(world, shop, { isCareless, keyOf })
  const device = new Device(world, isQuick ? new Memory() : null)
  network.connect()
  new Locks(world).connect()
  const intents = new Map(ACCOUNTS.map((acct) => [acct, new Intent(acct)]))
  const farmer = new Farmer(world.dice, shop, flaws.habit ?? EVERYTHING, intents)
  const tabs = [await device.open(null), await device.open(null)]
  const stage: Stage = { world, shop, network, device, farmer, tabs, worker: null }
  for (const tab of tabs) await act(stage, tab, () => farmer.logIn(tab, 1))
  return stage
}

const pull = async ({ world, network, device }: Stage, { phone }: Tab): Promise<void> => {
  for (const book of BOOKS) {
    const [before, { epoch }] = [network.reads, await readSession(phone)]
    const answer = book === 'wishlist' ? await ask(phone, wishes) : await ask(phone, addressLists[book])
    // After three rounds it gives up, and the phone stays as it was.
    if (!isFailure(answer) && network.reads < before + 3 && (await readSession(phone)).epoch === epoch)
      device.pulled.set(book, epoch)
  }
  for (const row of await phone.db.wishlist.toArray())
    if (ownerOfProduct(row.product_id) !== row.acct) world.blame(`across accounts: ${row.acct} sees ${row.product_id}`)
  for (const row of await phone.db.addresses.toArray())
    if (ownerOfAddress(row.id) !== row.acct) world.blame(`across accounts: ${row.acct} sees ${row.id}`)
}

const befall = async (stage: Stage, { prunes = false, habit = EVERYTHING }: Flaws): Promise<void> => {
  const { world, shop, farmer, tabs } = stage
  const { dice: d } = world
  const tab = d.pick(tabs)
  if (tab.isDead) return reopen(stage, tab)
  const mishaps = mishapsOf(stage, tab)
  await happen(stage, [
    [habit.pace, () => act(stage, tab, () => farmer.change(tab))],
    [6, () => act(stage, tab, () => send(tab))],
    [2, () => act(stage, tab, () => pull(stage, tab))],
    [1, () => mishaps.wakeWorker(sendFrom)],
    [1, mishaps.resetBackoff],
    [0.5, mishaps.ping],
    [1, () => act(stage, tab, () => farmer.retry(tab))],
    [2, mishaps.haunt],
    [2, mishaps.later],
    [0.6, mishaps.skew],
    [0.5, mishaps.fill],
    [1, mishaps.reopen],
    [0.5, mishaps.starve],
    [0.7, mishaps.freeze],
    [1, mishaps.weather],
    [0.5, () => act(stage, tab, () => farmer.logOut(tab, d.chance(0.3)))],
    [0.5, mishaps.abort],
    [tab.who === null ? 4 : 0.4, () => act(stage, tab, () => farmer.logIn(tab, d.pick(ACCOUNTS)))],
    [0.5, mishaps.follow],
    [0.4, () => void (tab.who !== null && shop.tokens.delete(tab.who.token))],
    [prunes ? 3 : 0, () => shop.prune()],
  ])
}

const live = async (stage: Stage, flaws: Flaws): Promise<void> => {
  const { world, network } = stage
  const { length } = flaws.habit ?? EVERYTHING
  network.weather = weatherOf(stage)
  for (let left = 20 + world.dice.below(length - 20); left > 0; left--) {
    if (world.dice.chance(0.5) && (await world.step())) continue
    await befall(stage, flaws)
  }
}

/**
 * Everything is sent, another address becomes the default, and before the next flush it is deleted: no later choice
 * hides the result, which hardly ever happens among all the other changes.
 */
const regret = async (stage: Stage): Promise<void> => {
  const { world, network, device, farmer, tabs } = stage
  network.weather = FAIR
  device.room = Infinity
  for (const other of tabs) other.isFrozen = false
  await finish(stage)
  const tab = await device.open(world.dice.pick(tabs).who)
  for (const isOver of [false, true]) {
    await act(stage, tab, async () => {
      await resetBackoff(tab.phone)
      await send(tab)
      await farmer.prefer(tab, isOver)
    })
    await finish(stage)
  }
  await world.kill(tab)
}
