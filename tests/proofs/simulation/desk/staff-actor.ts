import type { DeskChange } from '../../../../src/desk/desk.shared.ts'
import { forgetStaff, rememberStaff } from '../../../../src/desk/login/desk-login.shared.ts'
import { savedGoods, withChanges } from '../../../../src/desk/variants/variants.shared.ts'
import type { ParcelMove } from '../../../../src/desk/shipments/moves.shared.ts'
import { savedParcels, withMoves, type ParcelView } from '../../../../src/desk/shipments/shipments.shared.ts'
import { readSession } from '../../../../src/client/session/session.ts'
import { laneOf } from '../../../../src/client/sync/changes.ts'
import { discardDead, enqueue, failedChanges, pendingChanges, retryDead } from '../../../../src/client/sync/queue.ts'
import { abortFlush } from '../../../../src/client/sync/replay.ts'
import { atOnce, type Tab } from '../phones.ts'
import type { Dice } from '../prng.ts'
import { isListingChange } from '../../../../src/desk/listings/listings.shared.ts'
import { Drafter } from './drafts.ts'
import { sellerOf } from './goods.ts'
import type { DeskShop } from './shop.ts'
import type { WantedOf } from './wanted.ts'

/** What staff does at the desk: only what a screen would offer. */

/** How often staff changes what, and how busy it is compared with everything else that happens. */
export interface DeskHabit {
  move: number
  stock: number
  price: number
  /** How busy it is with drafts of listings. */
  draft: number
  pace: number
  length: number
}
export const EVERYTHING: DeskHabit = { move: 7, stock: 2, price: 2, draft: 4, pace: 9, length: 60 }

/** What the desk offers for a parcel in each state. */
const OFFERS: Partial<Record<ParcelView['state'], readonly ParcelMove['op'][]>> = {
  to_pack: ['desk.pack'],
  packed: ['desk.unpack', 'desk.hand-over', 'desk.hand-over'],
  shipped: ['desk.deliver', 'desk.fail'],
  out: ['desk.deliver', 'desk.fail'],
  failed: ['desk.take-back', 'desk.send-again', 'desk.come-back', 'desk.receive'],
  returning: ['desk.receive'],
}

export class StaffActor {
  readonly #dice: Dice
  readonly #shop: DeskShop
  readonly #habit: DeskHabit
  readonly wanted: ReadonlyMap<number, WantedOf>
  readonly drafter: Drafter
  #keys = 0

  constructor(dice: Dice, shop: DeskShop, habit: DeskHabit, wanted: ReadonlyMap<number, WantedOf>) {
    this.#dice = dice
    this.#shop = shop
    this.#habit = habit
    this.wanted = wanted
    this.drafter = new Drafter(dice)
  }

  change = (tab: Tab): Promise<void> =>
    atOnce(tab, async () => {
      const acct = tab.who?.acct
      if (acct === undefined) return
      const change = await this.#choose(tab, acct)
      if (change === undefined) return
      const wanted = this.wanted.get(acct)
      const lane = laneOf(acct, change)
      const before = (await failedChanges(tab.phone, acct)).filter((dead) => dead.lane === lane)
      const key = `key ${acct} ${++this.#keys}`
      await enqueue(tab.phone, acct, change, key)
      for (const dead of before) wanted?.seen.add(dead.key)
      wanted?.note(key, change)
    })

