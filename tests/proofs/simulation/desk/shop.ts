import * as v from 'valibot'
import { PILES, type DeskShipment, type PackForm, type Pile } from '../../../../src/contract/calls/staff/shipments.ts'
import type { DeskVariant } from '../../../../src/contract/calls/staff/variants.ts'
import { bodyOf, isCall, targetOf, type Asked } from './calls.ts'
import { DraftShop, isDraftPath } from './drafts.ts'
import { packParts, withLines } from './pack-parts.ts'
import { KeyedServer, no, type Arrival, type Guarantees, type Reply } from '../keyed-server.ts'
import {
  isPoison,
  line,
  ordersOf,
  pack,
  parcel,
  sellerOf,
  sellerOfPack,
  sellerOfParcel,
  skusOf,
  STAFF,
} from './goods.ts'
import { stepOf, type ShipmentVerb } from '../../../../src/contract/shipment-steps.ts'

/** Two shops behind the calls of the desk, by the shop's own table of moves. */

export interface DeskGuarantees extends Guarantees {
  /** Cash that is told again of a parcel is not added again. */
  cashOnce: boolean
  /** Pieces are added to the stock, and not put in its place. */
  adds: boolean
}

/** How a change of a key ended when it came first. */
export interface Ended {
  staff: number
  key: string
  call: string
  target: string
  body: unknown
  status: number
}

const answer = (data: object): Reply => ({ status: 200, body: { status: true, message: 'Saved', data } })
export class DeskShop extends KeyedServer {
  readonly parcels = new Map<string, DeskShipment>()
  readonly packs = new Map<string, DeskVariant>()
  readonly drafting = new DraftShop()
  /** By the order in which they ended. */
  readonly ended: Ended[] = []
  /** What was said last to have been taken in cash for a parcel. */
  readonly cash = new Map<string, number>()
  /** Every price that a pack has had. */
  readonly prices = new Map<string, Set<number>>()
  /** Whose stock changed by a parcel, of which no answer about the pack tells. */
  readonly restocked = new Set<string>()
  /** Pieces that came and went without staff having counted them. */
  readonly elsewhere = new Map<string, number>()
  /** How much has changed so far. */
  version = 0
  readonly #guarantees: DeskGuarantees
  #lines = 0
  #moments = 0

  constructor(guarantees: DeskGuarantees) {
    super(guarantees)
    this.#guarantees = guarantees
    for (const seller of STAFF.map(sellerOf)) {
      for (const sku of skusOf(seller)) {
        this.packs.set(sku, pack(sku))
        this.prices.set(sku, new Set([pack(sku).selling_price]))
      }
      for (const order of ordersOf(seller)) this.order(seller, order)
    }
  }

  /** A customer's order comes in. */
  order(seller: number, order = `HD${seller}${100 + this.parcels.size}`): void {
    const skus = skusOf(seller)
    const lines = [3, 1].map((quantity, at) => line(++this.#lines, skus[at] ?? '', quantity))
    this.parcels.set(`${order}-1`, parcel(order, lines))
    this.version++
  }

  /** What was sold elsewhere, or counted there. */
  changeStock(sku: string, wanted: number): void {
    this.#setPack(sku, ({ stock }) => {
      const add = Math.max(-stock, wanted)
      this.elsewhere.set(sku, (this.elsewhere.get(sku) ?? 0) + add)
      return { stock: stock + add }
    })
  }

  setPrice(sku: string, selling_price: number): void {
    this.prices.get(sku)?.add(selling_price)
    this.#setPack(sku, () => ({ selling_price }))
  }

  read(path: string, token: string, query: URLSearchParams): Reply {
    if (path === 'health') return answer({})
    const staff = this.tokens.get(token)
    if (staff === undefined) return no(401, 'UNAUTHORISED')
    if (path === 'desk/variants') {
      const data = [...this.packs.values()].filter(({ seller_id }) => seller_id === sellerOf(staff))
      return { status: 200, body: { status: true, data, meta: { next_cursor: null } } }
    }
    if (path.startsWith('desk/drafts')) return this.drafting.read(staff, path)
    if (path === 'desk/cash/own') return answer({ holds: 0 })
    const data = this.pile(sellerOf(staff), v.parse(v.picklist(Object.keys(PILES) as Pile[]), query.get('pile')))
    return { status: 200, body: { status: true, data } }
  }

  pile(seller: number, pile: Pile): DeskShipment[] {
    const states: readonly string[] = PILES[pile]
    return [...this.parcels.values()].filter(({ seller_id, state }) => seller_id === seller && states.includes(state))
  }

  protected stateOf(): string {
    return String(this.version)
  }

  protected change(staff: number, arrival: Arrival): Reply {
    const { path, text, key, acct } = arrival
    if (isDraftPath(path)) {
      if (acct !== staff) this.strangers.push(`${acct} under the log-in of ${staff}`)
      this.version++
      return this.drafting.change(staff, arrival)
    }
    const { target, call } = targetOf(path)
    const owner = path.startsWith('desk/variants') ? sellerOfPack(target) : sellerOfParcel(target)
    if (owner !== sellerOf(staff)) this.strangers.push(`${target} by ${staff}`)
    if (acct !== staff) this.strangers.push(`${acct} under the log-in of ${staff}`)
    if (this.isPoisoned && isPoison(target)) return no(500, 'BROKEN')
    const body: unknown = text === null ? null : JSON.parse(text)
    const said = this.make({ staff, call, target, body })
    this.ended.push({ staff, key, call, target, body, status: said.status })
    return said
  }

