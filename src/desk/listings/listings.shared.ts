import * as v from 'valibot'
import { DeskDraft, staffListings } from '../../contract/calls/staff/listings.ts'
import type { DraftForm } from '../../contract/product/listing-form.ts'
import { isFailure, type Failure } from '../../client/api/failure.ts'
import { deleteFile, fileKey } from '../../client/db/files.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { ChangeRow } from '../../client/db/records.ts'
import { defineCollection } from '../../client/sync/collection.ts'
import { freeze, freezeFile, type Mutator } from '../../client/sync/mutator.ts'
import type { callDesk } from '../desk-api.shared.ts'

/**
 * Drafts of listings on their way to approval: the text in one change, each photograph in one of its own behind it.
 * `title` is only for the screen.
 */

export type ListingChange =
  | { op: 'desk.draft'; target: string; body: DraftForm }
  | { op: 'desk.picture'; target: string; body: { picture: string; title: string } }
  | { op: 'desk.withdraw'; target: string; body: { title: string } }

export const isListingChange = <C extends { op: string }>(change: C): change is C & ListingChange =>
  change.op === 'desk.draft' || change.op === 'desk.picture' || change.op === 'desk.withdraw'

/** A draft as the shop has it, and whether this phone has more of it. */
export interface DraftView {
  id: string
  title: string
  state: DeskDraft['state']
  reasons: DeskDraft['reasons']
  /** A change of it is saved on this phone only. */
  unsent: boolean
}

const draftsKey = (acct: number): string => `${acct}:drafts`

/** Those that a shop has not read the outcome of; it has few. */
const Drafts = v.fallback(v.array(DeskDraft), [])

export const savedDrafts = async ({ db }: LocalDb, acct: number): Promise<DeskDraft[]> =>
  v.parse(Drafts, (await db.meta.get(draftsKey(acct)))?.value)

const isOpen = ({ state }: Pick<DeskDraft, 'state'>): boolean => state !== 'approved'

const rewrite = async (local: LocalDb, acct: number, anew: (drafts: DeskDraft[]) => DeskDraft[]): Promise<unknown> =>
  local.db.meta.put({ key: draftsKey(acct), value: anew(await savedDrafts(local, acct)).filter(isOpen) })

/** In the place that it had, or as the last. */
const withDraft = (drafts: readonly DeskDraft[], draft: DeskDraft): DeskDraft[] =>
  drafts.some(({ id }) => id === draft.id)
    ? drafts.map((one) => (one.id === draft.id ? draft : one))
    : [...drafts, draft]

/** More are looked at on their own pages, with network. */
const WHOLE_MAX = 30

/** The list with all that stands in each, so that what was returned is mended without network. */
const fetchDrafts = async (call: typeof callDesk, token: string | undefined) => {
  const list = await call('deskDrafts', { query: { limit: '200' }, token })
  if (isFailure(list)) return list
  const open = list.data.filter(isOpen).slice(0, WHOLE_MAX)
  const whole = await Promise.all(open.map(({ id }) => call('deskDraft', { params: { id }, token })))
  const failed = whole.find((one): one is Failure => isFailure(one) && one.httpStatus !== 404)
  // Withdrawn or approved meanwhile: the rest is as true without it.
  return failed ?? { ...list, drafts: whole.flatMap((one) => (isFailure(one) ? [] : [one.data])) }
}

const Sent = v.object({ data: DeskDraft })
const Stored = v.object({ data: v.object({ id: v.string(), file: v.string(), pictures_missing: v.number() }) })

const confirmPicture = async (local: LocalDb, { acct, target }: ChangeRow, picture: string, answer: unknown) => {
  // The shop has it: of these bytes nothing is sent any more.
  await deleteFile(local, acct, picture)
  const stored = v.safeParse(Stored, answer)
  if (!stored.success) return
  const { id, file, pictures_missing } = stored.output.data
  await rewrite(local, acct, (drafts) =>
    drafts.map((draft) => {
      if (draft.id !== target) return draft
      const pictures = [...draft.pictures.filter((one) => one.id !== id), { id, file }]
      return { ...draft, pictures, picture: draft.picture ?? file, pictures_missing }
    }),
  )
}