  /** A refused change is tried again or put away. */
  read = (tab: Tab): Promise<void> =>
    atOnce(tab, async () => {
      const acct = tab.who?.acct
      if (acct === undefined) return
      // A draft is mended in its form and never put away.
      const refused = (await failedChanges(tab.phone, acct)).filter((row) => !isListingChange(row))
      if (refused.length === 0) return
      const dead = this.#dice.pick(refused)
      const wanted = this.wanted.get(acct)
      if (this.#dice.chance(0.5)) await discardDead(tab.phone, dead.id)
      else {
        await retryDead(tab.phone, dead.id)
        const again = (await pendingChanges(tab.phone, acct)).at(-1)
        // Safe: it was refused as a change of the desk.
        if (again !== undefined) wanted?.note(again.key, again as unknown as DeskChange)
      }
      wanted?.seen.add(dead.key)
    })

  logIn = (tab: Tab, acct: number): Promise<void> =>
    atOnce(tab, async () => {
      const token = this.#shop.token(acct)
      const me = { staff_id: acct, name: 'Meena', role: 'owner' as const, seller_id: sellerOf(acct), shop_name: 'Devi' }
      await rememberStaff(tab.phone, me, token)
      tab.who = { acct, token }
    })

  /** Whoever logs out is asked whether what was not sent may go. */
  logOut = (tab: Tab): Promise<void> =>
    atOnce(tab, async () => {
      if (tab.who === null) return
      const { acct, token } = tab.who
      // Another tab's log-in has this one loaded anew before anybody presses.
      if ((await readSession(tab.phone)).acct === acct) {
        const left = [...(await pendingChanges(tab.phone, acct)), ...(await failedChanges(tab.phone, acct))]
        await forgetStaff(tab.phone, true)
        for (const row of left) this.wanted.get(acct)?.doubt(row)
        this.drafter.doubt(
          acct,
          left.map(({ target }) => target),
        )
        abortFlush()
        if (this.#dice.chance(0.7)) this.#shop.tokens.delete(token)
      }
      tab.who = null
    })

  async #choose(tab: Tab, acct: number): Promise<DeskChange | undefined> {
    const dice = this.#dice
    const { move, stock, price } = this.#habit
    let point = dice.next() * (move + stock + price)
    const pending = await pendingChanges(tab.phone, acct)
    if ((point -= move) < 0) {
      const shown = withMoves(await savedParcels(tab.phone, acct), pending)
      const movable = shown.filter(({ isRest, state }) => !isRest && OFFERS[state] !== undefined)
      return movable.length === 0 ? undefined : this.#move(dice.pick(movable), tab)
    }
    const goods = withChanges(await savedGoods(tab.phone, acct), pending)
    if (goods.length === 0) return undefined
    const { sku: target, title, stock: there, selling_price: seen } = dice.pick(goods)
    if ((point -= stock) < 0) {
      const add = dice.chance(0.5) && there > 0 ? -1 - dice.below(Math.min(there, 5)) : 1 + dice.below(9)
      return { op: 'desk.stock', target, body: { add, title } }
    }
    // Now and then it is put back to what it was.
    const before = pending.findLast((row) => row.op === 'desk.price' && row.target === target)?.body
    const back = typeof before === 'object' && before !== null && 'seen' in before ? Number(before.seen) : undefined
    const selling_price = back !== undefined && dice.chance(0.3) ? back : 1 + dice.below(9000)
    return selling_price === seen ? undefined : { op: 'desk.price', target, body: { selling_price, seen, title } }
  }

  #move({ id: target, state, lines, cash_due: due }: ParcelView, { phone }: Tab): DeskChange {
    const dice = this.#dice
    switch (dice.pick(OFFERS[state] ?? [])) {
      case 'desk.pack': {
        const isWhole = dice.chance(0.6)
        const packed = lines
          .filter((_, at) => at === 0 || isWhole || dice.chance(0.5))
          .map(({ order_item_id, quantity }) => ({
            order_item_id,
            quantity: isWhole ? quantity : 1 + dice.below(quantity),
            ...(dice.chance(0.3) && { lot: `L-${dice.below(50)}` }),
          }))
        return { op: 'desk.pack', target, body: { lines: packed } }
      }
      case 'desk.unpack':
        return { op: 'desk.unpack', target, body: null }
      case 'desk.hand-over':
        return { op: 'desk.hand-over', target, body: dice.chance(0.3) ? { carrier: 'Post', tracking: 'T-1' } : {} }
      case 'desk.deliver': {
        const cash_taken = dice.chance(0.8) ? due : dice.below(due + 1)
        return { op: 'desk.deliver', target, body: { cash_taken, at: new Date(phone.now()).toISOString() } }
      }
      case 'desk.fail':
        return { op: 'desk.fail', target, body: { reason: dice.pick(['Nobody was there', 'No cash']) } }
      case 'desk.take-back':
        return { op: 'desk.take-back', target, body: { cash_taken: 0 } }
      case 'desk.send-again':
        return { op: 'desk.send-again', target, body: null }
      case 'desk.come-back':
        return { op: 'desk.come-back', target, body: null }
      case 'desk.receive':
        return { op: 'desk.receive', target, body: { restock: dice.chance(0.5), reason: 'Came back' } }
    }
  }
}
