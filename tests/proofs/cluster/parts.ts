import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ClusterPrograms } from '../../../tools/test/cluster-programs.mjs'
import { NODE_FLAGS } from '../../../tools/start/node-flags.mjs'
import { fillIn, HOST } from './configure.ts'
import { databaseAt, type Layout, type NodeName } from './layout.ts'
import { openService, type Service } from './service.ts'

/** The parts of a cluster, configured and not yet started. */

export const etcdIn = ({ at, ownFolder, user }: Layout, { etcd }: ClusterPrograms): Service => {
  const folder = ownFolder('etcd')
  const file = join(folder, 'etcd.yml')
  fillIn('etcd.yml', file, { NAME: 'one', DATA: folder, ETCD: at('etcd'), ETCD_PEER: at('peer') })
  return openService('etcd', { program: etcd, args: ['--config-file', file], user, env: { HOME: folder } })
}

export interface Node {
  name: NodeName
  service: Service
  /** The first process of its database server, which Patroni does not keep as a child; undefined while none runs. */
  postmaster: () => number | undefined
  /** Patroni's own address, which tells what the node is. */
  patroni: string
}

/** The database server of a folder. The file with its number outlives one that was killed. */
const runningIn = (folder: string): number | undefined => {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ? pid : undefined
  } catch {
    return undefined
  }
}

export const nodeIn = (layout: Layout, { patroni, postgres }: ClusterPrograms, name: NodeName): Node => {
  const { at, ownFolder, password, user } = layout
  const folder = ownFolder(`node-${name}`)
  const file = join(folder, 'patroni.yml')
  const place = name === 'a' ? 'patroniA' : 'patroniB'
  fillIn('patroni.yml', file, {
    NAME: name,
    DATA: folder,
    ETCD: at('etcd'),
    PATRONI: at(place),
    DATABASE: at(name === 'a' ? 'databaseA' : 'databaseB'),
    NETWORK: `${HOST}/32`,
    POSTGRES_BIN: dirname(postgres),
    POSTGRES_PASSWORD: password,
  })
  const postmaster = () => runningIn(join(folder, 'postgres'))
  const command = { program: patroni, args: [file], user, env: { HOME: folder }, cwd: folder, detached: postmaster }
  return { name, service: openService(`database ${name}`, command), postmaster, patroni: `http://${at(place)}` }
}

export const balancerIn = ({ at, port, ownFolder, user }: Layout, { haproxy }: ClusterPrograms): Service => {
  const folder = ownFolder('haproxy')
  const file = join(folder, 'haproxy.cfg')
  fillIn('haproxy.cfg', file, {
    DATA: folder,
    PRIMARY: at('primary'),
    STANDBY: at('standby'),
    WEB: at('web'),
    DATABASE_A: at('databaseA'),
    DATABASE_B: at('databaseB'),
    PATRONI_A_HOST: HOST,
    PATRONI_A_PORT: port('patroniA'),
    PATRONI_B_HOST: HOST,
    PATRONI_B_PORT: port('patroniB'),
    WEB_A: at('webA'),
    WEB_B: at('webB'),
  })
  return openService('balancer', { program: haproxy, args: ['-db', '-f', file], user, cwd: folder })
}

export const poolerIn = (layout: Layout, { pgbouncer }: ClusterPrograms, namedStatements: boolean): Service => {
  const { port, ownFolder, password, user } = layout
  const folder = ownFolder('pgbouncer')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), `"shop" "${password}"\n"search" "${password}"\n`)
  fillIn('pgbouncer.ini', file, {
    DATA: folder,
    PRIMARY_HOST: HOST,
    PRIMARY_PORT: port('primary'),
    POOLER_HOST: HOST,
    POOLER_PORT: port('pooler'),
  })
  // As the file says.
  if (namedStatements) appendFileSync(file, 'max_prepared_statements = 500\n')
  return openService('pooler', { program: pgbouncer, args: [file], user, cwd: folder })
}

export const cacheIn = ({ at, ownFolder, user }: Layout, { nginx }: ClusterPrograms): Service => {
  const folder = ownFolder('nginx')
  const file = join(folder, 'nginx.conf')
  fillIn('nginx.conf', file, { DATA: folder, WEB: at('web'), FRONT: at('front') })
  return openService('cache', { program: nginx, args: ['-e', 'stderr', '-p', folder, '-c', file], user })
}

/** What every process of the shop is configured with. */
export const shopSettings = (layout: Layout, namedStatements: boolean): Record<string, string> => ({
  ...layout.secrets,
  DATABASE_URL: databaseAt(layout, 'pooler'),
  DATABASE_MIGRATE_URL: databaseAt(layout, 'primary'),
  DATABASE_READ_URL: databaseAt(layout, 'standby'),
  DATABASE_SEARCH_URL: databaseAt(layout, 'pooler', 'search', 'search'),
  DATABASE_NAMED_STATEMENTS: namedStatements ? 'on' : 'off',
  DATA_DIR: join(layout.folder, 'shop'),
  PUBLIC_URL: `http://${layout.at('front')}`,
  TRUSTED_PROXIES: HOST,
  LOG_LEVEL: 'warn',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
})

export const SHOPS = ['webA', 'webB', 'worker'] as const
export type ShopName = (typeof SHOPS)[number] | 'another'

/** A process of the shop, of the version that lies in this folder when it is started. */
export const shopIn = (
  { port }: Layout,
  settings: Readonly<Record<string, string>>,
  place: ShopName,
  folder: () => string,
): Service => {
  const ROLE = place === 'worker' ? place : 'web'
  return openService(place, {
    program: process.execPath,
    args: [...NODE_FLAGS, 'server/main.ts'],
    env: { ...settings, ROLE, PORT: String(port(place)) },
    cwd: folder,
  })
}
