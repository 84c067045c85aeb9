import { join } from 'node:path'
import { bucketErasures, fileErasures } from './adapters/erasure-logs.ts'
import type { Config } from './config/config.ts'
import type { ErasureLog } from './ports/erasures.ts'

/** Where erasures are kept: in the bucket where there is one, else beside the database. */
export const erasuresOf = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ErasureLog =>
  s3 === undefined ? fileErasures(join(dataDir, 'erasures')) : bucketErasures(s3)
