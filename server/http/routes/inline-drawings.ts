import { LRUCache } from 'lru-cache'
import { isBusy } from '../../shop/core/transaction.ts'

/** The drawing behind a picture's path, as SVG; null for a photograph. */
export type Drawing = (path: string) => Promise<string | null>

/** So many pictures may stand in the first screen. */
const INLINED_MAX = 3
const KEPT_LENGTH_MAX = 2_000_000
const PRELOADS = /<link rel="preload" as="image"[^>]*>/gi
const FIRST_PICTURES = /<img [^>]*fetchpriority="high"[^>]*>/gi

/** Shapes and their looks: nothing that runs, loads or links. A reference is to a part of the drawing itself. */
const ELEMENT = /^<\/?(?:svg|g|path|circle|rect|ellipse|defs|marker|use)(?: (?!on|style)[a-z][\w-]*="[^"<>&]*")*\/?>$/i
const FOREIGN = /href="(?!#)|url\((?!#)/i

/** The drawing as an element of a page; null where it has what a page must not take from a drawing. */
const pageElement = (svg: string): string | null => {
  // Drawings have no text, so spaces between their elements mean nothing.
  const short = svg
    .trim()
    .replace(/\s*(\/?>)\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
  const isPlain = !FOREIGN.test(short) && short.split(/(?<=>)/).every((element) => ELEMENT.test(element))
  return isPlain ? short : null
}

/** The page is worth more than a round trip: its picture is asked for by the browser then. */
const unlessBusy = (error: unknown): null => {
  if (!isBusy(error)) throw error
  return null
}

/** In HTML as it is. */
const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** The drawing in the place of a picture: styles and readers know it as they knew that. */
const inPlaceOf = (tag: string, drawing: string): string => {
  const [alt, look, lang] = ['alt', 'class', 'lang'].map((name) => attribute(tag, name))
  const words = [
    `data-src="${attribute(tag, 'src')}"`,
    ...(look === undefined ? [] : [`class="${look}"`]),
    ...(lang === undefined ? [] : [`lang="${lang}"`]),
    alt ? `role="img" aria-label="${alt}"` : 'aria-hidden="true"',
    'preserveAspectRatio="xMidYMid slice"',
  ]
  return drawing.replace('<svg', () => `<svg ${words.join(' ')}`)
}

const firstPictures = (html: string): RegExpExecArray[] => {
  const tags: RegExpExecArray[] = []
  for (const tag of html.matchAll(FIRST_PICTURES)) if (tags.push(tag) === INLINED_MAX) break
  return tags
}

/**
 * Drawings of the first screen stand in the page itself: about 1 kB each, no round trip, and no document of their own as
 * each address of data is. `src/ui/media/Image.tsx` takes them over. `data-src` tells the worker which picture it is,
 * for pages that the phone renders later. React's preload of it would fetch it all the same.
 */
export const createInlineDrawings = (drawing: Drawing | undefined): ((html: string) => Promise<string>) => {
  // A picture's name changes with its content.
  const kept = new LRUCache<string, string>({
    maxSize: KEPT_LENGTH_MAX,
    sizeCalculation: (element, src) => element.length + src.length,
  })
  const elementOf = async (src: string): Promise<string | null> => {
    const known = kept.get(src)
    if (known !== undefined) return known
    const svg = await drawing?.(src).catch(unlessBusy)
    const element = svg ? pageElement(svg) : null
    if (element !== null) kept.set(src, element)
    return element
  }

  return async (html) => {
    const tags = firstPictures(html)
    const last = tags.at(-1)
    if (drawing === undefined || last === undefined) return html
    // React puts its preloads in front, so that all to be changed stands in the first part.
    const end = last.index + last[0].length
    let first = html.slice(0, end)
    for (const [tag] of tags) {
      const src = attribute(tag, 'src')?.replaceAll('&amp;', '&') ?? ''
      const element = await elementOf(src)
      if (element === null) continue
      const [path = ''] = src.split('?')
      first = first
        .replace(tag, () => inPlaceOf(tag, element))
        .replace(PRELOADS, (link) => (link.includes(path) ? '' : link))
    }
    return first + html.slice(end)
  }
}
