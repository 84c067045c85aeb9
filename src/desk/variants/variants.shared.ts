import * as v from 'valibot'
import { staffVariants, DeskVariant, type PriceChange } from '../../contract/calls/staff/variants.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { ChangeRow } from '../../client/db/records.ts'
import { defineCollection, type Asker } from '../../client/sync/collection.ts'
import { freeze, type Mutator } from '../../client/sync/mutator.ts'
import { withPending } from '../../client/sync/optimistic-view.ts'
import type { StaffAnswer } from '../../contract/staff-calls.ts'
import type { callDesk } from '../desk-api.shared.ts'

/**
 * The packs of the shop that this phone has seen, and what staff did with them since laid over them: stock as a difference, a price with the one that was seen. They lie beside
 * what else is known of the one who is logged in, and are cleared with it. `title` is only for the screen.
 */

export type GoodsChange =
  | { op: 'desk.stock'; target: string; body: { add: number; title: string } }
  | { op: 'desk.price'; target: string; body: PriceChange & { title: string } }

/** A phone holds this many; the rest are searched for with network. */
const PACKS_MAX = 1_000

const goodsKey = (acct: number): string => `${acct}:goods`

const Goods = v.fallback(v.array(DeskVariant), [])

/** A pack as the desk shows it. */
export interface PackView extends DeskVariant {
  /** A change of it is saved on this phone only. */
  unsent: boolean
}

export const savedGoods = async ({ db }: LocalDb, acct: number): Promise<DeskVariant[]> =>
  v.parse(Goods, (await db.meta.get(goodsKey(acct)))?.value)

/** Whether the server has ever said what there is. */
export const hasGoods = async ({ db }: LocalDb, acct: number): Promise<boolean> =>
  (await db.meta.get(goodsKey(acct))) !== undefined

const replaceGoods = ({ db }: LocalDb, acct: number, rows: readonly DeskVariant[]) =>
  db.meta.put({ key: goodsKey(acct), value: rows.slice(0, PACKS_MAX) })

const isGoodsChange = (record: ChangeRow): record is ChangeRow & GoodsChange =>
  record.op === 'desk.stock' || record.op === 'desk.price'

/** What is other of a pack after a change, which the server may yet refuse. */
const changed = (pack: DeskVariant, { op, body }: GoodsChange): Partial<DeskVariant> =>
  op === 'desk.stock' ? { stock: pack.stock + body.add } : { selling_price: body.selling_price }

/** The packs as staff left them. */
export const withChanges = (saved: readonly DeskVariant[], pending: readonly ChangeRow[]): PackView[] =>
  withPending<PackView>(
    goods.name,
    saved.map((pack) => ({ ...pack, unsent: false })),
    pending,
  )

const nearlyGoneFirst = (a: DeskVariant, b: DeskVariant): number => a.stock - b.stock || a.sku.localeCompare(b.sku)

/** Those that hold a text, what is nearly gone first, as the server lists them. */
export const searchGoods = (packs: readonly DeskVariant[], typed: string, seller?: string): string[] => {
  const wanted = typed.trim().toLowerCase()
  return packs
    .filter(({ seller_id }) => seller === undefined || String(seller_id) === seller)
    .filter(({ title, sku, variant_name }) =>
      [title, sku, variant_name].some((words) => words.toLowerCase().includes(wanted)),
    )
    .sort(nearlyGoneFirst)
    .map(({ sku }) => sku)
}

/** A page of the packs that hold a text. */
export interface GoodsQuery {
  /** All of them where it is empty. */
  q: string
  /** The shop, for the operator's people; without it all that they see. */
  seller?: string | undefined
  cursor?: string | undefined
}

/**
 * A page is added to what the phone has, or is all of it. A known pack whose change is on its way stays as it was: the
 * answer may contain the change that is still laid over it.
 */
export const pageOf = ({ q, seller, cursor }: GoodsQuery) => ({
  fetch: (call: typeof callDesk, { token }: Asker) =>
    call('deskVariants', {
      query: {
        ...(q !== '' && { q }),
        ...(seller !== undefined && { seller }),
        ...(cursor !== undefined && { cursor }),
      },
      token,
    }),
  write: async (local: LocalDb, acct: number, { data, meta }: StaffAnswer<'deskVariants'>) => {
    const before = await savedGoods(local, acct)
    const sent = await local.db.outbox.where('acct').equals(acct).toArray()
    const underWay = new Set(sent.filter((row) => isGoodsChange(row) && row.attempts > 0).map(({ target }) => target))
    const stays = new Map(before.filter(({ sku }) => underWay.has(sku)).map((pack) => [pack.sku, pack]))
    const known = data.map((pack) => stays.get(pack.sku) ?? pack)
    const names = new Set(data.map(({ sku }) => sku))
    const isAll = q === '' && seller === undefined && cursor === undefined && meta.next_cursor === null
    return replaceGoods(local, acct, isAll ? known : [...known, ...before.filter(({ sku }) => !names.has(sku))])
  },
})

