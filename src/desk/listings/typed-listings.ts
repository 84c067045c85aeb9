import * as v from 'valibot'
import { TypedListing, type DraftForm } from '../../contract/product/listing-form.ts'
import { draftsFor, draftsOf } from '../../client/db/drafts.ts'
import { deleteFile, fileNames, putFile } from '../../client/db/files.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { ChangeRow, DeadRow } from '../../client/db/records.ts'
import { isSupportedVersion } from '../../client/sync/changes.ts'
import { enqueueAll } from '../../client/sync/enqueue-all.ts'
import { areAnswered } from '../../client/sync/mirror.ts'
import { failedChanges, pendingChanges } from '../../client/sync/queue.ts'
import { drafts, isListingChange, savedDrafts, type ListingChange } from './listings.shared.ts'
import { typedOf } from './form-of.ts'

/** Listings as they are typed on this phone, until they are sent, and the photographs that go with them. */

export interface DraftOf {
  acct: number
  id: string
}

const NAME = 'listing:'

export const typedListings = draftsFor<DraftOf, TypedListing>(
  TypedListing,
  ({ id }) => NAME + id,
  ({ title, pictures, product_id, listing_id }) =>
    title === '' && pictures.length === 0 && product_id === null && listing_id === null,
)

export interface TypedDraft {
  id: string
  typed: TypedListing
  createdAt: number
}

const Dated = v.object({ createdAt: v.number() })

/** All that are typed and not sent, the latest first. */
export const typedDrafts = async ({ db }: LocalDb, acct: number): Promise<TypedDraft[]> => {
  const begin = draftsOf(acct) + NAME
  const rows = await db.meta.where('key').startsWith(begin).toArray()
  return rows
    .flatMap(({ key, value }) => {
      const typed = v.safeParse(TypedListing, value)
      const dated = v.safeParse(Dated, value)
      if (!typed.success) return []
      return { id: key.slice(begin.length), typed: typed.output, createdAt: dated.success ? dated.output.createdAt : 0 }
    })
    .sort((a, b) => b.createdAt - a.createdAt)
}

/** Changes of a draft that this build can read. */
const changesOf = <Row extends ChangeRow>(rows: readonly Row[], id?: string): (Row & ListingChange)[] =>
  rows.filter(isListingChange).filter((row) => isSupportedVersion(row) && (id === undefined || row.target === id))

export const queuedOf = async (local: LocalDb, { acct, id }: DraftOf) =>
  changesOf(await pendingChanges(local, acct), id)

export const refusedOf = async (local: LocalDb, { acct, id }: DraftOf) =>
  changesOf<DeadRow>(
    (await failedChanges(local, acct)).filter(({ reason }) => reason !== 'unreadable'),
    id,
  )

/** A draft as it was left on this phone: typed, sent and not confirmed, refused, or as the shop has it. */
export const openDraft = async (local: LocalDb, of: DraftOf): Promise<TypedListing | undefined> => {
  const typed = await typedListings.read(local, of)
  if (typed !== null) return typed
  const rows = [...(await refusedOf(local, of)), ...(await queuedOf(local, of))]
  const [text] = rows.filter((row) => row.op === 'desk.draft').reverse()
  if (text !== undefined) return typedOf(text.body)
  const known = (await savedDrafts(local, of.acct)).find(({ id }) => id === of.id)
  return known && typedOf(known)
}

/** A photograph and the draft that names it are written together, so that neither is ever without the other. */
export const savePicture = (local: LocalDb, of: DraftOf, typed: TypedListing, name: string, bytes: ArrayBuffer) =>
  local.write(['meta'], async () => {
    await putFile(local, of.acct, name, bytes)
    await local.db.meta.put({ key: typedListings.keyOf(of), value: { ...typed, createdAt: local.now() } })
  })

/**
 * Queues a draft with the photographs that only this phone has, in one transaction: whatever is cut off, all of it is
 * sent, or it is still typed.
 */
export const queueDraft = (local: LocalDb, of: DraftOf, body: DraftForm): Promise<void> =>
  enqueueAll(local, of.acct, async () => {
    await local.db.meta.delete(typedListings.keyOf(of))
    const here = new Set(await fileNames(local, of.acct))
    const queued = new Set(
      (await queuedOf(local, of)).flatMap((row) => (row.op === 'desk.picture' ? row.body.picture : [])),
    )
    const { title, pictures } = body.form
    const target = of.id
    return [
      { op: 'desk.draft', target, body },
      ...pictures
        .filter((picture) => here.has(picture) && !queued.has(picture))
        .map((picture) => ({ op: 'desk.picture', target, body: { picture, title } })),
    ]
  })

/** Takes a draft from this phone, and from the shop unless that certainly has none. */
export const discardDraft = async (local: LocalDb, of: DraftOf, title: string): Promise<void> => {
  const { acct, id } = of
  await enqueueAll(local, acct, async () => {
    const [queued, refused] = [await queuedOf(local, of), await refusedOf(local, of)]
    const isKnown = (await savedDrafts(local, acct)).some((draft) => draft.id === id)
    // After a log-in the phone does not know at once what was sent before it.
    const isListed = await areAnswered(local, acct, [drafts.name])
    const isSent = isKnown || !isListed || [...queued, ...refused].some(({ attempts }) => attempts > 0)
    await local.db.meta.delete(typedListings.keyOf(of))
    await local.db.dead.bulkDelete(refused.map((dead) => dead.id))
    if (isSent) return [{ op: 'desk.withdraw', target: id, body: { title } }]
    await local.db.outbox.bulkDelete(queued.map(({ seq }) => seq))
    return []
  })
  await sweepFiles(local, acct)
}

/** Deletes photographs that nothing typed and no change, of whatever kind, names any more. */
export const sweepFiles = (local: LocalDb, acct: number): Promise<void> =>
  local.write(['outbox', 'dead', 'meta'], async () => {
    const here = await fileNames(local, acct)
    if (here.length === 0) return
    const rows = [...(await pendingChanges(local, acct)), ...(await failedChanges(local, acct))]
    const typed = (await typedDrafts(local, acct)).flatMap(({ typed: { pictures } }) => pictures)
    const named = JSON.stringify([typed, rows.map(({ body }) => body)])
    for (const name of here) if (!named.includes(name)) await deleteFile(local, acct, name)
  })
