import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/postgres.mjs'
import { benchSearch } from './bench-search.ts'
import { benchPages } from './pages/bench-pages.ts'
import { benchData } from './pages/bench-data.ts'
import { benchDesk } from './pages/bench-desk.ts'
import { benchTaps } from './pages/bench-taps.ts'
import { recordSitting } from './pages/history.ts'
import { benchServer } from './server/bench-server.ts'
import { benchScale } from './server/bench-scale.ts'

/**
 * `npm run bench [-- --only pages|taps|data|desk|search|server|scale] [--runs 5] [--listings 10000,1000000] [--orders 10] [--record] [PATH …]`: the shop as
 * it is built, on free ports. Pages are opened by phones on slow networks (A: 1.6 Mbit/s, 150 ms, processor 4 times
 * slower; B: 400 kbit/s, 400 ms, 6 times), beside a page of the same words without anything else. Prints tables of
 * medians, and writes them to `node_modules/.cache/bench.json`; `--record` adds the pages' ratios to the history in the
 * repository. Nothing else should run on the machine.
 */

const OUT = 'node_modules/.cache/bench.json'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    /** Sizes of the catalogue, from small to large. */
    listings: { type: 'string', default: '1000,10000,100000,1000000' },
    /** For each listing. */
    orders: { type: 'string', default: '1' },
    record: { type: 'boolean', default: false },
  },
})
const isAsked = (part: string): boolean => values.only === undefined || values.only === part

/** A database server that writes every commit to its disk, as a shop's does. */
const withPostgres = async <T>(work: (url: string) => Promise<T>, settings: string[] = []): Promise<T> => {
  const postgres = await startPostgres({ isDurable: true, settings })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

/** As for a machine that holds what is used in its memory. */
const ROOMY = ['shared_buffers=2GB', 'max_wal_size=16GB']

const results: Record<string, unknown> = {}
if (isAsked('pages')) {
  const runs = Number(values.runs)
  if (values.record && runs < 3) throw new Error('Fewer than three runs do not tell how busy the machine is')
  const pages = await benchPages(positionals.length === 0 ? ['/'] : positionals, runs)
  results['pages'] = pages
  if (values.record) recordSitting(pages, runs)
}
if (isAsked('taps')) results['taps'] = await benchTaps(Number(values.runs))
if (isAsked('desk')) results['desk'] = await benchDesk(Number(values.runs))
if (isAsked('data')) results['data'] = await benchData()
if (isAsked('search')) results['search'] = benchSearch()
if (isAsked('server')) results['server'] = [...(await withPostgres(benchServer)), ...(await benchServer(undefined))]
if (isAsked('scale'))
  results['scale'] = await withPostgres(
    (url) => benchScale(url, values.listings.split(',').map(Number), Number(values.orders)),
    ROOMY,
  )
mkdirSync('node_modules/.cache', { recursive: true })
writeFileSync(OUT, `${JSON.stringify(results, null, 2)}\n`)
console.log(`\nWritten to ${OUT}`)
