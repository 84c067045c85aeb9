import { orphanFiles } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'

const LONG_AGO = new Date(0)

/** Files whose rows were deleted on purpose: they go the next time that orphans are looked for, and not days later. */
export const releaseFiles = async (
  { db }: Pick<ShopContext, 'db'>,
  rows: readonly { file: string }[],
): Promise<void> => {
  if (rows.length === 0) return
  await db
    .insert(orphanFiles)
    .values(rows.map(({ file }) => ({ file, seenAt: LONG_AGO })))
    .onConflictDoUpdate({ target: orphanFiles.file, set: { seenAt: LONG_AGO } })
}
