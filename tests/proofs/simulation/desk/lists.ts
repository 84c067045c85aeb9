import { isLoggedOut } from '../../../../src/client/api/failure.ts'
import { readSession } from '../../../../src/client/session/session.ts'
import { isFailure } from '../../../../src/client/api/call.ts'
import type { LocalDb } from '../../../../src/client/db/local-db.ts'
import { forgetStaff } from '../../../../src/desk/login/desk-login.shared.ts'
import { goods, savedGoods } from '../../../../src/desk/variants/variants.shared.ts'
import { drafts, savedDrafts } from '../../../../src/desk/listings/listings.shared.ts'
import { parcels, savedParcels } from '../../../../src/desk/shipments/shipments.shared.ts'
import { pull as ask } from '../../../../src/client/sync/pull.ts'
import type { Tab } from '../phones.ts'
import { sellerOfDraft } from './drafts.ts'
import { sellerOf, sellerOfPack, sellerOfParcel, STAFF } from './goods.ts'
import type { DeskStage } from './stage.ts'

/** A phone asks for what its shop has. */

/** The shop does not know this log-in any more: the page ends it. */
export const leave = async (tab: Tab): Promise<void> => {
  tab.who = null
  await forgetStaff(tab.phone, false)
}

export const pull = async (stage: DeskStage, tab: Tab): Promise<void> => {
  const { shop, network, pulled } = stage
  const { phone } = tab
  const pulls = { parcels: () => ask(phone, parcels), goods: () => ask(phone, goods) }
  for (const list of ['parcels', 'goods'] as const) {
    const [{ epoch }, version, reads] = [await readSession(phone), shop.version, network.reads]
    const answer = await pulls[list]()
    if (isLoggedOut(answer)) return leave(tab)
    // What is asked for anew three times is given up, and the phone stays as it was.
    const isWritten = !isFailure(answer) && network.reads < reads + (list === 'parcels' ? 15 : 3)
    if (isWritten && shop.version === version && (await readSession(phone)).epoch === epoch) pulled[list] = epoch
  }
  if (isLoggedOut(await ask(phone, drafts))) return leave(tab)
  await checkRows(stage, phone)
}

/** No row of one shop may stand under the log-in of the other, and none of whoever has left. */
const checkRows = async ({ world }: DeskStage, phone: LocalDb): Promise<void> => {
  const { acct: present } = await readSession(phone)
  for (const acct of STAFF) {
    const [boxes, packs] = [await savedParcels(phone, acct), await savedGoods(phone, acct)]
    for (const { id } of boxes)
      if (sellerOfParcel(id) !== sellerOf(acct)) world.blame(`across shops: ${acct} sees ${id}`)
    for (const { sku } of packs)
      if (sellerOfPack(sku) !== sellerOf(acct)) world.blame(`across shops: ${acct} sees ${sku}`)
    const listings = await savedDrafts(phone, acct)
    for (const { id } of listings)
      if (sellerOfDraft(id) !== sellerOf(acct)) world.blame(`across shops: ${acct} sees draft ${id}`)
    if (acct !== present && boxes.length + packs.length + listings.length > 0)
      world.blame(`left behind: what ${acct} saw`)
  }
}
