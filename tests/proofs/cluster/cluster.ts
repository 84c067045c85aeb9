import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { obtainClusterPrograms } from '../../../tools/test/cluster-programs.mjs'
import { databaseAt, layOut, NODES } from './layout.ts'
import {
  balancerIn,
  cacheIn,
  etcdIn,
  nodeIn,
  poolerIn,
  shopIn,
  SHOPS,
  shopSettings,
  type Node,
  type ShopName,
} from './parts.ts'
import { openService, until, type Service } from './service.ts'

/**
 * The shop past one machine, all of it on this one: two databases of which either may die, a pooler, a balancer, a cache,
 * two web processes and a worker. Everything lies in one temporary folder and is gone with `close`.
 */

export interface Cluster {
  /** What a browser asks: the cache. */
  front: string
  /** What the cache asks. */
  balancer: string
  /** Each web process by itself. */
  webs: readonly string[]
  /** The primary past the pooler, as the shop's own user. */
  direct: string
  /** The same as the database's superuser. */
  superuser: string
  nodes: readonly Node[]
  etcd: Service
  pooler: Service
  /** Two web processes, a worker, and another web process that need not run. */
  shops: readonly Service[]
  /** All of them, those that others need first. */
  services: readonly Service[]
  /** The node that takes changes now; undefined while none does. */
  primary: () => Promise<Node | undefined>
  /** Whether there is a primary and a standby that has all of it. */
  isWhole: () => Promise<boolean>
  /** The version of the shop in this folder migrates; what is started from here on is of it. */
  migrate: (folder: string) => Promise<void>
  install: (folder: string) => void
  /** Starts one of the shop's processes, `another` beside the three, and waits until it answers. */
  startShop: (name: ShopName) => Promise<void>
  stopShop: (name: ShopName) => Promise<void>
  /** How long each of these starts took, in ms. One that does not answer within a minute is an error. */
  starts: () => readonly number[]
  /** Starts the processes of the shop, once the database has what they need, and waits until they answer. */
  openShop: () => Promise<void>
  close: () => Promise<void>
}

interface Options {
  /** The version of the shop that it begins with; this one unless said. */
  version?: string
  /** The path of another PgBouncer than Debian's. */
  pooler?: string
  /** PgBouncer before 1.21 mixes up those of its clients. */
  namedStatements?: boolean
}

const MIGRATION_MS = 120_000
/** As a shell calls the end by Ctrl-C. */
const TOLD_TO_END = 130

