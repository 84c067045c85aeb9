import type { DeskShipment, Pile } from '../../../../src/contract/calls/staff/shipments.ts'
import type { DeskVariant } from '../../../../src/contract/calls/staff/variants.ts'
import { readSession } from '../../../../src/client/session/session.ts'
import { forgetStaff } from '../../../../src/desk/login/desk-login.shared.ts'
import { savedGoods, withChanges } from '../../../../src/desk/variants/variants.shared.ts'
import { pileOf, savedParcels, withMoves } from '../../../../src/desk/shipments/shipments.shared.ts'
import { failedChanges, pendingChanges } from '../../../../src/client/sync/queue.ts'
import { same } from '../compare.ts'
import { heal, sendAll } from '../phone-events.ts'
import type { Tab } from '../phones.ts'
import { act, finish } from '../scenario-context.ts'
import { isPoison, pack, sellerOf, STAFF } from './goods.ts'
import { checkChanges, sumOfAdds } from './outcome.ts'
import { checkDrafts } from './drafts.ts'
import { pull } from './lists.ts'
import type { DeskStage } from './stage.ts'

/** The network heals and everything is sent; then screen and server must agree, and nothing may be lost. */

const PILE_NAMES: Pile[] = ['to_pack', 'packed', 'on_the_way', 'coming_back']

export const endDeskWell = async (stage: DeskStage): Promise<void> => {
  const { world, shop, network, device, staff } = stage
  await heal(stage)
  const tab = await device.open(null)
  const accounts = STAFF.filter((acct) => (staff.wanted.get(acct)?.changes.length ?? 0) > 0)
  const drafting = STAFF.filter((acct) => (staff.drafter.intents.get(acct)?.size ?? 0) > 0)
  for (const isPoisoned of [true, false]) {
    shop.isPoisoned = isPoisoned
    for (const acct of new Set([...accounts, ...drafting])) await sendAllOf(stage, tab, acct)
  }
  for (const acct of accounts) await checkScreen(stage, tab, acct)
  for (const acct of drafting) await checkDrafts(stage, tab, acct)
  while (network.ghosts.length > 0) network.haunt()
  for (const acct of accounts) await checkChanges(stage, acct, await failedChanges(tab.phone, acct))
  for (const [key, count] of shop.effects) if (count > 1) world.blame(`twice: key ${key} took effect ${count} times`)
  for (const { id, cash_taken } of shop.parcels.values())
    if ((cash_taken ?? 0) !== (shop.cash.get(id) ?? 0))
      world.blame(`cash: ${cash_taken} is noted for ${id}, and ${shop.cash.get(id)} was taken`)
  for (const { sku, stock } of shop.packs.values()) {
    const counted = sumOfAdds(
      shop.ended.filter(({ call, target, status }) => call === 'stock' && target === sku && status === 200),
    )
    const due = pack(sku).stock + (shop.elsewhere.get(sku) ?? 0) + counted
    if (stock !== due) world.blame(`stock: ${stock} of ${sku} and not ${due}`)
  }
  for (const stranger of shop.strangers) world.blame(`across shops: ${stranger}`)
}

/** Whoever is logged in stays so, that what the phone has is checked as it is. */
const logIn = async (stage: DeskStage, tab: Tab, acct: number): Promise<void> => {
  const session = await readSession(tab.phone)
  tab.isQuick = true
  if (session.acct === acct && session.valid && stage.shop.tokens.get(session.token ?? '') === acct)
    tab.who = { acct, token: session.token ?? '' }
  else {
    await act(stage, tab, () => forgetStaff(tab.phone, false))
    await act(stage, tab, () => stage.staff.logIn(tab, acct))
  }
  tab.isQuick = false
}

/** Beside a change that always fails, every healthy change must be sent all the same. */
const sendAllOf = async (stage: DeskStage, tab: Tab, acct: number): Promise<void> => {
  const { world, shop } = stage
  await logIn(stage, tab, acct)
  const left = async () =>
    (await pendingChanges(tab.phone, acct)).filter(({ target }) => !shop.isPoisoned || !isPoison(target))
  if (await sendAll(stage, tab, async () => (await left()).length === 0)) return
  world.blame(`stuck: ${(await left()).map(({ op, target, state }) => `${op} ${target} ${state}`).join(', ')}`)
}

/** What a screen shows of a parcel, in one line. When it moved last the phone learns by lists alone. */
const inWords = ({ state, cash_due, cash_taken, carrier, tracking, reason, lines }: DeskShipment): string =>
  [
    `${state}, ${cash_due} due, ${cash_taken} taken, ${carrier} ${tracking}, ${reason}:`,
    ...lines
      .toSorted((a, b) => a.order_item_id - b.order_item_id)
      .map((line) => `${line.quantity} of ${line.order_item_id} for ${line.total_price}, lot ${line.lot}`),
  ].join(' ')

const piles = (parcels: readonly DeskShipment[]): Record<string, string> =>
  Object.fromEntries(PILE_NAMES.flatMap((pile) => pileOf(parcels, pile)).map((one) => [one.id, inWords(one)]))

const figures = (goods: readonly DeskVariant[]): Record<string, string> =>
  Object.fromEntries(
    goods.map(({ sku, stock, reserved, selling_price }) => [sku, `${stock} ${reserved} ${selling_price}`]),
  )

const checkScreen = async (stage: DeskStage, tab: Tab, acct: number): Promise<void> => {
  const { shop, staff, hasColleagues, pulled } = stage
  await logIn(stage, tab, acct)
  const { phone } = tab
  const parcelsShown = async () => withMoves(await savedParcels(phone, acct), await pendingChanges(phone, acct))
  const goodsShown = async () => withChanges(await savedGoods(phone, acct), await pendingChanges(phone, acct))
  const own = <T extends { seller_id: number }>(all: Iterable<T>): T[] =>
    [...all].filter(({ seller_id }) => seller_id === sellerOf(acct))
  const isSure = (target: string) => staff.wanted.get(acct)?.isSure(target) === true
  const sure = (list: readonly DeskShipment[]) => list.filter(({ id }) => isSure(id))
  const known = (list: readonly DeskVariant[]) => list.filter(({ sku }) => isSure(sku) && !shop.restocked.has(sku))
  const { epoch } = await readSession(phone)
  // Nobody else has changed anything, so the answers to its own changes tell the phone all.
  if (!hasColleagues && pulled.parcels === epoch)
    same(stage, 'parcels kept', piles(sure(await parcelsShown())), piles(sure(own(shop.parcels.values()))))
  if (!hasColleagues && pulled.goods === epoch)
    same(stage, 'goods kept', figures(known(await goodsShown())), figures(known(own(shop.packs.values()))))
  await act(stage, tab, () => pull(stage, tab))
  await finish(stage)
  same(stage, 'parcels', piles(await parcelsShown()), piles(own(shop.parcels.values())))
  same(stage, 'goods', figures(await goodsShown()), figures(own(shop.packs.values())))
}
