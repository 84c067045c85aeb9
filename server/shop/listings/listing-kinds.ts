import type { ListingKind } from '../../../src/contract/calls/staff/listings.ts'
import { categories } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'

/** The categories in which something may be put on sale: which one it is says what has to be declared. */
export const listKinds = ({ db }: ShopContext): Promise<ListingKind[]> =>
  db
    .select({ id: categories.id, name: categories.name, licence_kind: categories.licenceKind })
    .from(categories)
    .orderBy(categories.position, categories.id)
