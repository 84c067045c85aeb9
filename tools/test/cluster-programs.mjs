import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, findProgram, isRoot, userId } from './tools.mjs'

/** The programs of a shop past one machine, as Debian packs them. */
const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  nginx: 'nginx-light',
  postgres: 'postgresql',
}
const NAMES = Object.keys(PACKAGES)

const POSTGRES = '/usr/lib/postgresql'
/** Patroni needs the whole folder of one version, not the few programs that a machine has on its path. */
const newestPostgres = () => {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : []
  const program = join(POSTGRES, String(Math.max(...versions)), 'bin/postgres')
  return existsSync(program) ? program : findProgram(['postgres'])
}

/** Debian's folders of what only root starts are not on everybody's path. */
const find = (name) => (name === 'postgres' ? newestPostgres() : findProgram([name], ['/usr/sbin', '/usr/local/sbin']))

/** Paths of all of them, or undefined where one is missing. */
export const findClusterPrograms = () => {
  const found = Object.fromEntries(NAMES.map((name) => [name, find(name)]))
  return NAMES.every((name) => found[name] !== undefined) ? found : undefined
}

/** The same; what is missing is installed where that can be done. */
export const obtainClusterPrograms = async () => {
  for (const name of NAMES) if (find(name) === undefined) await aptInstall(PACKAGES[name], 'A cluster')
  const found = findClusterPrograms()
  if (found === undefined) throw new Error('The packages of a cluster were installed, and not all programs are here.')
  return found
}

/** Whom they run as: neither PostgreSQL nor PgBouncer runs as root. */
export const clusterUser = () => {
  if (!isRoot()) return {}
  const [uid, gid] = [userId('postgres'), userId('postgres', true)]
  if (uid === undefined || gid === undefined) throw new Error('A cluster needs a user postgres, whom Debian makes.')
  return { uid, gid }
}
