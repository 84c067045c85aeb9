import { useEffect, useState } from 'react'
import { watchDb } from '../../client/db/get-db.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import { withPending } from '../../client/sync/optimistic-view.ts'
import { pendingChanges, failedChanges } from '../../client/sync/queue.ts'
import { useDesk } from '../desk.store.ts'
import { drafts, isListingChange, savedDrafts, type DraftView } from './listings.shared.ts'
import { typedDrafts } from './typed-listings.ts'

/** A draft as the list shows it: what happened to it last on this phone comes first. */
export interface DraftEntry {
  id: string
  title: string
  state: 'typed' | 'refused' | 'unsent' | 'waiting' | 'returned'
  /** How many things are to be mended, and how many photographs are on their way. */
  reasons: number
  missing: number
}

const readEntries = async (local: LocalDb, acct: number): Promise<DraftEntry[]> => {
  const [typed, saved, pending, failed] = await Promise.all([
    typedDrafts(local, acct),
    savedDrafts(local, acct),
    pendingChanges(local, acct),
    failedChanges(local, acct),
  ])
  const shown = withPending<DraftView>(
    drafts.name,
    saved.map((draft) => ({ ...draft, unsent: false })),
    pending,
  )
  const refused = failed
    .filter(isListingChange)
    .flatMap((row) => (row.op === 'desk.draft' ? { id: row.target, title: row.body.form.title, row } : []))
  const entries = new Map<string, DraftEntry>()
  const add = (entry: DraftEntry) => entries.has(entry.id) || entries.set(entry.id, entry)
  for (const { id, typed: one } of typed)
    if (one.title !== '' || one.pictures.length > 0)
      add({ id, title: one.title, state: 'typed', reasons: 0, missing: 0 })
  for (const { id, title, row } of refused)
    add({ id, title, state: 'refused', reasons: Object.keys(row.fields ?? {}).length, missing: 0 })
  for (const { id, title, state, reasons, unsent } of shown) {
    const missing = saved.find((draft) => draft.id === id)?.pictures_missing ?? 0
    if (unsent) add({ id, title, state: 'unsent', reasons: 0, missing })
    else if (state !== 'approved') add({ id, title, state, reasons: Object.keys(reasons).length, missing })
  }
  return [...entries.values()]
}

/** All drafts that are not approved, on this phone or at the shop; nothing until they are read. */
export const useDrafts = (): DraftEntry[] | undefined => {
  const acct = useDesk(({ me }) => me?.staff_id)
  const [entries, setEntries] = useState<DraftEntry[]>()
  useEffect(() => (acct === undefined ? undefined : watchDb((local) => readEntries(local, acct), setEntries)), [acct])
  return entries
}