  /** What staff asks for, from this phone or from another. */
  make({ staff, call, target, body: sent }: Asked): Reply {
    if (!isCall(call)) return no(404, 'NOT_FOUND')
    const parsed = bodyOf(call, sent)
    if (parsed === undefined) return no(422, 'INVALID')
    // Safe: the schema of this very call has parsed it.
    const body = parsed as never
    if (call === 'stock') return this.#addStock(staff, target, body)
    if (call === 'price') return this.#setSeenPrice(staff, target, body)
    const known = this.parcels.get(target)
    if (known?.seller_id !== sellerOf(staff)) return no(404, 'NOT_FOUND')
    switch (call) {
      case 'pack':
        return this.#pack(known, body)
      case 'unpack':
        return this.#move(known, 'unpack')
      case 'hand-over': {
        const { carrier, tracking }: { carrier?: string; tracking?: string } = body
        const noted = { carrier: carrier ?? null, tracking: tracking ?? null }
        return this.#move(known, carrier ? 'ship' : 'sendOut', { noted })
      }
      case 'deliver':
        return this.#deliver(known, body)
      case 'fail':
        return this.#move(known, 'fail', body)
      case 'take-back':
        return this.#move(known, 'takeBack')
      case 'send-again':
        return this.#move(known, 'sendOut')
      case 'come-back':
        return this.#move(known, 'comeBack')
      case 'receive': {
        const { restock, reason }: { restock: boolean; reason: string } = body
        return this.#move(known, restock ? 'returnToStock' : 'return', { reason })
      }
    }
  }

  #move(
    before: DeskShipment,
    verb: ShipmentVerb,
    { noted = {}, reason = null }: { noted?: Partial<DeskShipment>; reason?: string | null } = {},
  ): Reply {
    const step = stepOf(verb, before.state)
    if (step === undefined) return no(409, 'NOT_ALLOWED_NOW', { state: before.state })
    const to = typeof step.to === 'function' ? step.to({ packedAt: null, carrier: before.carrier }) : step.to
    const lines = step.endsLines ? before.lines.map((one) => ({ ...one, cancelled: true })) : before.lines
    if (step.stockBack) for (const { sku, quantity } of before.lines) this.#restock(sku, quantity)
    this.#store({ ...before, ...noted, ...withLines(lines), state: to, reason: reason ?? before.reason })
    return answer({ id: before.id, state: to })
  }

  #store(changed: DeskShipment): void {
    this.version++
    const moved_at = new Date(Date.parse(changed.order_date) + ++this.#moments).toISOString()
    this.parcels.set(changed.id, { ...changed, moved_at })
  }

  #pack(before: DeskShipment, form: PackForm): Reply {
    if (stepOf('pack', before.state) === undefined) return no(409, 'NOT_ALLOWED_NOW', { state: before.state })
    const parts = packParts(before, form, () => ++this.#lines)
    if (parts === undefined) return no(422, 'INVALID')
    this.#store({ ...before, ...withLines(parts.inside), state: 'packed' })
    const moved = { id: before.id, state: 'packed' }
    if (parts.outside.length === 0) return answer(moved)
    const count = [...this.parcels.values()].filter(({ order_id }) => order_id === before.order_id).length
    const rest = `${before.order_id}-${count + 1}`
    this.#store({ ...before, ...withLines(parts.outside), id: rest, cash_taken: null })
    return answer({ ...moved, rest, rest_lines: parts.renamed })
  }

  #deliver(before: DeskShipment, { cash_taken }: { cash_taken: number }): Reply {
    const isToMove = stepOf('deliver', before.state) !== undefined
    const isKnown = before.cash_taken !== null && this.#guarantees.cashOnce
    if (!isToMove && (cash_taken === 0 || isKnown)) return no(409, 'NOT_ALLOWED_NOW', { state: before.state })
    if (cash_taken > 0) this.cash.set(before.id, cash_taken)
    const known = before.cash_taken ?? 0
    const noted = { cash_taken: this.#guarantees.cashOnce ? cash_taken || known : cash_taken + known }
    if (isToMove) return this.#move(before, 'deliver', { noted })
    this.#store({ ...before, ...noted })
    return answer({ id: before.id, state: before.state, moved: false })
  }

  #setPack(sku: string, changed: (before: DeskVariant) => Partial<DeskVariant>): void {
    const before = this.packs.get(sku)
    if (before === undefined) return
    this.version++
    this.packs.set(sku, { ...before, ...changed(before) })
  }

  #restock(sku: string, quantity: number): void {
    this.restocked.add(sku)
    this.changeStock(sku, quantity)
  }

  #addStock(staff: number, sku: string, { add }: { add: number }): Reply {
    const known = this.packs.get(sku)
    if (known?.seller_id !== sellerOf(staff)) return no(404, 'NOT_FOUND')
    if (known.stock + add < 0)
      return no(409, 'CONFLICT', { on_hand: known.stock + known.reserved, reserved: known.reserved })
    this.#setPack(sku, ({ stock }) => ({ stock: this.#guarantees.adds ? stock + add : Math.max(0, add) }))
    return answer(this.packs.get(sku) ?? {})
  }

  #setSeenPrice(staff: number, sku: string, { selling_price, seen }: { selling_price: number; seen: number }): Reply {
    const known = this.packs.get(sku)
    if (known?.seller_id !== sellerOf(staff)) return no(404, 'NOT_FOUND')
    const current = known.selling_price
    if (current !== seen && current !== selling_price) return no(409, 'PRICE_MOVED', { current })
    if (selling_price > known.price) return no(422, 'INVALID')
    this.setPrice(sku, selling_price)
    return answer(this.packs.get(sku) ?? {})
  }
}