const answers = async (url: string, method = 'GET'): Promise<boolean> => {
  const answer = await fetch(url, { method, signal: AbortSignal.timeout(3_000) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok === true
}

/** How many rows the last statement has given, -1 where the database could not be reached; a failing one is an error. */
const execute = async (url: string, ...statements: readonly string[]): Promise<number> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch {
    return -1
  }
  try {
    let rows = 0
    for (const statement of statements) rows = (await client.query(statement)).rowCount ?? 0
    return rows
  } finally {
    await client.end()
  }
}

/** As `docs/operations.md` says. */
const shopUser = (password: string): string[] => [
  `create role shop login password '${password}'`,
  `alter role shop set statement_timeout = '15s'`,
  `alter role shop set idle_in_transaction_session_timeout = '30s'`,
  'grant pg_monitor to shop',
  'create database shop owner shop',
]

/** Likewise; the tables must be there. */
const searchUser = (password: string): string[] => [
  `create role search login password '${password}'`,
  `alter role search set statement_timeout = '4s'`,
  `alter role search set idle_in_transaction_session_timeout = '30s'`,
  'alter role search set default_transaction_read_only = on',
  'grant usage on schema internal to search',
  'grant select on listings, search_words, internal.key_ids to search',
  'grant select (id, vendor_status) on sellers to search',
]

/** What Patroni tells of each node. */
interface Member {
  role: string
}

/** Whether Patroni would let a standby take over. */
const hasSuccessor = async ({ patroni }: Node): Promise<boolean> => {
  const answer = await fetch(`${patroni}/cluster`).catch(() => null)
  if (answer?.ok !== true) return false
  // Patroni's own answer.
  const { members } = (await answer.json()) as { members: Member[] }
  return members.some(({ role }) => role === 'sync_standby')
}

const isPrimary = ({ patroni }: Node): Promise<boolean> => answers(`${patroni}/primary`, 'OPTIONS')

const migrate = async (settings: Readonly<Record<string, string>>, cwd: string): Promise<void> => {
  const program = openService('migrate', {
    program: process.execPath,
    args: ['server/migrate.ts'],
    env: { ...settings },
    cwd,
  })
  program.start()
  await until('the database is migrated', () => !program.isRunning(), MIGRATION_MS)
  if (!program.log().includes('up to date')) throw new Error(program.log())
}

export const openCluster = async (options: Options = {}): Promise<Cluster> => {
  const { pooler, namedStatements = false } = options
  let version = options.version ?? process.cwd()
  const debian = await obtainClusterPrograms()
  const programs = { ...debian, pgbouncer: pooler ?? debian.pgbouncer }
  const layout = await layOut()
  const settings = shopSettings(layout, namedStatements)
  const etcd = etcdIn(layout, programs)
  const balancer = balancerIn(layout, programs)
  const nodes = NODES.map((name) => nodeIn(layout, programs, name))
  const pooling = poolerIn(layout, programs, namedStatements)
  const cache = cacheIn(layout, programs)
  const shops = [...SHOPS, 'another' as const].map((name) => shopIn(layout, settings, name, () => version))
  const services = [etcd, ...nodes.map(({ service }) => service), balancer, pooling, ...shops, cache]
  const superuser = databaseAt(layout, 'primary', 'postgres')

  const primary = async (): Promise<Node | undefined> => {
    const leading = await Promise.all(nodes.map(isPrimary))
    return nodes.find((_, index) => leading[index])
  }
  const isWhole = async (): Promise<boolean> => {
    const leading = await primary()
    if (leading === undefined) return false
    // The database's own word.
    const standbys = `select from pg_stat_replication where sync_state = 'sync'`
    if ((await execute(superuser, standbys).catch(() => 0)) < 1) return false
    return hasSuccessor(leading)
  }
  const shopNamed = (name: ShopName): Service => {
    const shop = shops.find((one) => one.name === name)
    if (shop === undefined) throw new Error(`No ${name}`)
    return shop
  }
  const starts: number[] = []
  const startShop = async (name: ShopName): Promise<void> => {
    const began = performance.now()
    const shop = shopNamed(name)
    shop.start()
    try {
      await until(`${name} answers`, () => answers(`http://${layout.at(name)}/api/ready`))
    } catch (error) {
      throw new Error(`${name} ${shop.isRunning() ? 'runs' : 'has ended'}: ${shop.log()}`, { cause: error })
    }
    starts.push(Math.round(performance.now() - began))
  }
  const openShop = async (): Promise<void> => {
    // The first one alone: in a shop to try out it makes what is sold there.
    for (const name of SHOPS) await startShop(name)
    await until('the cache answers', () => answers(`http://${layout.at('front')}/api/ready`))
  }
  const close = async (): Promise<void> => {
    await Promise.all(shops.map((shop) => shop.end('SIGTERM')))
    for (const service of services.toReversed()) await service.end('SIGKILL')
    rmSync(layout.folder, { recursive: true, force: true })
  }
  // In the middle of anything, or its programs would go on for ever.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(TOLD_TO_END)))

  try {
    etcd.start()
    await until('etcd answers', () => answers(`http://${layout.at('etcd')}/health`))
    balancer.start()
    const [first, second] = nodes
    first?.service.start()
    await until('there is a primary', async () => (await primary()) !== undefined)
    second?.service.start()
    const asSuperuser = databaseAt(layout, 'primary', 'postgres', 'postgres')
    await until('the balancer leads to the primary', async () => (await execute(asSuperuser)) >= 0)
    await execute(asSuperuser, ...shopUser(layout.password))
    await execute(superuser, 'create extension if not exists pg_trgm')
    await until('the standby has all', isWhole)
    pooling.start()
    cache.start()
    await migrate(settings, version)
    await execute(superuser, ...searchUser(layout.password))
  } catch (error) {
    const logs = services.map(({ name, log }) => `${name}:\n${log().slice(-2_000)}`)
    await close()
    throw new Error(`The cluster did not start:\n${logs.join('\n')}`, { cause: error })
  }
  return {
    front: `http://${layout.at('front')}`,
    balancer: `http://${layout.at('web')}`,
    webs: [`http://${layout.at('webA')}`, `http://${layout.at('webB')}`],
    direct: databaseAt(layout, 'primary'),
    superuser,
    nodes,
    etcd,
    pooler: pooling,
    shops,
    services,
    primary,
    isWhole,
    migrate: (folder) => migrate(settings, folder),
    install: (folder) => void (version = folder),
    starts: () => starts,
    startShop,
    stopShop: (name) => shopNamed(name).end('SIGTERM'),
    openShop,
    close,
  }
}
