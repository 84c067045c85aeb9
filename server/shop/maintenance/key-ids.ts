import { and, eq, inArray } from 'drizzle-orm'
import { keyIds } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'

interface UsedKey {
  name: 'data key' | 'push keys'
  /** Tells nothing about the key. */
  id: string
  /** Of the key before a change, which counts once more. */
  before?: string | undefined
}

/**
 * Whether a key is the one that the database is used with: processes with keys of their own could not read what the
 * others have sealed. The first one that is used counts, and afterwards each that was changed for it.
 */
export const isKnownKey = async ({ db }: Pick<ShopContext, 'db'>, { name, id, before }: UsedKey): Promise<boolean> => {
  await db.insert(keyIds).values({ name, id }).onConflictDoNothing()
  const known = before === undefined ? [id] : [id, before]
  const rows = await db
    .update(keyIds)
    .set({ id })
    .where(and(eq(keyIds.name, name), inArray(keyIds.id, known)))
    .returning()
  return rows.length > 0
}
