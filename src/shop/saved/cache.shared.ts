import * as v from 'valibot'
import { SAVED_KINDS, FETCHED_AT_HEADER, type KeepKind } from '../../contract/constants.ts'

/**
 * Offline downloads. Each category or seller has a cache of its own, from which nothing else is evicted, and which
 * holds its own description and progress: so it is there or gone as a whole.
 */

export const SAVED_PREFIX = 'kept-'
const RECORD = '/kept/record'

export const SavedScopeSchema = v.object({ kind: v.picklist(SAVED_KINDS), slug: v.string(), name: v.string() })
export type SavedScope = v.InferOutput<typeof SavedScopeSchema>

const SavedRecord = v.object({
  ...SavedScopeSchema.entries,
  products: v.number(),
  /** Its size in bytes, as the server said before. */
  promised: v.number(),
  /** What is here of it. */
  bytes: v.number(),
  /** Goods from before this moment are fetched anew. */
  since: v.number(),
  done: v.boolean(),
})
export type SavedRecord = v.InferOutput<typeof SavedRecord>

export const savedName = ({ kind, slug }: { kind: KeepKind; slug: string }): string => `${SAVED_PREFIX}${kind}-${slug}`

/** Private windows and plain HTTP have no caches. */
export const canSave = (): boolean => 'caches' in globalThis

export const writeRecord = (cache: Cache, record: SavedRecord): Promise<void> =>
  cache.put(RECORD, new Response(JSON.stringify(record)))

export const readRecord = async (cache: Cache): Promise<SavedRecord | undefined> => {
  const answer = await cache.match(RECORD)
  const record = v.safeParse(SavedRecord, await answer?.json().catch(() => undefined))
  return record.success ? record.output : undefined
}

/** Every complete or unfinished download, by name. */
export const listSaved = async (): Promise<SavedRecord[]> => {
  if (!canSave()) return []
  const names = (await caches.keys()).filter((name) => name.startsWith(SAVED_PREFIX))
  const records = await Promise.all(names.map(async (name) => readRecord(await caches.open(name))))
  return records.filter((record) => record !== undefined).sort((a, b) => a.name.localeCompare(b.name))
}

/** Records a download of which nothing has come yet. */
export const resetDownload = async (what: SavedScope): Promise<void> => {
  const cache = await caches.open(savedName(what))
  await writeRecord(cache, { ...what, products: 0, promised: 0, bytes: 0, since: Date.now(), done: false })
}

export const dropSaved = (what: SavedScope): Promise<boolean> => caches.delete(savedName(what))

const PACKED = 'X-Packed'

/** JSON as it is stored: compressed, where the browser can. */
export const pack = async (text: string, keptAt: number): Promise<Response> => {
  const plain = new Blob([text]).stream()
  const isPacked = 'CompressionStream' in globalThis
  const bytes = await new Response(isPacked ? plain.pipeThrough(new CompressionStream('gzip')) : plain).blob()
  return entry(bytes, 'application/json', keptAt, isPacked ? { [PACKED]: 'gzip' } : {})
}

/** The text of a stored answer. */
export const unpack = (answer: Response): Promise<string> =>
  answer.body === null || !answer.headers.has(PACKED)
    ? answer.text()
    : new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).text()

/** Without the many headers of its answer, which would be stored with each picture. */
export const entry = (bytes: Blob, type: string, keptAt: number, more: Record<string, string> = {}): Response =>
  new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.size),
      [FETCHED_AT_HEADER]: String(keptAt),
      ...more,
    },
  })

/** When an answer was stored on this phone; 0 when it does not say so. */
export const savedAtOf = (answer: Response): number => Number(answer.headers.get(FETCHED_AT_HEADER) ?? 0)

/** Bytes of everything in a cache of this kind. */
export const byteSize = async (cache: Cache): Promise<number> => {
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  return answers.reduce((sum, answer) => sum + Number(answer?.headers.get('Content-Length') ?? 0), 0)
}
