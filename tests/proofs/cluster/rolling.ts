import { openCluster } from './cluster.ts'
import { rollOut } from './rollout.ts'
import { openNextVersion } from './versions.ts'

/** `npm run test:cluster -- --rollout`: one version takes the place of the other, step by step, with what failed. */

const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 2 ** 31))
console.log(`A change of version, --rollout ${seed}`)
const next = await openNextVersion()
try {
  const cluster = await openCluster()
  try {
    const rolled = await rollOut(cluster, next, { seed, tell: console.log })
    const { findings, ended, failed, reads, browsers, made, found } = rolled
    console.log(`\n${rolled.acknowledged} changes acknowledged, ${rolled.orders} orders`)
    console.log(`lost ${findings.lost.length}, doubled ${findings.twice.length}, torn ${findings.torn.length}`)
    console.log(`processes of the shop that ended: ${ended}`)
    console.log(`calls through the cache: ${rolled.calls}, failed ${JSON.stringify(failed)}`)
    for (const { answers, failed: unread } of reads)
      console.log(`pages and lists read: ${answers}, failed ${JSON.stringify(unread)}`)
    const { before, after, changed } = browsers.opened
    console.log(
      `pages opened: ${before} of the version before, ${after} of the next, ${changed} loaded themselves anew`,
    )
    console.log(`failed in browsers: ${JSON.stringify(browsers.failed)}`)
    console.log(`made in browsers: ${JSON.stringify(made)}`)
    const isWell =
      JSON.stringify(findings) === JSON.stringify({ lost: [], torn: [], twice: [] }) &&
      JSON.stringify(found) === JSON.stringify(made) &&
      ended + changed + browsers.failed.length === 0 &&
      [failed, ...reads.map((one) => one.failed)].every((one) => Object.keys(one).length === 0)
    if (!isWell) {
      console.log(`found: ${JSON.stringify({ found, findings })}`)
      for (const { name, log } of cluster.shops) console.log(`${name}:\n${log()}`)
      process.exitCode = 1
    }
  } finally {
    await cluster.close()
  }
} finally {
  next.remove()
}
