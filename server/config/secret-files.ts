import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataKey, type DataKeys } from '../shop/core/encryption.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'

/** Secrets that the first start creates in the data folder where none is configured. */

const isErrno = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** The secret in a file, which is made where it is missing and readable by its owner only. */
export const secretFile = (dataDir: string, file: string, make: () => string): string => {
  try {
    mkdirSync(dataDir, { recursive: true })
    try {
      writeFileSync(file, `${make()}\n`, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if (!isErrno(error) || error.code !== 'EEXIST') throw error
    }
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (!isErrno(error)) throw error
    throw new ConfigError(`${file} can neither be read nor made (${error.code}); put the right file back, readable`, {
      cause: error,
    })
  }
}

/** Printable, as every secret here is; what a torn write or a dead disk leaves is not. */
const isWhole = (secret: string, lengthMin: number): boolean =>
  secret.length >= lengthMin && /^[\x20-\x7e]+$/.test(secret)

/** The operator's token: the configured one, else the one in the data folder. */
export const readAdminToken = ({ dataDir, adminToken }: Pick<Config, 'dataDir' | 'adminToken'>): string => {
  if (adminToken !== undefined) return adminToken
  const file = join(dataDir, 'admin-token')
  const token = secretFile(dataDir, file, () => randomBytes(32).toString('base64url'))
  if (!isWhole(token, 16)) throw new ConfigError(`${file} holds no usable token; delete it to get a new one`)
  return token
}

/** The file of the key that is used when none is configured. */
export const dataKeyFile = (dataDir: string): string => join(dataDir, 'data-key')

const keyFromFile = (dataDir: string): string => {
  const file = dataKeyFile(dataDir)
  const key = secretFile(dataDir, file, () => randomBytes(32).toString('base64'))
  // A new key could not decrypt what the lost one encrypted, so only the operator decides that.
  if (!isWhole(key, 32))
    throw new ConfigError(`${file} holds no usable key; put the right one back, from where you keep a copy of it`)
  return key
}

/** The configured key, else the one in the data folder. */
export const readDataKeys = (config: Pick<Config, 'dataDir' | 'dataKey' | 'oldDataKey'>): DataKeys => ({
  current: dataKey(config.dataKey ?? keyFromFile(config.dataDir)),
  ...(config.oldDataKey === undefined ? {} : { old: dataKey(config.oldDataKey) }),
})
