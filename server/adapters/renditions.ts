import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { isFileName, type FileStore } from '../ports/files.ts'
import type { RenditionFormat, Renditions } from '../ports/media.ts'
import { mediaKindOf } from '../shop/uploads/sniff-media.ts'
import { asLinkPicture } from '../drawings/raster.ts'
import { createPictureCache, withRenderSlot, type Bytes } from './picture-cache.ts'

/** Further ones get the original meanwhile, so that nobody waits for long and no flood takes the memory. */
const WAITING_MAX = 16
const TIMEOUT_S = 20
/** Effort 4 would take eight times as long for a tenth of the bytes. */
const AVIF = { quality: 50, effort: 2 }
const WEBP = { quality: 72 }

/** The picture in this width, or as it is where that weighs less; null when it cannot be read. */
const resize = async (original: Bytes, width: number, format: RenditionFormat): Promise<Bytes | null> => {
  try {
    if (format === 'link')
      return await asLinkPicture(sharp(original, { failOn: 'error' }).timeout({ seconds: TIMEOUT_S }), 'contain')
    const image = sharp(original, { failOn: 'error' }).resize({ width, withoutEnlargement: true })
    const coded = format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)
    const bytes = await coded.timeout({ seconds: TIMEOUT_S }).toBuffer()
    return bytes.length < original.length ? new Uint8Array(bytes) : original
  } catch {
    return null
  }
}

/**
 * Renders uploaded pictures on first request and keeps them in a folder for each under `folder`. With a full disk nothing
 * is rendered.
 */
export const createRenditions = (
  folder: string,
  files: Pick<FileStore, 'open'>,
  hasDiskSpace: () => boolean = () => true,
): Renditions => {
  const cached = createPictureCache(folder)
  let waiting = 0

  const render = async (name: string, width: number, format: RenditionFormat): Promise<Bytes | null> => {
    if (waiting >= WAITING_MAX || !hasDiskSpace()) return null
    waiting += 1
    try {
      return await withRenderSlot(async () => {
        const stored = await files.open(name)
        if (stored === null) return null
        return await resize(new Uint8Array(await buffer(stored.read(0, stored.size - 1))), width, format)
      })
    } finally {
      waiting -= 1
    }
  }

  return {
    get: async (name, width, format) => {
      if (!isFileName(name)) return null
      const bytes = await cached(join(name, `${width}.${format}`), () => render(name, width, format))
      if (bytes === null) return null
      if (format === 'link') return { bytes, type: 'image/jpeg' }
      // AVIF is nothing that is handed in.
      return { bytes, type: mediaKindOf(bytes) === null ? 'image/avif' : 'image/webp' }
    },
    remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
    async *namesBefore(moment) {
      const entries = await opendir(folder).catch(() => null)
      if (entries === null) return
      for await (const { name } of entries) {
        const facts = await stat(join(folder, name)).catch(() => null)
        if (facts !== null && facts.mtime < moment) yield name
      }
    },
  }
}
