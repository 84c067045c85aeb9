import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { TRUSTED_AFTER } from '../../src/contract/calls/staff/listings.ts'
import { IDEMPOTENCY_HEADER } from '../../src/contract/constants.ts'
import { csvText } from '../../src/contract/product/csv-text.ts'
import { ListingFileReport } from '../../src/contract/product/listing-file.ts'
import { addReport } from '../../src/desk/listings/file/add-report.ts'
import type { Shop } from '../../tests/journeys/support/shop.ts'
import { memoryOf } from './process-memory.ts'

/** A seller's file of many rows of what she sells already, every price another one, while others read the shop. */

const Sent = v.object({ data: ListingFileReport })

const share = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)

/** How long three pages take, one after the other, until it ends. */
const readPages = async (url: string, paths: readonly string[], isOver: () => boolean): Promise<string> => {
  const times = new Map(paths.map((path): [string, number[]] => [path, []]))
  let failed = 0
  while (!isOver())
    for (const path of paths) {
      const started = performance.now()
      const answer = await fetch(url + path)
      await answer.arrayBuffer()
      if (!answer.ok) failed++
      times.get(path)?.push(performance.now() - started)
      await setTimeout(20)
    }
  const pages = [...times].map(([path, all]) => {
    const sorted = all.toSorted((a, b) => a - b)
    return `${path} ${share(sorted, 0.5)} / ${share(sorted, 0.99)} ms of ${sorted.length}`
  })
  return [...pages, `${failed} not answered`].join(', ')
}

interface Seller {
  id: number
  url: string
  /** The operator's. */
  token: string
}

const ask = async ({ url, token }: Seller, method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      [IDEMPOTENCY_HEADER]: randomUUID(),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** As the desk sends it: part by part, as long as there are any. */
const sendAll = async (seller: Seller, csv: string): Promise<{ report: ListingFileReport; parts: number }> => {
  let report: ListingFileReport | null = null
  for (let parts = 1; ; parts++) {
    const from = report?.next_line ?? 1
    const answer = await fetch(`${seller.url}/api/desk/shops/${seller.id}/listing-file?from=${from}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${seller.token}`, 'Content-Type': 'text/csv' },
      body: csv,
    })
    report = addReport(report, v.parse(Sent, await answer.json()).data)
    if (report.next_line === undefined) return { report, parts }
  }
}

const NEW = 1_000
const FRESH = 'Code,Name,Category,Pack,MRP,Price,Stock,Generic Name,Country of Origin,Maker,Maker Address,Care Phone'

/** Products that nobody sells yet. */
const freshFile = (first: number, count: number): string =>
  csvText([
    FRESH.split(','),
    ...Array.from({ length: count }, (_, n) => [
      `fresh-${first + n}`,
      `Fork ${first + n} for the field`,
      'Hand tools',
      '1 piece',
      '450',
      '399',
      '12',
      'Fork',
      'India',
      'Sahyadri Works LLP',
      'Nashik 422007',
      '1800 123 4567',
    ]),
  ])

const Drafts = v.object({ data: v.array(v.object({ id: v.string(), sent_at: v.string() })) })

/** Ten products are approved one by one: what she lists after them goes on sale at once. */
const trust = async (seller: Seller): Promise<void> => {
  await sendAll(seller, freshFile(0, TRUSTED_AFTER))
  const { data } = v.parse(Drafts, await ask(seller, 'GET', 'desk/drafts?which=waiting'))
  for (const { id, sent_at } of data) await ask(seller, 'POST', `desk/drafts/${id}/approve`, { sent_at })
  await ask(seller, 'PUT', `desk/sellers/${seller.id}/trust`, { trusted: true })
}

/** Sends the packs of a product file, as `import.ts` made it, once more as their seller's own file; then new products. */
export const benchListingFile = async (
  shop: Shop,
  { seller, packs, pages }: { seller: Omit<Seller, 'url'>; packs: readonly string[][]; pages: readonly string[] },
): Promise<void> => {
  const pid = shop.pid()
  const her = { ...seller, url: shop.url }
  let isOver = false
  const idle = await (async () => {
    const read = readPages(shop.url, pages, () => isOver)
    await setTimeout(8000)
    isOver = true
    return read
  })()
  console.log(`p50 / p99 of pages with nothing else to do: ${idle}`)
  const prices = csvText([['Code', 'Pack', 'Price', 'Stock'], ...packs])
  const files: [name: string, rows: number, csv: string][] = [
    ['new prices', packs.length, prices],
    ['the same again', packs.length, prices],
    ['new products', NEW, freshFile(TRUSTED_AFTER, NEW)],
  ]
  await trust(her)
  for (const [name, rows, csv] of files) {
    const before = memoryOf(pid, 'VmRSS')
    // Resets the kernel's peak memory of the run before.
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    isOver = false
    const reading = readPages(shop.url, pages, () => isOver)
    const started = performance.now()
    const { report, parts } = await sendAll(her, csv)
    const seconds = (performance.now() - started) / 1000
    isOver = true
    console.log(
      `${name}: ${rows} rows, ${(csv.length / 1e6).toFixed(1)} MB in ${parts} parts and ${seconds.toFixed(1)} s, ${(rows / seconds).toFixed(0)} rows a second; the server held ${before} MB before, ${memoryOf(pid, 'VmHWM')} MB at most`,
    )
    console.log(`p50 / p99 of pages meanwhile: ${await reading}`)
    const { bad, mend: _mend, ...counts } = report
    console.log(`${JSON.stringify(counts)}, ${bad.length} reported ${JSON.stringify(bad[0])}\n`)
  }
}
