import type { DeskDraft } from '../../../../src/contract/calls/staff/listings.ts'
import type { DraftForm } from '../../../../src/contract/product/listing-form.ts'
import { fileNames } from '../../../../src/client/db/files.ts'
import type { LocalDb } from '../../../../src/client/db/local-db.ts'
import { failedChanges, pendingChanges } from '../../../../src/client/sync/queue.ts'
import { BLANK } from '../../../../src/desk/listings/form-of.ts'
import { isListingChange, savedDrafts } from '../../../../src/desk/listings/listings.shared.ts'
import {
  discardDraft,
  openDraft,
  queueDraft,
  savePicture,
  sweepFiles,
  typedDrafts,
} from '../../../../src/desk/listings/typed-listings.ts'
import { no, type Arrival, type Reply } from '../keyed-server.ts'
import { atOnce, type Tab } from '../phones.ts'
import type { Dice } from '../prng.ts'
import { act, finish, type PhoneStage } from '../scenario-context.ts'
import { sellerOf, STAFF } from './goods.ts'

/** Listings that staff drafts with their photographs: what it does, what the shop has of it, and whether both agree. */

const PATH = /^desk\/drafts\/([^/]+)(?:\/pictures\/(.+))?$/
export const isDraftPath = (path: string): boolean => PATH.test(path)
/** A draft's name says whose it is. */
export const sellerOfDraft = (id: string): number => Number(id[1])

interface StoredDraft {
  form: DraftForm['form']
  pictures: Map<string, string>
}

/** Drafts as the shop has them. A photograph of the same name a second time is nothing new; one that no draft names is refused. */
export class DraftShop {
  readonly drafts = new Map<string, StoredDraft>()
  /** Photographs that came under two keys: they were sent twice. */
  readonly keys = new Map<string, Set<string>>()

  change(staff: number, { method, path, text, key }: Arrival): Reply {
    const [, id = '', picture] = PATH.exec(path) ?? []
    if (sellerOfDraft(id) !== sellerOf(staff)) return no(404, 'NOT_FOUND')
    const known = this.drafts.get(id)
    if (method === 'DELETE')
      return this.drafts.delete(id) ? { status: 200, body: { status: true, data: null } } : no(404, 'NOT_FOUND')
    if (picture !== undefined) return this.#store(known, picture, text ?? '', key)
    // Safe: it is what `queueDraft` was given.
    const { form } = JSON.parse(text ?? '') as DraftForm
    const pictures = new Map([...(known?.pictures ?? [])].filter(([name]) => form.pictures.includes(name)))
    this.drafts.set(id, { form, pictures })
    return { status: 200, body: { status: true, data: this.#shown(staff, id, form, pictures) } }
  }

  read(staff: number, path: string): Reply {
    const [, id] = PATH.exec(path) ?? []
    const own = [...this.drafts].filter(([name]) => sellerOfDraft(name) === sellerOf(staff))
    const data = own.map(([name, { form, pictures }]) => this.#shown(staff, name, form, pictures))
    if (id === undefined) return { status: 200, body: { status: true, data, meta: { next_cursor: null } } }
    const one = data.find((draft) => draft.id === id)
    return one === undefined ? no(404, 'NOT_FOUND') : { status: 200, body: { status: true, data: one } }
  }

  #store(known: StoredDraft | undefined, id: string, bytes: string, key: string): Reply {
    if (known === undefined || !known.form.pictures.includes(id)) return no(404, 'NOT_FOUND')
    this.keys.set(id, (this.keys.get(id) ?? new Set()).add(key))
    known.pictures.set(id, bytes)
    const missing = known.form.pictures.length - known.pictures.size
    return { status: 200, body: { status: true, data: { id, file: `${id}.webp`, pictures_missing: missing } } }
  }

  #shown(staff: number, id: string, form: DraftForm['form'], pictures: StoredDraft['pictures']): DeskDraft {
    return {
      id,
      listing_id: null,
      product_id: 5001,
      title: form.title,
      shop_name: 'Devi',
      seller_id: sellerOf(staff),
      state: 'waiting',
      picture: null,
      pictures_missing: form.pictures.length - pictures.size,
      sent_at: '2026-11-20T06:00:00.000Z',
      decide_by: '2026-11-22T06:00:00.000Z',
      form,
      pictures: [...pictures.keys()].map((name) => ({ id: name, file: `${name}.webp` })),
      stands: null,
      reasons: {},
    }
  }
}

const uuid = (kind: string, n: number): string => `${kind.padEnd(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`
const photoOf = (name: string): string => `photo ${name}`

/** What a person last did with a draft: sent it so, or threw it away. */
type Intent = { form: DraftForm['form'] } | 'discarded'

/** Somebody who drafts listings: only what a screen would offer. */
export class Drafter {
  readonly #dice: Dice
  /** By account and draft. What was cut off may have been done or not, so nothing is said of it. */
  readonly intents = new Map<number, Map<string, Intent | 'unsure'>>(STAFF.map((acct) => [acct, new Map()]))
  #names = 0

