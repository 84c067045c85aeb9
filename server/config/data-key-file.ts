import { join } from 'node:path'
import { dataKey, type DataKeys } from '../shop/core/encryption.ts'
import type { Config } from './config.ts'
import { secretFile } from './secret-file.ts'

/** Created at first start when no key is configured. */
export const dataKeyFile = (dataDir: string): string => join(dataDir, 'data-key')

const keyFromFile = (file: string): string => {
  const key = secretFile(file, 'base64')
  // A new key could not decrypt what the lost one encrypted, so only the operator decides that.
  if (key.length < 32) throw new Error(`${file} holds no usable key; put the right one back`)
  return key
}

/** The configured key, else the one in the data folder. */
export const readDataKeys = (config: Pick<Config, 'dataDir' | 'dataKey' | 'oldDataKey'>): DataKeys => ({
  current: dataKey(config.dataKey ?? keyFromFile(dataKeyFile(config.dataDir))),
  ...(config.oldDataKey === undefined ? {} : { old: dataKey(config.oldDataKey) }),
})
