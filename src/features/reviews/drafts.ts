import { getDb } from '../../offline/db/open-db.ts'
import * as drafts from '../../offline/db/drafts.ts'
import type { Draft, DraftOf } from '../../offline/db/drafts.ts'

export type { Draft, DraftOf }

/** The unsent review of this pack. */
export const loadDraft = async (of: DraftOf): Promise<Draft | null> => drafts.readDraft(await getDb(), of)

export const saveDraft = async (of: DraftOf, draft: Draft): Promise<void> => drafts.saveDraft(await getDb(), of, draft)

export const removeDraft = async (of: DraftOf): Promise<void> => drafts.removeDraft(await getDb(), of)
