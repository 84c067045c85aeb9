import type { Config } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { DependencyUnavailable } from './ports/unavailable.ts'
import { claimFiles } from './shop/maintenance/claim-files.ts'
import type { ShopContext } from './shop/core/context.ts'

const WHY = {
  'of another database': 'belongs to another database than that of DATABASE_URL',
  lacking: 'has not the pictures that the database of DATABASE_URL refers to',
  unknown: 'holds pictures, and the database of DATABASE_URL refers to none',
}

/**
 * Refuses a file store that is another database's: this one would delete what it does not know. False while the store
 * does not answer: the shop opens, and deletes nothing.
 */
export const checkFiles = async (
  shop: Pick<ShopContext, 'db' | 'files'>,
  { s3, dataDir }: Config,
): Promise<boolean> => {
  const place = s3 === undefined ? `The folder ${dataDir}/reviews` : `The bucket ${s3.bucket}`
  try {
    const claim = await claimFiles(shop)
    if (claim !== 'own') throw new ConfigError(`${place} ${WHY[claim]}. See "Files" in docs/operations.md`)
    return true
  } catch (error) {
    if (error instanceof DependencyUnavailable) return false
    throw error
  }
}
