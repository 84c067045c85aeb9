import { parseArgs } from 'node:util'
import { dice } from '../simulation/prng.ts'
import { breakCluster } from './break.ts'
import { openCluster } from './cluster.ts'
import { FAULT_NAMES, type Fault } from './faults.ts'

/** `npm run test:cluster -- --kills 30 --kind process,host,freeze [--pooler /usr/sbin/pgbouncer --names] [--seed 7]`, and `--rollout`. */

const USAGE = `Usage: npm run test:cluster -- [--kills 30] [--kind ${FAULT_NAMES.join(',')}] [--pooler <PgBouncer 1.21 or newer> --names] [--seed 7]`
const isFault = (name: string): name is Fault => FAULT_NAMES.some((one) => one === name)

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '30' },
      kind: { type: 'string', default: FAULT_NAMES.join(',') },
      pooler: { type: 'string' },
      names: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    },
  })
  const kinds = values.kind.split(',').filter(isFault)
  const [kills, seed] = [Number(values.kills), Number(values.seed)]
  if (kinds.length !== values.kind.split(',').length || !(kills > 0) || !Number.isInteger(seed)) throw new Error(USAGE)
  return { kinds, kills, seed, pooler: values.pooler, names: values.names }
}

/** The time below which so many of a hundred lie. */
const share = (times: readonly number[], percent: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil((times.length * percent) / 100) - 1] ?? 0

const { kinds, kills, seed, pooler, names } = readArguments()
console.log(`${kills} faults of ${kinds.length} kinds, --seed ${seed}`)
const fate = dice(seed)
// Each kind as often as any other, in an order that nothing prepares for.
const faults = Array.from({ length: kills }, (_, index) => kinds[index % kinds.length] ?? 'process').toSorted(
  () => fate.next() - 0.5,
)
const cluster = await openCluster({ ...(pooler === undefined ? {} : { pooler }), namedStatements: names })
try {
  const broken = await breakCluster(cluster, faults, { seed, tell: console.log })
  const { findings, ended, seen, failed, reads, usable, locks, silences } = broken
  console.log(`\n${broken.acknowledged} changes acknowledged, ${broken.orders} orders`)
  console.log(`lost ${findings.lost.length}, doubled ${findings.twice.length}, torn ${findings.torn.length}`)
  console.log(`processes of the shop that ended: ${ended}, locks left: ${locks}`)
  const starts = cluster.starts()
  console.log(`starts of the shop's processes: ${starts.length}, the slowest ready after ${Math.max(...starts)} ms`)
  console.log(`usable connections: ${usable.before.join(' and ')} before, ${usable.after.join(' and ')} after`)
  console.log(
    `calls: ${Object.entries(seen)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  )
  console.log(`reads through the cache: ${reads.answers}, failed ${JSON.stringify(reads.failed)}`)
  for (const [fault, times] of silences)
    console.log(
      `${fault}: ${times.length} times, nothing acknowledged for ${share(times, 50)} ms (p50), ${share(times, 95)} ms (p95)`,
    )
  const isWell =
    findings.lost.length + findings.twice.length + findings.torn.length + ended + locks === 0 &&
    seen['answers 500'] + seen['answers 502 or 504'] + seen['answers 503 without Retry-After'] === 0 &&
    Object.keys(reads.failed).length === 0 &&
    String(usable.before) === String(usable.after)
  if (!isWell) {
    console.log(JSON.stringify({ findings, failed }))
    for (const { name, log } of cluster.shops) console.log(`${name}:\n${log()}`)
    process.exitCode = 1
  }
} finally {
  await cluster.close()
}
