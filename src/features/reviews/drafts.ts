import { openDoor } from '../../offline/door.ts'
import * as drafts from '../../offline/drafts.ts'
import type { Draft, DraftOf } from '../../offline/drafts.ts'

export type { Draft, DraftOf }

/** What was written about this pack and not sent; null where the phone keeps nothing. */
export const draftFor = async (of: DraftOf): Promise<Draft | null> => {
  const phone = await openDoor()
  return phone === null ? null : drafts.readDraft(phone, of)
}

export const keepDraft = async (of: DraftOf, draft: Draft): Promise<void> => {
  const phone = await openDoor()
  if (phone !== null) await drafts.keepDraft(phone, of, draft)
}

export const dropDraft = async (of: DraftOf): Promise<void> => {
  const phone = await openDoor()
  if (phone !== null) await drafts.dropDraft(phone, of)
}
