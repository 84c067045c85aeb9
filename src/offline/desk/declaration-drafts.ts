import { Declarations } from '../../contract/product/declarations.ts'
import { draftsFor } from '../db/drafts.ts'

/** What was typed of a product's label and not sent yet. */
export const declarationDrafts = draftsFor<{ acct: number; listingId: number }, Declarations>(
  Declarations,
  ({ listingId }) => `declarations:${listingId}`,
  // A label that says nothing any more is a change as well.
  () => false,
)