  constructor(dice: Dice) {
    this.#dice = dice
  }

  draft = (tab: Tab): Promise<void> =>
    atOnce(tab, async () => {
      const acct = tab.who?.acct
      if (acct === undefined) return
      const seen = await this.#seen(tab.phone, acct)
      const isNew = seen.length === 0 || this.#dice.chance(0.3)
      const id = isNew ? uuid(`d${sellerOf(acct)}`, ++this.#names) : this.#dice.pick(seen)
      await this.#goOn(tab.phone, { acct, id })
    })

  /** What lies on the phone of an account goes with a log-out that discards. */
  doubt(acct: number, ids: readonly string[]): void {
    for (const id of ids) this.intents.get(acct)?.set(id, 'unsure')
  }

  /** What the list of drafts would show. */
  async #seen(phone: LocalDb, acct: number): Promise<string[]> {
    const rows = [...(await pendingChanges(phone, acct)), ...(await failedChanges(phone, acct))].filter(isListingChange)
    const gone = new Set(rows.flatMap(({ op, target }) => (op === 'desk.withdraw' ? [target] : [])))
    const all = [
      ...(await typedDrafts(phone, acct)).map(({ id }) => id),
      ...rows.map(({ target }) => target),
      ...(await savedDrafts(phone, acct)).map(({ id }) => id),
    ]
    return [...new Set(all)].filter((id) => !gone.has(id)).toSorted()
  }

  async #goOn(phone: LocalDb, of: { acct: number; id: string }): Promise<void> {
    const dice = this.#dice
    const intents = this.intents.get(of.acct)
    const typed = (await openDraft(phone, of)) ?? { ...BLANK, product_id: 5001, title: `Neem ${of.id}` }
    const what = dice.next()
    if (what < 0.45 && typed.pictures.length < 5) {
      const name = uuid('f', ++this.#names)
      const kept = typed.pictures.filter(() => dice.chance(0.8))
      const bytes = new TextEncoder().encode(photoOf(name)).buffer
      return savePicture(phone, of, { ...typed, pictures: [...kept, name] }, name, bytes)
    }
    const before = intents?.get(of.id)
    intents?.set(of.id, 'unsure')
    if (what < 0.9) {
      const pack = { name: '1 l', price: 500, selling_price: 1 + dice.below(500), stock: 3, cod: true }
      const { title, pictures } = typed
      const form = { title, description: '', packs: [pack], pictures, about: null }
      await queueDraft(phone, of, { listing_id: null, product_id: 5001, form })
      intents?.set(of.id, { form })
    } else {
      await discardDraft(phone, of, typed.title)
      if (before !== undefined) intents?.set(of.id, 'discarded')
    }
  }
}

/** Everything was sent: the shop has each draft as it was left, each photograph whole, and the phone no bytes of them. */
export const checkDrafts = async (
  stage: PhoneStage & { shop: { drafting: DraftShop }; staff: { drafter: Drafter } },
  tab: Tab,
  acct: number,
): Promise<void> => {
  const { world, shop, staff } = stage
  const { phone } = tab
  const { drafts, keys } = shop.drafting
  const dead = (await failedChanges(phone, acct)).filter(isListingChange)
  for (const { op, target, reason } of dead)
    if (reason !== 'expired' && reason !== 'dependent')
      world.blame(`refused without reason: ${op} ${target} (${reason})`)
  const refused = new Set(dead.map(({ target }) => target))
  for (const [id, intent] of staff.drafter.intents.get(acct) ?? []) {
    if (intent === 'unsure' || refused.has(id)) continue
    const has = drafts.get(id)
    if (intent === 'discarded') {
      if (has !== undefined) world.blame(`not withdrawn: draft ${id}`)
      continue
    }
    if (JSON.stringify(has?.form) !== JSON.stringify(intent.form)) world.blame(`lost: the text of draft ${id}`)
    for (const name of intent.form.pictures) {
      if (has?.pictures.get(name) !== photoOf(name)) world.blame(`lost: photograph ${name} of draft ${id}`)
      if ((keys.get(name)?.size ?? 0) > 1)
        world.blame(`twice: photograph ${name} was sent under ${keys.get(name)?.size} keys`)
    }
  }
  await act(stage, tab, () => sweepFiles(phone, acct))
  await finish(stage)
  const typed = new Set((await typedDrafts(phone, acct)).flatMap((draft) => draft.typed.pictures))
  const left = (await fileNames(phone, acct)).filter((name) => !typed.has(name))
  if (left.length > 0 && refused.size === 0) world.blame(`left behind: the bytes of ${left.join(', ')}`)
}
