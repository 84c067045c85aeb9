import { eq, isNotNull } from 'drizzle-orm'
import { keyIds, licenceRequests, listingPictures, returnMedia, reviewMedia, shipmentProofs } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { draftFiles } from '../listings/drafts.ts'

type Claiming = Pick<ShopContext, 'db' | 'files'>

/** Given by a migration, and to no restored copy. */
const databaseId = async ({ db }: Pick<Claiming, 'db'>): Promise<string> => {
  const [row] = await db.select().from(keyIds).where(eq(keyIds.name, 'database'))
  if (row === undefined) throw new Error('The database has no id')
  return row.id
}

/** Any one that the database refers to. */
const someFile = async ({ db }: Pick<Claiming, 'db'>): Promise<string | undefined> => {
  for (const table of [listingPictures, reviewMedia, returnMedia, shipmentProofs]) {
    const [row] = await db.select({ file: table.file }).from(table).limit(1)
    if (row !== undefined) return row.file
  }
  const isThere = isNotNull(licenceRequests.file)
  const [paper] = await db.select({ file: licenceRequests.file }).from(licenceRequests).where(isThere).limit(1)
  if (paper !== undefined && paper.file !== null) return paper.file
  const [drafted] = await draftFiles({ db }).limit(1)
  return drafted?.file
}

/** What cannot be opened is still being written, and may be the owner's name by a process that starts beside this one. */
const holdsFiles = async ({ files }: Pick<Claiming, 'files'>): Promise<boolean> => {
  for await (const name of files.namesBefore(new Date(8.64e15))) if ((await files.open(name)) !== null) return true
  return false
}

type Claim = 'own' | 'of another database' | 'lacking' | 'unknown'

const readClaim = async ({ files }: Pick<Claiming, 'files'>, id: string): Promise<Claim | undefined> => {
  const owner = await files.readOwner()
  if (owner === undefined) return undefined
  return owner === id ? 'own' : 'of another database'
}

const findObjection = async (shop: Claiming): Promise<Claim | undefined> => {
  const file = await someFile(shop)
  if (file !== undefined) return (await shop.files.open(file)) === null ? 'lacking' : undefined
  return (await holdsFiles(shop)) ? 'unknown' : undefined
}

/**
 * Binds database and file store to each other: the first database that comes with a store gets it. Anything but `own` is
 * a stranger: of another database, without a file that this one refers to, or full where this one refers to none.
 */
export const claimFiles = async (shop: Claiming): Promise<Claim> => {
  const id = await databaseId(shop)
  const claim = await readClaim(shop, id)
  if (claim !== undefined) return claim
  const objection = await findObjection(shop)
  // Another process of this shop may have claimed the store meanwhile, and put a picture there.
  if (objection !== undefined) return (await readClaim(shop, id)) ?? objection
  await shop.files.writeOwner(id)
  return 'own'
}
