import * as v from 'valibot'
import { DeskVariant, type PriceChange } from '../../contract/calls/staff/variants.ts'
import { readSession } from '../../client/session/session.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { ChangeRow, Envelope } from '../../client/db/records.ts'

/**
 * The packs of the shop that this phone has seen, and what staff did with them since laid over them. They lie beside
 * what else is known of the one who is logged in, and are cleared with it. `title` is only for the screen.
 */

export type GoodsChange =
  | { op: 'desk.stock'; target: string; body: { add: number; title: string } }
  | { op: 'desk.price'; target: string; body: PriceChange & { title: string } }

/** A phone holds this many; the rest are searched for with network. */
const PACKS_MAX = 1_000

const keys = (acct: number) => ({ goods: `${acct}:goods`, confirmed: `${acct}:confirmed:goods` })

const Goods = v.fallback(v.array(DeskVariant), [])
const Count = v.fallback(v.number(), 0)

/** A pack as the desk shows it. */
export interface PackView extends DeskVariant {
  /** A change of it is saved on this phone only. */
  unsent: boolean
}

export const savedGoods = async ({ db }: LocalDb, acct: number): Promise<DeskVariant[]> =>
  v.parse(Goods, (await db.meta.get(keys(acct).goods))?.value)

/** Whether the server has ever said what there is. */
export const hasGoods = async ({ db }: LocalDb, acct: number): Promise<boolean> =>
  (await db.meta.get(keys(acct).goods)) !== undefined

const replaceGoods = ({ db }: LocalDb, acct: number, goods: readonly DeskVariant[]) =>
  db.meta.put({ key: keys(acct).goods, value: goods.slice(0, PACKS_MAX) })

const isGoodsChange = (record: ChangeRow): record is ChangeRow & GoodsChange =>
  record.op === 'desk.stock' || record.op === 'desk.price'

/** A pack after a change, which the server may yet refuse. */
const changePack = (pack: PackView, { op, body }: GoodsChange): PackView =>
  op === 'desk.stock'
    ? { ...pack, stock: pack.stock + body.add, unsent: true }
    : { ...pack, selling_price: body.selling_price, unsent: true }

/** The packs as staff left them. */
export const withChanges = (saved: readonly DeskVariant[], pending: readonly ChangeRow[]): PackView[] => {
  const changes = pending.filter(isGoodsChange)
  return saved.map((pack) =>
    changes
      .filter(({ target }) => target === pack.sku)
      .reduce<PackView>((shown, change) => changePack(shown, change), { ...pack, unsent: false }),
  )
}

const nearlyGoneFirst = (a: DeskVariant, b: DeskVariant): number => a.stock - b.stock || a.sku.localeCompare(b.sku)

/** Those that hold a text, what is nearly gone first, as the server lists them. */
export const searchGoods = (goods: readonly DeskVariant[], typed: string): string[] => {
  const wanted = typed.trim().toLowerCase()
  return goods
    .filter(({ title, sku, variant_name }) =>
      [title, sku, variant_name].some((words) => words.toLowerCase().includes(wanted)),
    )
    .sort(nearlyGoneFirst)
    .map(({ sku }) => sku)
}

export const confirmedGoods = async ({ db }: LocalDb, acct: number): Promise<number> =>
  v.parse(Count, (await db.meta.get(keys(acct).confirmed))?.value)

interface Told {
  goods: readonly DeskVariant[]
  /** How many changes were confirmed when it was asked for. */
  confirmed: number
  /** It is all that the shop has. */
  isAll: boolean
  /** The log-in under which it was asked for. */
  epoch: string
}

/**
 * Adds an answer to what the phone has; false where a change was confirmed since, so that it is out of date. A known
 * pack whose change is on its way stays as it was: the answer may contain the change that is still laid over it. What
 * comes after a log-out is thrown away.
 */
export const writeGoods = (local: LocalDb, acct: number, { goods, confirmed, isAll, epoch }: Told): Promise<boolean> =>
  local.write(
    ['session', 'meta', 'outbox'],
    async () => {
      if ((await readSession(local)).epoch !== epoch) return true
      if ((await confirmedGoods(local, acct)) !== confirmed) return false
      const before = await savedGoods(local, acct)
      const sent = await local.db.outbox.where('acct').equals(acct).toArray()
      const underWay = new Set(sent.filter((row) => isGoodsChange(row) && row.attempts > 0).map(({ target }) => target))
      const stays = new Map(before.filter(({ sku }) => underWay.has(sku)).map((pack) => [pack.sku, pack]))
      const known = goods.map((pack) => stays.get(pack.sku) ?? pack)
      const names = new Set(goods.map(({ sku }) => sku))
      await replaceGoods(local, acct, isAll ? known : [...known, ...before.filter(({ sku }) => !names.has(sku))])
      return true
    },
    'background',
  )

type Sent = GoodsChange & Pick<Envelope, 'acct'>

/** Writes a pack anew in the transaction that takes a change of it out of the queue. */
const rewrite = async (local: LocalDb, { acct, target }: Sent, anew: (pack: DeskVariant) => DeskVariant) => {
  const confirmed = await confirmedGoods(local, acct)
  await local.db.meta.put({ key: keys(acct).confirmed, value: confirmed + 1 })
  if (!(await hasGoods(local, acct))) return
  const goods = await savedGoods(local, acct)
  await replaceGoods(
    local,
    acct,
    goods.map((pack) => (pack.sku === target ? anew(pack) : pack)),
  )
}

const Answer = v.object({ data: DeskVariant })

/**
 * A change that the server has confirmed: what it changed is as the answer says. The rest is not, for the answer may be
 * as old as the change, and another one was confirmed since.
 */
export const confirmGoods = (local: LocalDb, change: Sent, answer: unknown): Promise<void> =>
  rewrite(local, change, (pack) => {
    const told = v.safeParse(Answer, answer)
    if (told.success) {
      const { stock, reserved, price, selling_price } = told.output.data
      return change.op === 'desk.stock' ? { ...pack, stock, reserved } : { ...pack, price, selling_price }
    }
    const { unsent: _unsent, ...changed } = changePack({ ...pack, unsent: false }, change)
    return changed
  })

/** What a refusal tells of the pack. */
const MovedPrice = v.object({ current: v.number() })
const ShortStock = v.object({ on_hand: v.number(), reserved: v.number() })

/** The price that a refused change would have overwritten unseen. */
export const movedPriceOf = (data: unknown): number | undefined => {
  const moved = v.safeParse(MovedPrice, data)
  return moved.success ? moved.output.current : undefined
}

/** A change that the server has refused: the pack is as the refusal says. */
export const refuseGoods = (local: LocalDb, change: Sent, data: unknown): Promise<void> =>
  rewrite(local, change, (pack) => {
    const short = v.safeParse(ShortStock, data)
    if (short.success)
      return { ...pack, stock: short.output.on_hand - short.output.reserved, reserved: short.output.reserved }
    return { ...pack, selling_price: movedPriceOf(data) ?? pack.selling_price }
  })
