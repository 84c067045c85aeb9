import { vi } from 'vitest'
import { resetBackoff } from '../../../src/client/sync/queue.ts'
import { abortFlush, flush, pingServer, type FlushResult } from '../../../src/client/sync/replay.ts'
import type { LocalDb } from '../../../src/client/db/local-db.ts'
import { FAIR, type Weather } from './network.ts'
import type { Tab } from './phones.ts'
import { act, finish, type PhoneStage } from './scenario-context.ts'

/** What befalls any phone, whoever uses it. */

const DAY = 86_400_000
const YEAR = 366 * DAY

/** Something that happens, and how often compared with the rest. */
export type Happening = readonly [weight: number, happen: () => Promise<unknown> | void]

/** One of them happens. */
export const happen = async ({ world }: PhoneStage, events: readonly Happening[]): Promise<void> => {
  let point = world.dice.next() * events.reduce((sum, [weight]) => sum + weight, 0)
  const event = events.find(([weight]) => (point -= weight) < 0)
  await event?.[1]()
  await world.rest()
}

/** With a clock and names that are the same for the same seed. */
export const inOwnTime = async <T>(work: () => Promise<T>): Promise<T> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  let ids = 0
  const mint = vi
    .spyOn(crypto, 'randomUUID')
    .mockImplementation(() => `00000000-0000-4000-9000-${String(++ids).padStart(12, '0')}`)
  const quiet = vi.spyOn(console, 'warn').mockReturnValue()
  try {
    return await work()
  } finally {
    mint.mockRestore()
    quiet.mockRestore()
    vi.useRealTimers()
  }
}

export const weatherOf = ({ world: { dice: d } }: PhoneStage): Weather => {
  if (d.chance(0.3)) return FAIR
  if (d.chance(0.2)) return { ...FAIR, loseRequest: 0.6, loseAnswer: 0.5, portal: 0.3 }
  return { loseRequest: 0.15, loseAnswer: 0.2, portal: 0.1, stumble: 0.1, ghost: 0.25 }
}

/** Nothing where this page sends already. */
export const send = async (tab: Tab): Promise<FlushResult | undefined> => {
  if (tab.isSending) return undefined
  tab.isSending = true
  try {
    return await flush(tab.phone)
  } finally {
    tab.isSending = false
  }
}

/** The browser fires a sync event, perhaps while tabs flush too, and may stop the worker at any moment. */
const wakeWorker = async (stage: PhoneStage, work: (local: LocalDb) => Promise<unknown>): Promise<void> => {
  const { world, device } = stage
  if (stage.worker !== null) await world.kill(stage.worker)
  const worker = await device.open(null, world.dice.chance(0.3) ? world.dice.below(80) : Infinity)
  stage.worker = worker
  await act(stage, worker, () => work(worker.phone))
}

/** The page was closed, or evicted from memory, at any moment; another one is opened in its place. */
export const reopen = async (stage: PhoneStage, tab: Tab): Promise<void> => {
  const { world, device, tabs } = stage
  await world.kill(tab)
  const fuel = world.dice.chance(0.3) ? world.dice.below(80) : Infinity
  tabs[tabs.indexOf(tab)] = await device.open(tab.who, fuel)
}

/** What may happen to a tab, its phone and its network, by name, so that each story weighs it for itself. */
export const mishapsOf = (stage: PhoneStage, tab: Tab) => {
  const { world, network, device, tabs } = stage
  const { dice: d } = world
  return {
    wakeWorker: (work: (local: LocalDb) => Promise<unknown>) => wakeWorker(stage, work),
    resetBackoff: () => act(stage, tab, () => resetBackoff(tab.phone)),
    ping: () => act(stage, tab, () => pingServer()),
    haunt: () => network.haunt(),
    later: () => world.later(d.pick([1000, 20_000, 31_000, 46_000, 400_000])),
    skew: () => void (device.skew = d.pick([-YEAR, -9 * DAY, -3_000_000, 0, 3_600_000, 9 * DAY, YEAR])),
    fill: () => void (device.room = d.chance(0.5) ? d.below(12) : Infinity),
    reopen: () => reopen(stage, tab),
    starve: () => void (tab.fuel = d.below(60)),
    freeze: () => void (tab.isFrozen = !tab.isFrozen),
    weather: () => void (network.weather = weatherOf(stage)),
    abort: () => abortFlush(),
    follow: () => void (tab.who = d.pick(tabs).who),
  }
}

/** The network and the phone are well again, and all that was under way ends. */
export const heal = async (stage: PhoneStage): Promise<void> => {
  const { world, network, device, tabs } = stage
  network.weather = FAIR
  device.room = Infinity
  for (const tab of tabs) tab.isFrozen = false
  if (world.dice.chance(0.5)) for (const tab of tabs) await world.kill(tab)
  await finish(stage)
}

/** Turns in which a healthy network must take everything. */
const TURNS_MAX = 12

/** Sends until `isDone`; false where that does not come to be. */
export const sendAll = async (stage: PhoneStage, tab: Tab, isDone: () => Promise<boolean>): Promise<boolean> => {
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    await act(stage, tab, () => resetBackoff(tab.phone))
    await finish(stage)
    await act(stage, tab, () => flush(tab.phone))
    await finish(stage)
    if (await isDone()) return true
    await stage.world.later(400_000)
  }
  return isDone()
}
