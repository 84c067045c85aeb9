import { eq } from 'drizzle-orm'
import { keyIds, listingPictures, returnMedia, reviewMedia } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'

type Claiming = Pick<ShopContext, 'db' | 'files'>

/** Given by a migration, and to no restored copy. */
const databaseId = async ({ db }: Pick<Claiming, 'db'>): Promise<string> => {
  const [row] = await db.select().from(keyIds).where(eq(keyIds.name, 'database'))
  if (row === undefined) throw new Error('The database has no id')
  return row.id
}

/** Any one that the database refers to. */
const someFile = async ({ db }: Pick<Claiming, 'db'>): Promise<string | undefined> => {
  for (const table of [listingPictures, reviewMedia, returnMedia]) {
    const [row] = await db.select({ file: table.file }).from(table).limit(1)
    if (row !== undefined) return row.file
  }
  return undefined
}

const holdsFiles = async ({ files }: Pick<Claiming, 'files'>): Promise<boolean> => {
  for await (const name of files.namesBefore(new Date(8.64e15))) return name !== ''
  return false
}

/**
 * Binds database and file store to each other: the first database that comes with a store gets it. Anything but `own` is
 * a stranger: of another database, without a file that this one refers to, or full where this one refers to none.
 */
export const claimFiles = async (shop: Claiming): Promise<'own' | 'of another database' | 'lacking' | 'unknown'> => {
  const id = await databaseId(shop)
  const owner = await shop.files.readOwner()
  if (owner !== undefined) return owner === id ? 'own' : 'of another database'
  const file = await someFile(shop)
  if (file !== undefined && (await shop.files.open(file)) === null) return 'lacking'
  if (file === undefined && (await holdsFiles(shop))) return 'unknown'
  await shop.files.writeOwner(id)
  return 'own'
}
