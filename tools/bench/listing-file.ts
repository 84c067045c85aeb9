import { setTimeout } from 'node:timers/promises'
import { writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { csvText } from '../../src/contract/product/csv-text.ts'
import { ListingFileReport } from '../../src/contract/product/listing-file.ts'
import type { Shop } from '../../tests/journeys/support/shop.ts'
import { memoryOf } from './process-memory.ts'

/** A seller's file of many rows of what she sells already, every price another one, while others read the shop. */

const Sent = v.object({ data: ListingFileReport })

const share = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)

/** How long three pages take, one after the other, until it ends. */
const readPages = async (url: string, paths: readonly string[], isOver: () => boolean): Promise<string> => {
  const times = new Map(paths.map((path): [string, number[]] => [path, []]))
  while (!isOver())
    for (const path of paths) {
      const started = performance.now()
      await (await fetch(url + path)).arrayBuffer()
      times.get(path)?.push(performance.now() - started)
      await setTimeout(20)
    }
  return [...times]
    .map(([path, all]) => {
      const sorted = all.toSorted((a, b) => a - b)
      return `${path} ${share(sorted, 0.5)} / ${share(sorted, 0.99)} ms of ${sorted.length}`
    })
    .join(', ')
}

/** Sends the packs of a product file, as `import.ts` made it, once more as their seller's own file. */
export const benchListingFile = async (
  shop: Shop,
  {
    sellerId,
    token,
    packs,
    pages,
  }: { sellerId: number; token: string; packs: readonly string[][]; pages: readonly string[] },
): Promise<void> => {
  const pid = shop.pid()
  let isOver = false
  const idle = await (async () => {
    const read = readPages(shop.url, pages, () => isOver)
    await setTimeout(8000)
    isOver = true
    return read
  })()
  console.log(`p50 / p99 of pages with nothing else to do: ${idle}`)
  for (const name of ['new prices', 'the same again']) {
    const csv = csvText([['Code', 'Pack', 'Price', 'Stock'], ...packs])
    const before = memoryOf(pid, 'VmRSS')
    // Resets the kernel's peak memory of the run before.
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    isOver = false
    const reading = readPages(shop.url, pages, () => isOver)
    const started = performance.now()
    const answer = await fetch(`${shop.url}/api/desk/shops/${sellerId}/listing-file`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'text/csv' },
      body: csv,
    })
    const { bad, mend: _mend, ...report } = v.parse(Sent, await answer.json()).data
    const seconds = (performance.now() - started) / 1000
    isOver = true
    console.log(
      `${name}: ${packs.length} rows, ${(csv.length / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, ${(packs.length / seconds).toFixed(0)} rows a second; the server held ${before} MB before, ${memoryOf(pid, 'VmHWM')} MB at most`,
    )
    console.log(`p50 / p99 of pages meanwhile: ${await reading}`)
    console.log(`${JSON.stringify(report)}, ${bad.length} reported\n`)
  }
}
