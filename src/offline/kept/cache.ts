import * as v from 'valibot'
import { KEEP_KINDS, KEPT_AT_HEADER } from '../../contract/constants.ts'
import type { KeepKind } from '../../contract/constants.ts'

/**
 * What the farmer keeps for the time without network. Each category or seller has a cache of its own, which nothing
 * else makes room in, and which says itself what it is and how far it has come: so it is there or gone as a whole.
 */

export const KEPT_PREFIX = 'kept-'
const RECORD = '/kept/record'

export const KeptWhat = v.object({ kind: v.picklist(KEEP_KINDS), slug: v.string(), name: v.string() })
export type What = v.InferOutput<typeof KeptWhat>

const KeptRecord = v.object({
  ...KeptWhat.entries,
  products: v.number(),
  /** What it weighs, as the shop told before. */
  promised: v.number(),
  /** What is here of it. */
  bytes: v.number(),
  /** Goods from before this moment are fetched anew. */
  since: v.number(),
  done: v.boolean(),
})
export type KeptRecord = v.InferOutput<typeof KeptRecord>

export const keptName = ({ kind, slug }: { kind: KeepKind; slug: string }): string => `${KEPT_PREFIX}${kind}-${slug}`

/** Private windows and plain HTTP have no caches. */
export const canKeep = (): boolean => 'caches' in globalThis

export const writeRecord = (cache: Cache, record: KeptRecord): Promise<void> =>
  cache.put(RECORD, new Response(JSON.stringify(record)))

export const readRecord = async (cache: Cache): Promise<KeptRecord | undefined> => {
  const answer = await cache.match(RECORD)
  const record = v.safeParse(KeptRecord, await answer?.json().catch(() => undefined))
  return record.success ? record.output : undefined
}

/** Everything kept or half kept, by name. */
export const listKept = async (): Promise<KeptRecord[]> => {
  if (!canKeep()) return []
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX))
  const records = await Promise.all(names.map(async (name) => readRecord(await caches.open(name))))
  return records.filter((record) => record !== undefined).sort((a, b) => a.name.localeCompare(b.name))
}

/** Notes that this is to be brought here, though nothing of it has come. */
export const beginAnew = async (what: What): Promise<void> => {
  const cache = await caches.open(keptName(what))
  await writeRecord(cache, { ...what, products: 0, promised: 0, bytes: 0, since: Date.now(), done: false })
}

export const dropKept = (what: What): Promise<boolean> => caches.delete(keptName(what))

const PACKED = 'X-Packed'

/** JSON as it lies on the phone: packed like it travels, where the browser can. */
export const pack = async (text: string, keptAt: number): Promise<Response> => {
  const plain = new Blob([text]).stream()
  const isPacked = 'CompressionStream' in globalThis
  const bytes = await new Response(isPacked ? plain.pipeThrough(new CompressionStream('gzip')) : plain).blob()
  return entry(bytes, 'application/json', keptAt, isPacked ? { [PACKED]: 'gzip' } : {})
}

/** The text of a kept answer. */
export const unpack = (answer: Response): Promise<string> =>
  answer.body === null || !answer.headers.has(PACKED)
    ? answer.text()
    : new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).text()

/** Without the many headers of its answer, which would be kept with each picture. */
export const entry = (bytes: Blob, type: string, keptAt: number, more: Record<string, string> = {}): Response =>
  new Response(bytes, {
    headers: { 'Content-Type': type, 'Content-Length': String(bytes.size), [KEPT_AT_HEADER]: String(keptAt), ...more },
  })

/** When an answer was stored on this phone; 0 when it does not say so. */
export const keptAtOf = (answer: Response): number => Number(answer.headers.get(KEPT_AT_HEADER) ?? 0)

/** Bytes of everything in a cache of this kind. */
export const weigh = async (cache: Cache): Promise<number> => {
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  return answers.reduce((sum, answer) => sum + Number(answer?.headers.get('Content-Length') ?? 0), 0)
}
