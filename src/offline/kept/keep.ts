import * as v from 'valibot'
import { calls, fillPath } from '../../contract/calls.ts'
import type { CallName } from '../../contract/calls.ts'
import { KEEP_HEADER, KEPT_PICTURE_WIDTH } from '../../contract/constants.ts'
import type { ProductDetails } from '../../contract/entities.ts'
import { productPicture } from '../../contract/pictures.ts'
import { apiBase } from '../api.ts'
import { withDeadline } from '../deadline.ts'
import { isImage, isJson } from '../genuine.ts'
import { keepRoom, PICTURE_CACHE } from '../room.ts'
import { entry, keptAtOf, keptName, pack, readRecord, unpack, weigh, writeRecord } from './cache.ts'
import type { KeptRecord, What } from './cache.ts'

/**
 * Brings a category or a seller to the phone, pictures included. Every answer is stored when it has come, so whatever
 * interrupts it, the next call goes on where this one ended.
 */

const FILE_MS = 30_000
/** A slow network brings a few at once sooner than one after the other; more only wait for each other. */
const PICTURES_AT_ONCE = 4

interface Keeping {
  /** Told after everything that was stored. */
  told: (record: KeptRecord) => void
  signal: AbortSignal
}

/** Throws when the network, the room or the farmer ends it; what has come stays and counts. */
export const keep = async (what: What, size: { products: number; bytes: number } | null, { told, signal }: Keeping) => {
  const cache = await caches.open(keptName(what))
  const before = await readRecord(cache)
  // Kept already: the goods are fetched anew, the pictures that are there stay.
  const since = before?.done === false ? before.since : Date.now()
  let record: KeptRecord = {
    ...what,
    products: size?.products ?? before?.products ?? 0,
    promised: size?.bytes ?? before?.promised ?? 0,
    bytes: await weigh(cache),
    since,
    done: false,
  }
  const wanted = new Set<string>()
  const note = (changes: Partial<KeptRecord>) => {
    record = { ...record, ...changes }
    told(record)
  }
  const store = async (key: string, answer: Response) => {
    await keepRoom(() => cache.put(key, answer.clone()))
    note({ bytes: record.bytes + Number(answer.headers.get('Content-Length')) })
  }
  const json = async (path: string): Promise<unknown> => {
    const key = new URL(`${apiBase()}${path}`, location.origin).href
    wanted.add(key)
    const kept = await cache.match(key)
    if (kept !== undefined && keptAtOf(kept) >= since) return JSON.parse(await unpack(kept))
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

  await keepRoom(() => writeRecord(cache, record))
  told(record)
  const goods = await allGoods(what, json)
  note({ products: goods.length })
  for (const path of surroundings(what, goods)) await json(path)
  const pictures = new Set(goods.map((one) => productPicture(one.product_id, one.image_url, KEPT_PICTURE_WIDTH)))
  await inTurns([...pictures], PICTURES_AT_ONCE, picture)
  // What the shop has taken off meanwhile.
  const isGone = ({ url }: Request) => !wanted.has(url) && !url.endsWith('/kept/record')
  await Promise.all((await cache.keys()).filter(isGone).map((key) => cache.delete(key)))
  note({ bytes: await weigh(cache), done: true })
  await keepRoom(() => writeRecord(cache, record))
}

const allGoods = async ({ kind, slug }: What, json: (path: string) => Promise<unknown>): Promise<ProductDetails[]> => {
  const path = fillPath(calls.keepGoods.path, { kind, slug })
  const goods: ProductDetails[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`
    const page = v.parse(calls.keepGoods.answer, await json(path + query))
    goods.push(...page.data)
    cursor = page.meta.next_cursor
  }
  return goods
}

/** The other calls of the page, so that it opens without network too. */
const surroundings = ({ kind, slug }: What, [first]: ProductDetails[]): string[] => {
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

/** A picture that the shop does not have stands in nobody's way. */
const readPicture = async (answer: Response): Promise<Blob | null | undefined> =>
  answer.status === GONE ? null : isImage(answer) ? answer.blob() : undefined

class NoAnswer extends Error {}

/** Headers and body within the time, and of our own server: a captive portal answers as well (fault 20). */
const ask = <T>(url: string, signal: AbortSignal, read: (answer: Response) => Promise<T | undefined>): Promise<T> =>
  withDeadline(FILE_MS, signal, async (within) => {
    const answer = await fetch(url, {
      signal: within,
      credentials: 'omit',
      redirect: 'error',
      headers: { [KEEP_HEADER]: '1' },
    })
    const body = await read(answer)
    if (body === undefined) throw new NoAnswer(`${url}: ${answer.status}`)
    return body
  })

/** A few at a time; the first failure ends all. */
const inTurns = async (paths: string[], atOnce: number, work: (path: string) => Promise<void>): Promise<void> => {
  const rest = paths.values()
  const one = async () => {
    for (const path of rest) await work(path)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}
