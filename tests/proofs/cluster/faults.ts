import { setTimeout as pause } from 'node:timers/promises'
import { asAdmin, OF_SHOP } from '../support/usable-connections.ts'
import type { Cluster } from './cluster.ts'
import { SHOPS, type Node } from './parts.ts'
import { familyOf, signalAll, until, type Service } from './service.ts'

/** What may happen to a cluster at any moment, on purpose or not; what has died is started again, as by a service manager. */

/** Longer than a primary may be silent before the standby takes over. */
const FREEZE_MS = 25_000
/** How long no database answers at all. */
const AWAY_MS = 30_000
const POOLER_BACK_MS = 1_000
const WEB_BACK_MS = 1_000
const ETCD_BACK_MS = 8_000
/** How long an election may take. */
const ELECTION_MS = 90_000

const leaderOf = async ({ primary }: Cluster): Promise<Node> => {
  const node = await primary()
  if (node === undefined) throw new Error('No primary to break')
  return node
}

const standStill = async (processes: readonly number[], ms: number): Promise<void> => {
  signalAll(processes, 'SIGSTOP')
  await pause(ms)
  signalAll(processes, 'SIGCONT')
}

const dieFor = async (service: Service, ms: number): Promise<void> => {
  await service.end('SIGKILL')
  await pause(ms)
  service.start()
}

export const FAULTS = {
  /** The primary's database dies; its Patroni lives. */
  process: async (cluster: Cluster) => {
    const server = (await leaderOf(cluster)).postmaster()
    if (server !== undefined) signalAll(familyOf(server), 'SIGKILL')
  },
  /** The primary's machine dies, and comes back when the other one has taken over. */
  host: async (cluster: Cluster) => {
    const dead = await leaderOf(cluster)
    await dead.service.end('SIGKILL')
    await until('the standby takes over', async () => (await cluster.primary()) !== undefined, ELECTION_MS)
    dead.service.start()
  },
  /** The primary's machine does nothing for a while, and then goes on as if nothing had happened. */
  freeze: async (cluster: Cluster) => standStill((await leaderOf(cluster)).service.family(), FREEZE_MS),
  /** The machines of both databases: nobody takes over. */
  away: ({ nodes }: Cluster) =>
    standStill(
      nodes.flatMap(({ service }) => service.family()),
      AWAY_MS,
    ),
  /** Every session of the shop is ended at once. */
  terminate: async ({ superuser }: Cluster) =>
    void (await asAdmin(superuser, (client) => client.query(`select pg_terminate_backend(pid) ${OF_SHOP}`))),
  pooler: ({ pooler }: Cluster) => dieFor(pooler, POOLER_BACK_MS),
  etcd: ({ etcd }: Cluster) => dieFor(etcd, ETCD_BACK_MS),
  /** A web process dies with all that it was answering. */
  web: async ({ shops, startShop }: Cluster) => {
    await shops.find(({ name }) => name === 'webA')?.end('SIGKILL')
    await pause(WEB_BACK_MS)
    await startShop('webA')
  },
  /** The processes of the shop are started again one after another, as with a new version. */
  restart: async ({ startShop, stopShop }: Cluster) => {
    for (const name of SHOPS) {
      await stopShop(name)
      await startShop(name)
    }
  },
  /** One more process of the shop starts after its migration, and ends again. */
  start: async ({ migrate, startShop, stopShop }: Cluster) => {
    await migrate(process.cwd())
    await startShop('another')
    await stopShop('another')
  },
} satisfies Record<string, (cluster: Cluster) => Promise<void>>

export type Fault = keyof typeof FAULTS
// Keys of a constant object.
export const FAULT_NAMES = Object.keys(FAULTS) as Fault[]
