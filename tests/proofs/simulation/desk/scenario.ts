import { openApp } from '../../../../src/client/app.ts'
import { callDesk } from '../../../../src/desk/desk-api.shared.ts'
import { desk } from '../../../../src/desk/desk.shared.ts'
import { sendFromDesk } from '../../../../sw/flush-desk.ts'
import { Memory } from '../fake-db.ts'
import { Locks } from '../locks.ts'
import { Network, type Habits } from '../network.ts'
import { happen, inOwnTime, mishapsOf, reopen, send, weatherOf } from '../phone-events.ts'
import { Device, type Tab } from '../phones.ts'
import { dice } from '../prng.ts'
import { act } from '../scenario-context.ts'
import { World } from '../world.ts'
import { stir } from './colleagues.ts'
import { STAFF } from './goods.ts'
import { endDeskWell } from './invariants.ts'
import { leave, pull } from './lists.ts'
import { DeskShop, type DeskGuarantees } from './shop.ts'
import type { DeskStage } from './stage.ts'
import { EVERYTHING, StaffActor, type DeskHabit } from './staff-actor.ts'
import { WantedOf } from './wanted.ts'

/** One scenario of a phone on which staff of two shops works, generated from its seed. */

/** Deliberate defects; none in a scenario of the real design. */
export interface DeskFlaws extends Partial<DeskGuarantees & Habits> {
  habit?: DeskHabit
  /** Changes what is known of the kinds of changes. */
  spoil?: () => void
}

export const playDesk = (seed: number, flaws: DeskFlaws = {}, isQuick = false): Promise<string[]> =>
  inOwnTime(async () => {
    openApp({ ...desk, call: callDesk })
    flaws.spoil?.()
    const stage = await setUp(seed, flaws, isQuick)
    await live(stage, flaws.habit ?? EVERYTHING)
    await endDeskWell(stage)
    return stage.world.problems
  })

const setUp = async (seed: number, flaws: DeskFlaws, isQuick: boolean): Promise<DeskStage> => {
  const world = new World(dice(seed))
  const { store = true, guard = true, cashOnce = true, adds = true, isCareless = false, keyOf = (key) => key } = flaws
  const shop = new DeskShop({ store, guard, cashOnce, adds })
  const network = new Network(world, shop, { isCareless, keyOf })
  const device = new Device(world, isQuick ? new Memory() : null)
  network.connect()
  new Locks(world).connect()
  const wanted = new Map(STAFF.map((acct) => [acct, new WantedOf()]))
  const staff = new StaffActor(world.dice, shop, flaws.habit ?? EVERYTHING, wanted)
  const tabs = [await device.open(null), await device.open(null)]
  const hasColleagues = world.dice.chance(0.6)
  const pulled = { parcels: '', goods: '' }
  const stage: DeskStage = { world, network, device, tabs, worker: null, shop, staff, hasColleagues, pulled }
  for (const tab of tabs) await act(stage, tab, () => staff.logIn(tab, 1))
  await act(stage, tabs[0] ?? failNoTab(), () => pull(stage, tabs[0] ?? failNoTab()))
  while (await world.step());
  return stage
}

const failNoTab = (): never => {
  throw new Error('No tab')
}

const sendAtDesk = async (tab: Tab): Promise<void> => {
  const result = await send(tab)
  if (result?.stopped === 'login') await leave(tab)
}

const befall = async (stage: DeskStage, { pace, draft }: DeskHabit): Promise<void> => {
  const { world, shop, staff, tabs } = stage
  const { dice: d } = world
  const tab = d.pick(tabs)
  if (tab.isDead) return reopen(stage, tab)
  const mishaps = mishapsOf(stage, tab)
  await happen(stage, [
    [pace, () => act(stage, tab, () => staff.change(tab))],
    [draft, () => act(stage, tab, () => staff.drafter.draft(tab))],
    [6, () => act(stage, tab, () => sendAtDesk(tab))],
    [3, () => act(stage, tab, () => pull(stage, tab))],
    [stage.hasColleagues ? 3 : 0, () => stir(stage)],
    [1, () => mishaps.wakeWorker(sendFromDesk)],
    [1, mishaps.resetBackoff],
    [0.5, mishaps.ping],
    [1, () => act(stage, tab, () => staff.read(tab))],
    [2, mishaps.haunt],
    [2, mishaps.later],
    [0.6, mishaps.skew],
    [0.5, mishaps.fill],
    [1, mishaps.reopen],
    [0.5, mishaps.starve],
    [0.7, mishaps.freeze],
    [1, mishaps.weather],
    [0.2, () => act(stage, tab, () => staff.logOut(tab))],
    [0.5, mishaps.abort],
    [tab.who === null ? 4 : 0.3, () => act(stage, tab, () => staff.logIn(tab, d.pick(STAFF)))],
    [0.5, mishaps.follow],
    [0.3, () => void (tab.who !== null && shop.tokens.delete(tab.who.token))],
  ])
}

const live = async (stage: DeskStage, habit: DeskHabit): Promise<void> => {
  const { world, network } = stage
  network.weather = weatherOf(stage)
  for (let left = 20 + world.dice.below(habit.length - 20); left > 0; left--) {
    if (world.dice.chance(0.5) && (await world.step())) continue
    await befall(stage, habit)
  }
}
