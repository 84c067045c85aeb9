import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The random text in a file, which is created where it is missing and readable by its owner only. */
export const secretFile = (file: string, encoding: 'base64' | 'base64url'): string => {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, `${randomBytes(32).toString(encoding)}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
