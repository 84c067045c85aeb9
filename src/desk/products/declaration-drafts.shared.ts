import { TypedDeclarations } from '../../contract/product/declarations.ts'
import { draftsFor } from '../../client/db/drafts.ts'

/** What was typed of a product's label and not sent yet: that alone, so that it takes back nothing that others send. */
export const declarationDrafts = draftsFor<{ acct: number; listingId: number }, TypedDeclarations>(
  TypedDeclarations,
  ({ listingId }) => `declarations:${listingId}`,
  (typed) => Object.keys(typed).length === 0,
)
