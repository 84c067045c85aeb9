import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AskerGone, limitConcurrency } from '../shop/core/concurrency-limit.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** Rendering takes processor time, and orders come first: a processor is left to them. */
const RENDERED_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))

/** Drawings and photographs take turns. */
const slots = limitConcurrency({ atOnce: RENDERED_AT_ONCE, waiting: 256 })
export const withRenderSlot = slots.run

/** Written whole or not at all, also when another process writes the same. */
const keep = async (folder: string, file: string, bytes: Bytes): Promise<void> => {
  const path = join(folder, file)
  const draft = join(folder, `${randomUUID()}.tmp`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, bytes)
  await rename(draft, path)
}

/**
 * Renders what is not in the folder yet, once for all who ask meanwhile; null is not kept. The folder may be emptied at
 * any time. File names must not come from a request.
 */
export const createPictureCache = (folder: string) => {
  const underway = new Map<string, Promise<Bytes | null>>()
  const make = async (file: string, render: () => Promise<Bytes | null>): Promise<Bytes | null> => {
    const kept = await readFile(join(folder, file)).catch(() => null)
    if (kept !== null) return new Uint8Array(kept)
    const bytes = await render()
    // With a full disk the picture is rendered again next time, not lost.
    if (bytes !== null) await keep(folder, file, bytes).catch(() => undefined)
    return bytes
  }
  const together = (file: string, render: () => Promise<Bytes | null>): Promise<Bytes | null> => {
    const running = underway.get(file)
    // Whoever came first may have gone before it was begun.
    if (running !== undefined)
      return running.catch((error: unknown) => {
        if (error instanceof AskerGone) return together(file, render)
        throw error
      })
    const work = make(file, render).finally(() => underway.delete(file))
    underway.set(file, work)
    return work
  }
  return together
}
