import type { DeadRow } from '../../../../src/client/db/records.ts'
import { isMoveOp } from '../../../../src/desk/shipments/moves.shared.ts'
import { stable } from '../compare.ts'
import type { DeskStage } from './stage.ts'
import type { Ended } from './shop.ts'
import { thingOf, type Wanted, type WantedOf } from './wanted.ts'

/** What became of every change that staff has made: it took effect, or it stands refused with a reason. */

interface Looked {
  stage: DeskStage
  wanted: WantedOf
  /** How the changes of this account ended, by their names. */
  ended: ReadonlyMap<string, Ended>
  dead: readonly DeadRow[]
}

export const checkChanges = async (stage: DeskStage, acct: number, dead: readonly DeadRow[]): Promise<void> => {
  const { shop, staff, world } = stage
  const wanted = staff.wanted.get(acct)
  if (wanted === undefined) return
  const keys = new Set(wanted.changes.map(({ key }) => key))
  const firsts = shop.ended.filter(({ key }, at) => shop.ended.findIndex((other) => other.key === key) === at)
  for (const { key, staff: by } of firsts)
    if (keys.has(key) && by !== acct) world.blame(`across shops: ${key} of ${acct} was sent by ${by}`)
  const ended = new Map(firsts.filter(({ staff: by }) => by === acct).map((one) => [one.key, one]))
  const looked: Looked = { stage, wanted, ended, dead }
  const sure = wanted.changes.filter(({ change }) => wanted.isSure(change.target))
  for (const [thing, changes] of Map.groupBy(sure, ({ change }) => thingOf(change))) {
    checkOrder(looked, thing, changes)
    const [{ op, target } = { op: '', target: '' }] = changes.map(({ change }) => change)
    if (isMoveOp(op)) checkMoves(looked, changes)
    else if (op === 'desk.stock') checkStock(looked, target, changes)
    else checkPrice(looked, target, changes)
  }
  for (const one of ended.values()) if (one.status !== 200 && wanted.isSure(one.target)) checkRefused(looked, one)
}

/** Those that ended did so in the order in which they were made. */
const checkOrder = ({ stage, ended }: Looked, thing: string, changes: readonly Wanted[]): void => {
  const made = changes.map(({ key }) => key).filter((key) => ended.has(key))
  const done = [...ended.keys()].filter((key) => made.includes(key))
  if (stable(made) !== stable(done)) stage.world.blame(`out of order: ${thing} was ${stable(done)} not ${stable(made)}`)
}

const UNDOES: Partial<Record<string, readonly string[]>> = {
  'desk.unpack': ['desk.pack'],
  'desk.take-back': ['desk.deliver', 'desk.fail'],
}
const isUndone = ({ change }: Wanted, next: Wanted | undefined): boolean =>
  UNDOES[next?.change.op ?? '']?.includes(change.op) === true

/** All end at the shop; only what was undone before any of it was sent may be left out. */
const checkMoves = ({ stage, ended }: Looked, changes: readonly Wanted[]): void => {
  const left = changes.filter(({ key }) => !ended.has(key))
  const isPair = (one: Wanted, next: Wanted | undefined): boolean =>
    isUndone(one, next) &&
    next !== undefined &&
    ![one, next].some(({ key }) => stage.network.sent.has(key)) &&
    changes.indexOf(next) === changes.indexOf(one) + 1
  for (let at = 0; at < left.length; at++) {
    const one = left[at]
    if (one === undefined) continue
    if (isPair(one, left[at + 1])) at++
    else stage.world.blame(`lost: ${one.change.op} of ${one.change.target}`)
  }
}

const addOf = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'add' in body ? Number(body.add) : 0
export const sumOfAdds = (changes: readonly { body: unknown }[]): number =>
  changes.reduce((all, { body }) => all + addOf(body), 0)
const priceOf = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'selling_price' in body ? Number(body.selling_price) : 0

/** What was added and what was refused is what was wanted, however it was joined on its way. */
const checkStock = ({ stage, ended }: Looked, sku: string, changes: readonly Wanted[]): void => {
  const wanted = sumOfAdds(changes.map(({ change }) => change))
  const told = sumOfAdds([...ended.values()].filter((one) => one.call === 'stock' && one.target === sku))
  if (wanted !== told) stage.world.blame(`lost: the shop was told of ${told} pieces of ${sku} and not of ${wanted}`)
}

/** The price that was set last is the last that the shop was told, unless it is the one that was there before. */
const checkPrice = ({ stage, ended }: Looked, sku: string, changes: readonly Wanted[]): void => {
  const last = priceOf(changes.at(-1)?.change.body)
  const told = [...ended.values()].filter((one) => one.call === 'price' && one.target === sku).at(-1)
  const isPutBack = changes.some(({ change }) => change.op === 'desk.price' && change.body.seen === last)
  if (priceOf(told?.body) !== last && !isPutBack)
    stage.world.blame(`lost: the price ${last} of ${sku}; the shop was told ${priceOf(told?.body)}`)
}

const checkRefused = ({ stage, wanted, dead, ended }: Looked, { key, call, target, body, status }: Ended): void => {
  const { world, shop, hasColleagues } = stage
  const row = dead.find((one) => one.key === key)
  const what = `${call} ${target} (${status})`
  if (row === undefined && !wanted.seen.has(key)) world.blame(`forgotten: ${what} was refused and is told to nobody`)
  if (!hasColleagues) world.blame(`refused without reason: ${what} ${stable(body)}`)
  if (call === 'deliver' && cashOf(body) > 0 && !shop.cash.has(target)) world.blame(`lost: the cash for ${target}`)
  const seen = typeof body === 'object' && body !== null && 'seen' in body ? Number(body.seen) : undefined
  if (call === 'price' && seen !== undefined) {
    const sent = [...ended.values()].filter((one) => one.target === target).map((one) => priceOf(one.body))
    if (shop.prices.get(target)?.has(seen) !== true && !sent.includes(seen))
      world.blame(`a price that nobody had: ${seen} of ${target}`)
  }
}

const cashOf = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'cash_taken' in body ? Number(body.cash_taken) : 0
