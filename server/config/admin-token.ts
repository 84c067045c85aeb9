import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The operator's token: the configured one, else the file created at first start, readable by its owner only. */
export const adminToken = (dataDir: string, configured: string | undefined): string => {
  if (configured !== undefined) return configured
  const file = join(dataDir, 'admin-token')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const token = readFileSync(file, 'utf8').trim()
  if (token.length < 16) throw new Error(`${file} holds no usable token; delete it to get a new one`)
  return token
}