export const drafts = defineCollection({
  name: 'drafts',
  fetch: (call: typeof callDesk, { token }) => fetchDrafts(call, token),
  write: (local, acct, answer) => rewrite(local, acct, (before) => ('drafts' in answer ? answer.drafts : before)),
  confirm: async (local, change, answer) => {
    if (!isListingChange(change)) return
    const { acct, target } = change
    if (change.op === 'desk.picture') return confirmPicture(local, change, change.body.picture, answer)
    const sent = v.safeParse(Sent, answer)
    await rewrite(local, acct, (all) => {
      if (change.op === 'desk.withdraw') return all.filter(({ id }) => id !== target)
      return sent.success ? withDraft(all, sent.output.data) : all
    })
  },
  isKnown: () => true,
})

/** What of a draft has not been sent, no byte of it. */
const unsentOf = (queue: readonly ChangeRow[], target: string): (ChangeRow & ListingChange)[] =>
  queue.filter(isListingChange).filter((row) => row.target === target && row.attempts === 0 && row.state !== 'parked')

type ChangeOf<Op extends ListingChange['op']> = Extract<ListingChange, { op: Op }>

const lane = ({ target }: ListingChange): string => `listing:${target}`

const sendDraft: Mutator<ChangeOf<'desk.draft'>, DraftView> = {
  schema: v.looseObject({
    body: v.looseObject({ form: v.looseObject({ title: v.string(), pictures: v.array(v.string()) }) }),
  }),
  lane,
  request: ({ target, body }) => freeze(staffListings.deskDraftSend, { id: target }, body),
  // What is typed anew takes the place of the text before, so that it stays ahead of its photographs.
  merge: (change, _tail, queue) => {
    const unsent = unsentOf(queue, change.target)
    const text = unsent.find(({ op }) => op === 'desk.draft')
    const { pictures } = change.body.form
    const remove = unsent.flatMap((row) =>
      row.op === 'desk.picture' && !pictures.includes(row.body.picture) ? [row.seq] : [],
    )
    return text === undefined
      ? { remove, append: true }
      : { remove, rewrite: { ...text, body: change.body }, append: false }
  },
  collection: () => drafts.name,
  apply: (shown, { target: id, body }) => {
    const sent: DraftView = { id, title: body.form.title, state: 'waiting', reasons: {}, unsent: true }
    return [...shown.filter((one) => one.id !== id), sent]
  },
}

const sendPicture: Mutator<ChangeOf<'desk.picture'>, DraftView> = {
  schema: v.looseObject({ body: v.looseObject({ picture: v.string(), title: v.string() }) }),
  lane,
  request: ({ target: id, body: { picture } }, acct) =>
    freezeFile(staffListings.deskDraftPicture, { id, picture }, fileKey(acct, picture)),
  dependsOn: ({ target }, refused) => refused.op === 'desk.draft' && refused.target === target,
  collection: () => drafts.name,
  apply: (shown, { target }) => shown.map((one) => (one.id === target ? { ...one, unsent: true } : one)),
}

const withdraw: Mutator<ChangeOf<'desk.withdraw'>, DraftView> = {
  schema: v.looseObject({ body: v.looseObject({ title: v.string() }) }),
  lane,
  request: ({ target: id }) => freeze(staffListings.deskDraftWithdraw, { id }),
  // The shop may have a former one, so it is told in any case.
  merge: ({ target }, _tail, queue) => ({ remove: unsentOf(queue, target).map(({ seq }) => seq), append: true }),
  isDone: (status) => status === 404,
  collection: () => drafts.name,
  apply: (shown, { target }) => shown.filter(({ id }) => id !== target),
}

export const listingMutators: { [Op in ListingChange['op']]: Mutator<ChangeOf<Op>, DraftView> } = {
  'desk.draft': sendDraft,
  'desk.picture': sendPicture,
  'desk.withdraw': withdraw,
}
