import { LRUCache } from 'lru-cache'
import { isBusy } from '../../shop/core/transaction.ts'

/** The drawing behind a picture's path, as SVG; null for a photograph. */
export type Drawing = (path: string) => Promise<string | null>

/** So many pictures may stand in the first screen. */
const INLINED_MAX = 3
const KEPT_LENGTH_MAX = 2_000_000
const PRELOADS = /<link rel="preload" as="image"[^>]*>/gi
const FIRST_PICTURES = /<img [^>]*fetchpriority="high"[^>]*>/gi

/** Drawings have no text, so spaces between their elements mean nothing. */
const dataUrl = (svg: string): string => {
  const short = svg.trim().replace(/>\s+</g, '><').replaceAll('"', "'")
  return `data:image/svg+xml,${short.replace(/[%#>"&\s]/g, (sign) => (sign === ' ' ? ' ' : encodeURIComponent(sign)))}`
}

/** The page is worth more than a round trip: its picture is asked for by the browser then. */
const unlessBusy = (error: unknown): null => {
  if (!isBusy(error)) throw error
  return null
}

const firstPictures = (html: string): RegExpExecArray[] => {
  const tags: RegExpExecArray[] = []
  for (const tag of html.matchAll(FIRST_PICTURES)) if (tags.push(tag) === INLINED_MAX) break
  return tags
}

/**
 * Drawings of the first screen stand in the page itself: about 1 kB each, and no round trip. `data-src` tells the worker
 * which picture it is, for pages that the phone renders later. React's preload of it would fetch it all the same.
 */
export const createInlineDrawings = (drawing: Drawing | undefined): ((html: string) => Promise<string>) => {
  // A picture's name changes with its content.
  const kept = new LRUCache<string, string>({
    maxSize: KEPT_LENGTH_MAX,
    sizeCalculation: (url, src) => url.length + src.length,
  })
  const urlOf = async (src: string): Promise<string | null> => {
    const known = kept.get(src)
    if (known !== undefined) return known
    const svg = await drawing?.(src).catch(unlessBusy)
    if (svg === undefined || svg === null) return null
    const url = dataUrl(svg)
    kept.set(src, url)
    return url
  }

  return async (html) => {
    const tags = firstPictures(html)
    const last = tags.at(-1)
    if (drawing === undefined || last === undefined) return html
    // React puts its preloads in front, so that all to be changed stands in the first part.
    const end = last.index + last[0].length
    let first = html.slice(0, end)
    for (const [tag] of tags) {
      const src = /\ssrc="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&')
      const url = src === undefined ? null : await urlOf(src)
      if (url === null) continue
      const inlined = tag
        .replace(/\s(?:srcset|sizes)="[^"]*"/gi, '')
        .replace(/\ssrc="([^"]+)"/, (_, path: string) => ` data-src="${path}" src="${url}"`)
      const [path = ''] = (src ?? '').split('?')
      first = first.replace(tag, () => inlined).replace(PRELOADS, (link) => (link.includes(path) ? '' : link))
    }
    return first + html.slice(end)
  }
}
