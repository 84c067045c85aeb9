import { openCluster } from './cluster.ts'

/** `npm run cluster`: the shop past one machine, to look at; Ctrl-C ends and removes all of it. */

console.log('Starting etcd, two databases, a pooler, a balancer, a cache, two web processes and a worker …')
const began = performance.now()
const cluster = await openCluster()
try {
  await cluster.openShop()
} catch (error) {
  await cluster.close()
  throw error
}
for (const { name, pid, isRunning } of cluster.services)
  if (isRunning()) console.log(`  ${name.padEnd(12)} process ${pid()}`)
console.log(`  database     ${cluster.direct}`)
console.log(`After ${((performance.now() - began) / 1000).toFixed(0)} s the shop is open at ${cluster.front}`)
console.log('Ctrl-C ends and removes all of it.')
process.once('exit', () => console.log('All of it is gone.'))
