import { join } from 'node:path'
import { secretFile } from './secret-file.ts'

/** The operator's token: the configured one, else the one in the data folder. */
export const adminToken = (dataDir: string, configured: string | undefined): string => {
  if (configured !== undefined) return configured
  const file = join(dataDir, 'admin-token')
  const token = secretFile(file, 'base64url')
  if (token.length < 16) throw new Error(`${file} holds no usable token; delete it to get a new one`)
  return token
}
