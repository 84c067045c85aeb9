import * as v from 'valibot'
import { calls, fillPath, type Answer, type CallName } from '../../contract/shop-calls.ts'
import { SAVE_OFFLINE_HEADER, SAVED_PICTURE_WIDTH } from '../../contract/constants.ts'
import type { ProductDetails } from '../../contract/entities.ts'
import { pictureOf, productPicture } from '../../contract/pictures.ts'
import { apiBase } from '../../client/api/api-settings.ts'
import { withTimeout } from '../../client/api/timeout.ts'
import { isImage, isJson } from '../../client/api/response-checks.ts'
import { withQuotaRecovery, PICTURE_CACHE } from '../../client/db/quota-recovery.ts'
import {
  entry,
  savedAtOf,
  savedName,
  pack,
  readRecord,
  unpack,
  byteSize,
  writeRecord,
  type SavedRecord,
  type SavedScope,
} from './cache.shared.ts'
import { readerQuery } from '../../client/api/reader.ts'

/**
 * Downloads a category or a seller, pictures included. Every answer is stored when it has come, so after an
 * interruption the next call resumes where this one ended.
 */

const FILE_MS = 30_000
/** A slow network brings a few at once sooner than one after the other; more only wait for each other. */
const PICTURES_AT_ONCE = 4

interface Keeping {
  /** Called after everything that was stored. */
  told: (record: SavedRecord) => void
  signal: AbortSignal
}

/** Throws when the network, the quota or the farmer ends it; what has come stays and counts. */
export const download = async (
  what: SavedScope,
  size: { products: number; bytes: number } | null,
  { told, signal }: Keeping,
) => {
  const cache = await caches.open(savedName(what))
  const before = await readRecord(cache)
  // Downloaded already: the products are fetched anew, the pictures that are there stay.
  const since = before?.done === false ? before.since : Date.now()
  let record: SavedRecord = {
    ...what,
    products: size?.products ?? before?.products ?? 0,
    promised: size?.bytes ?? before?.promised ?? 0,
    bytes: await byteSize(cache),
    since,
    done: false,
  }
  const wanted = new Set<string>()
  const note = (changes: Partial<SavedRecord>) => {
    record = { ...record, ...changes }
    told(record)
  }
  const store = async (key: string, answer: Response) => {
    await withQuotaRecovery(() => cache.put(key, answer.clone()))
    note({ bytes: record.bytes + Number(answer.headers.get('Content-Length')) })
  }
  const json = async (path: string): Promise<unknown> => {
    const key = new URL(`${apiBase()}${path}`, location.origin).href
    wanted.add(key)
    const kept = await cache.match(key)
    if (kept !== undefined && savedAtOf(kept) >= since) return JSON.parse(await unpack(kept))
    const text = await ask(key, signal, async (answer) => (isJson(answer) ? answer.text() : undefined))
    const stored = await pack(text, Date.now())
    if (kept !== undefined) note({ bytes: record.bytes - Number(kept.headers.get('Content-Length')) })
    await store(key, stored)
    return JSON.parse(text)
  }
  const picture = async (path: string): Promise<void> => {
    const key = new URL(path, location.origin).href
    wanted.add(key)
    if ((await cache.match(key)) !== undefined) return
    const passing = await caches.open(PICTURE_CACHE)
    const seen = await passing.match(key, { ignoreVary: true })
    const bytes = seen ? await seen.blob() : await ask(key, signal, readPicture)
    if (bytes !== null) await store(key, entry(bytes, bytes.type, Date.now()))
  }

  await withQuotaRecovery(() => writeRecord(cache, record))
  told(record)
  const goods = await fetchAllProducts(what, json)
  note({ products: new Set(goods.map(({ product_id }) => product_id)).size })
  for (const path of surroundings(what, goods)) await json(path)
  // A product's page shows its seller's and its brand's logo as well.
  const pictures = new Set(
    goods.flatMap(({ product_id, image_url, vendor, brand }) => [
      productPicture(product_id, image_url, SAVED_PICTURE_WIDTH),
      pictureOf('avatars', vendor.avatar),
      pictureOf('brands', brand.image_url),
    ]),
  )
  await mapWithConcurrency([...pictures], PICTURES_AT_ONCE, picture)
  // Products that were taken off sale meanwhile.
  const isGone = ({ url }: Request) => !wanted.has(url) && !url.endsWith('/kept/record')
  await Promise.all((await cache.keys()).filter(isGone).map((key) => cache.delete(key)))
  note({ bytes: await byteSize(cache), done: true })
  await withQuotaRecovery(() => writeRecord(cache, record))
}

const fetchAllProducts = async (
  { kind, slug }: SavedScope,
  json: (path: string) => Promise<unknown>,
): Promise<ProductDetails[]> => {
  const path = fillPath(calls.keepGoods.path, { kind, slug })
  const goods: ProductDetails[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = new URLSearchParams({ ...(cursor !== '' && { cursor }), ...readerQuery(calls.keepGoods) }).toString()
    const page: Answer<'keepGoods'> = v.parse(
      calls.keepGoods.answer,
      await json(query === '' ? path : `${path}?${query}`),
    )
    goods.push(...page.data)
    cursor = page.meta.next_cursor
  }
  return goods
}

/** The other calls of the page, so that it opens without network too. */
const surroundings = ({ kind, slug }: SavedScope, [first]: ProductDetails[]): string[] => {
  const path = (name: CallName, id?: number) => fillPath(calls[name].path, { id: String(id) })
  const everywhere = [path('categories'), path('banners'), path('deal')]
  return kind === 'category'
    ? [
        ...everywhere,
        `${path('sellers')}?category=${encodeURIComponent(slug)}`,
        path('categoryBrands', first?.category.id),
      ]
    : [...everywhere, path('sellers'), path('sellerBrands', first?.vendor.id)]
}

const GONE = 404

/** A picture that the server does not have fails nothing. */
const readPicture = async (answer: Response): Promise<Blob | null | undefined> =>
  answer.status === GONE ? null : isImage(answer) ? answer.blob() : undefined

class NoAnswer extends Error {}

/** Headers and body within the timeout, and of our own server: a captive portal answers as well. */
const ask = <T>(url: string, signal: AbortSignal, read: (answer: Response) => Promise<T | undefined>): Promise<T> =>
  withTimeout(FILE_MS, signal, async (within) => {
    const answer = await fetch(url, {
      signal: within,
      credentials: 'omit',
      redirect: 'error',
      headers: { [SAVE_OFFLINE_HEADER]: '1' },
    })
    const body = await read(answer)
    if (body === undefined) throw new NoAnswer(`${url}: ${answer.status}`)
    return body
  })

/** A few at a time; the first failure ends all. */
const mapWithConcurrency = async (
  paths: string[],
  atOnce: number,
  work: (path: string) => Promise<void>,
): Promise<void> => {
  const rest = paths.values()
  const one = async () => {
    for (const path of rest) await work(path)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}
