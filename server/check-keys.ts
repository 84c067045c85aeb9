import { createHash } from 'node:crypto'
import type { Config } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { pushKeysFile, type PushKeys } from './config/push-keys.ts'
import { dataKeyFile } from './config/secret-files.ts'
import type { DataKeys } from './shop/core/encryption.ts'
import type { ShopContext } from './shop/core/context.ts'
import { isKnownKey } from './shop/maintenance/key-ids.ts'

const pushId = ({ publicKey }: PushKeys): string => createHash('sha256').update(publicKey).digest('hex').slice(0, 16)

/** Refuses keys that the processes on the same database do not have; each may have made its own in its data folder. */
export const checkKeys = async (
  shop: Pick<ShopContext, 'db'>,
  { dataDir, dataKey, pushKeys: configured }: Config,
  { dataKeys, pushKeys }: { dataKeys: DataKeys; pushKeys: PushKeys },
): Promise<void> => {
  const { current, old } = dataKeys
  if (!(await isKnownKey(shop, { name: 'data key', id: current.id, before: old?.id })))
    throw new ConfigError(
      `${dataKey === undefined ? `The key in ${dataKeyFile(dataDir)}` : 'DATA_KEY'} is not the one that this database is used with: set DATA_KEY to that one, or DATA_KEY_OLD to it beside a new DATA_KEY`,
    )
  if (!(await isKnownKey(shop, { name: 'push keys', id: pushId(pushKeys) })))
    throw new ConfigError(
      `${configured === undefined ? `The keys in ${pushKeysFile(dataDir)}` : 'PUSH_KEYS'} are not those that this database is used with: set PUSH_KEYS to what the first machine's push-keys.json holds`,
    )
}
