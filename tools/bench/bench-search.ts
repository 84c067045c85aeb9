import { performance } from 'node:perf_hooks'
import { searchProducts } from '../../src/shop/catalogue-index/search.shared.ts'
import { SEARCH_QUERIES } from '../../tests/support/search/first-of-all.ts'
import { seedIndex } from '../../tests/support/seed-index.ts'

/** What a search without network takes over the demonstration catalogue. */

const ROUNDS = 5
/** So many times slower is the processor of a cheap phone. */
const SLOWER = 6

const quantile = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0
const shown = (ms: number): string => ms.toFixed(2).padStart(8)

export const benchSearch = () => {
  const goods = seedIndex()
  const texts = SEARCH_QUERIES.map(({ text }) => text)
  const msOf = (text: string): number => {
    const start = performance.now()
    searchProducts(goods, text)
    return performance.now() - start
  }
  // The lexicon and the index are read once.
  const first = msOf('urea')
  // Whatever else the machine does counts once at most.
  const best = texts
    .map((text) => Math.min(...Array.from({ length: ROUNDS }, () => msOf(text))))
    .toSorted((one, other) => one - other)
  const [p50, p95, most] = [quantile(best, 0.5), quantile(best, 0.95), best.at(-1) ?? 0]
  console.log(`\n${texts.length} searches of ${goods.length} listings, ms   here  ${SLOWER} times slower`)
  for (const [name, ms] of Object.entries({ 'first, with the index': first, p50, p95, most }))
    console.log(`${name.padEnd(38)} ${shown(ms)} ${shown(ms * SLOWER)}`)
  return { queries: texts.length, listings: goods.length, slower: SLOWER, first, p50, p95, most }
}
