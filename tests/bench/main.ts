import { mkdirSync, writeFileSync } from 'node:fs'
import { benchPages } from './pages/bench-pages.ts'

/**
 * `npm run bench [-- RUNS PATH …]`: the shop as it is built, on a free port, opened by phones on slow networks (A: 1.6 Mbit/s,
 * 150 ms, processor 4 times slower; B: 400 kbit/s, 400 ms, 6 times), beside a page of the same words without anything
 * else. Prints medians, and writes them to `node_modules/.cache/bench.json`. Nothing else should run on the machine.
 */

const RUNS = 5
const OUT = 'node_modules/.cache/bench.json'

const [runs = String(RUNS), ...paths] = process.argv.slice(2)
const pages = await benchPages(paths.length === 0 ? ['/'] : paths, Number(runs))
mkdirSync('node_modules/.cache', { recursive: true })
writeFileSync(OUT, `${JSON.stringify({ pages }, null, 2)}\n`)
console.log(`\nWritten to ${OUT}`)
