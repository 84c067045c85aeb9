import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataKey, type DataKeys } from '../shop/core/encryption.ts'

const KEY_BYTES = 32

/** Created at first start when no key is configured. */
export const dataKeyFile = (dataDir: string): string => join(dataDir, 'data-key')

const keyFromFile = (dataDir: string): string => {
  const file = dataKeyFile(dataDir)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const key = readFileSync(file, 'utf8').trim()
  // A new key could not decrypt what the lost one encrypted, so only the operator decides that.
  if (key.length < KEY_BYTES) throw new Error(`${file} holds no usable key; put the right one back`)
  return key
}

interface Configured {
  dataDir: string
  dataKey: string | undefined
  oldDataKey: string | undefined
}

/** The configured key, else the one in the data folder, which only its owner may read. */
export const readDataKeys = ({ dataDir, dataKey: configured, oldDataKey }: Configured): DataKeys => ({
  current: dataKey(configured ?? keyFromFile(dataDir)),
  ...(oldDataKey === undefined ? {} : { old: dataKey(oldDataKey) }),
})
