import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newKeys } from '../../../server/config/push-keys.ts'
import { clusterUser } from '../../../tools/test/cluster-programs.mjs'
import { freePorts, HOST } from './configure.ts'

/** Where each part of a cluster lies and listens. */

export const NODES = ['a', 'b'] as const
export type NodeName = (typeof NODES)[number]

const PLACES = [
  'etcd',
  'peer',
  'primary',
  'standby',
  'pooler',
  'web',
  'front',
  'webA',
  'webB',
  'worker',
  'another',
] as const
const OF_NODES = ['databaseA', 'databaseB', 'patroniA', 'patroniB'] as const
export type Place = (typeof PLACES)[number] | (typeof OF_NODES)[number]

export interface Layout {
  folder: string
  /** Whom the programs run as. */
  user: { uid?: number; gid?: number }
  /** A folder that only they may read. */
  ownFolder: (name: string) => string
  port: (place: Place) => number
  /** `127.0.0.1:5000` */
  at: (place: Place) => string
  /** Of every user of the databases. */
  password: string
  /** What all processes of the shop have in common. */
  secrets: Record<'SHOP_ADMIN_TOKEN' | 'DATA_KEY' | 'PUSH_KEYS', string>
}

export const layOut = async (): Promise<Layout> => {
  const user = clusterUser()
  const folder = mkdtempSync(join(tmpdir(), 'shop-cluster-'))
  chmodSync(folder, 0o755)
  const names: readonly Place[] = [...PLACES, ...OF_NODES]
  const ports = await freePorts(names.length)
  const port = (place: Place): number => ports[names.indexOf(place)] ?? 0
  return {
    folder,
    user,
    ownFolder: (name) => {
      const path = join(folder, name)
      mkdirSync(path, { mode: 0o700 })
      if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
      return path
    },
    port,
    at: (place) => `${HOST}:${port(place)}`,
    password: randomBytes(16).toString('hex'),
    secrets: {
      SHOP_ADMIN_TOKEN: randomBytes(24).toString('hex'),
      DATA_KEY: randomBytes(32).toString('hex'),
      PUSH_KEYS: JSON.stringify(newKeys()),
    },
  }
}

/** The address of a database, for the shop's own user unless another is named. */
export const databaseAt = ({ at, password }: Layout, place: Place, user = 'shop', name = 'shop'): string =>
  `postgres://${user}:${password}@${at(place)}/${name}`
