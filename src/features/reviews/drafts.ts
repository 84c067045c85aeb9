import { getDb } from '../../offline/db/open-db.ts'
import * as drafts from '../../offline/db/drafts.ts'
import type { Draft, DraftOf } from '../../offline/db/drafts.ts'

export type { Draft, DraftOf }

/** The unsent review of this pack; null without local storage. */
export const loadDraft = async (of: DraftOf): Promise<Draft | null> => {
  const phone = await getDb()
  return phone === null ? null : drafts.readDraft(phone, of)
}

export const saveDraft = async (of: DraftOf, draft: Draft): Promise<void> => {
  const phone = await getDb()
  if (phone !== null) await drafts.saveDraft(phone, of, draft)
}

export const removeDraft = async (of: DraftOf): Promise<void> => {
  const phone = await getDb()
  if (phone !== null) await drafts.removeDraft(phone, of)
}