/** Writes the pack of a change anew. */
const rewrite = async (local: LocalDb, { acct, target }: ChangeRow, anew: (pack: DeskVariant) => DeskVariant) => {
  if (!(await hasGoods(local, acct))) return
  const packs = await savedGoods(local, acct)
  await replaceGoods(
    local,
    acct,
    packs.map((pack) => (pack.sku === target ? anew(pack) : pack)),
  )
}

const Answer = v.object({ data: DeskVariant })

/** What a refusal tells of the pack. */
const MovedPrice = v.object({ current: v.number() })
const ShortStock = v.object({ on_hand: v.number(), reserved: v.number() })

/** The price that a refused change would have overwritten unseen. */
export const movedPriceOf = (data: unknown): number | undefined => {
  const moved = v.safeParse(MovedPrice, data)
  return moved.success ? moved.output.current : undefined
}

export const goods = defineCollection({
  name: 'goods',
  ...pageOf({ q: '' }),
  // What was changed is as the answer says. The rest is not, for the answer may be as old as the change, and another
  // one was confirmed since.
  confirm: (local, change, answer) =>
    rewrite(local, change, (pack) => {
      const told = v.safeParse(Answer, answer)
      if (!told.success) return isGoodsChange(change) ? { ...pack, ...changed(pack, change) } : pack
      const { stock, reserved, price, selling_price } = told.output.data
      return change.op === 'desk.stock' ? { ...pack, stock, reserved } : { ...pack, price, selling_price }
    }),
  refuse: (local, change, data) =>
    rewrite(local, change, (pack) => {
      const short = v.safeParse(ShortStock, data)
      if (short.success)
        return { ...pack, stock: short.output.on_hand - short.output.reserved, reserved: short.output.reserved }
      return { ...pack, selling_price: movedPriceOf(data) ?? pack.selling_price }
    }),
  isKnown: () => true,
})

type ChangeOf<Op extends GoodsChange['op']> = Extract<GoodsChange, { op: Op }>

const apply = (shown: PackView[], change: GoodsChange): PackView[] =>
  shown.map((pack) => (pack.sku === change.target ? { ...pack, ...changed(pack, change), unsent: true } : pack))

/** The most pieces of one change, as in the contract. */
const ADD_MAX = 1_000_000

const addStock: Mutator<ChangeOf<'desk.stock'>, PackView> = {
  schema: v.looseObject({ body: v.looseObject({ add: v.number(), title: v.string() }) }),
  lane: ({ target }) => `stock:${target}`,
  request: ({ target, body: { add } }) => freeze(staffVariants.deskStockAdd, { sku: target }, { add }),
  // The joined change takes the name of the new one, so that one reported as failed and repeated is not added twice.
  // Two that add up to nothing are both sent, for the same reason.
  merge: (change, tail) => {
    if (tail.op !== 'desk.stock') return undefined
    // Safe: a row with this name was checked with the schema above.
    const add = (tail.body as ChangeOf<'desk.stock'>['body']).add + change.body.add
    if (add === 0 || Math.abs(add) > ADD_MAX) return undefined
    return { remove: [tail.seq], append: { ...change, body: { ...change.body, add } } }
  },
  collection: () => goods.name,
  apply,
}

const setPrice: Mutator<ChangeOf<'desk.price'>, PackView> = {
  schema: v.looseObject({
    body: v.looseObject({ selling_price: v.number(), seen: v.number(), title: v.string() }),
  }),
  lane: ({ target }) => `price:${target}`,
  request: ({ target, body: { selling_price, seen } }) =>
    freeze(staffVariants.deskPriceSet, { sku: target }, { selling_price, seen }),
  // The price that was seen first is the shop's; the one in between was never sent.
  merge: (change, tail) => {
    if (tail.op !== 'desk.price') return undefined
    // Safe: a row with this name was checked with the schema above.
    const { seen } = tail.body as ChangeOf<'desk.price'>['body']
    if (change.body.selling_price === seen) return { remove: [tail.seq], append: false }
    return { rewrite: { ...tail, body: { ...change.body, seen } }, append: false }
  },
  collection: () => goods.name,
  apply,
}

export const goodsMutators: { [Op in GoodsChange['op']]: Mutator<ChangeOf<Op>, PackView> } = {
  'desk.stock': addStock,
  'desk.price': setPrice,
}
