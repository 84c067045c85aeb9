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
const shortened = (svg: string): string =>
  svg
    .trim()
    .replace(/\s*(\/?>)\s*/g, '$1')
    .replace(/\s+/g, ' ')

const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#>&]/g, (sign) => encodeURIComponent(sign))}`

/** Shapes and their looks: nothing that runs, loads, links or is referred to. */
const LOOKS = '(?: (?!on|style|href)[a-z][\\w-]*="(?:(?!url\\()[^"<>&])*")*'
const PLAIN = new RegExp(`^<svg${LOOKS}>(?:</?(?:g|path|circle|rect|ellipse)${LOOKS}/?>)*</svg>$`, 'i')
const NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'
const PRODUCTS = '/images/products/'

/** The page is worth more than a round trip: its picture is asked for by the browser then. */
const unlessBusy = (error: unknown): null => {
  if (!isBusy(error)) throw error
  return null
}

/** In HTML as it is. */
const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** The drawing in the place of a picture: styles and readers know it as they knew that. */
const asElement = (tag: string, svg: string): string => {
  const [alt, look, lang] = ['alt', 'class', 'lang'].map((name) => attribute(tag, name))
  const words = [
    `data-src="${attribute(tag, 'src')}"`,
    ...(look === undefined ? [] : [`class="${look}"`]),
    ...(lang === undefined ? [] : [`lang="${lang}"`]),
    alt ? `role="img" aria-label="${alt}"` : 'aria-hidden="true"',
  ]
  return svg.replace(NAMESPACE, '').replace('<svg', () => `<svg ${words.join(' ')}`)
}

const asAddress = (tag: string, svg: string): string =>
  tag
    .replace(/\s(?:srcset|sizes)="[^"]*"/gi, '')
    .replace(/\ssrc="([^"]+)"/, (_, path: string) => ` data-src="${path}" src="${dataUrl(svg)}"`)

/**
 * As an element a drawing is no document of its own, as each address of data is, and `src/ui/media/Image.tsx` takes it over.
 * A banner stays a picture: the next one, which comes 5 s later, would be the largest paint of the page.
 */
const inlined = (tag: string, src: string, svg: string): string =>
  src.startsWith(PRODUCTS) && PLAIN.test(svg) ? asElement(tag, svg) : asAddress(tag, svg)

/**
 * Drawings of the first screen stand in the page itself: about 1 kB each, and no round trip. `data-src` tells the worker
 * which picture it is, for pages that the phone renders later. React's preload of it would fetch it all the same. A page
 * comes and goes in parts, of which the first has those preloads.
 */
export const createInlineDrawings = (
  drawing: Drawing | undefined,
): ((parts: readonly string[]) => Promise<string[]>) => {
  // A picture's name changes with its content.
  const kept = new LRUCache<string, string>({
    maxSize: KEPT_LENGTH_MAX,
    sizeCalculation: (element, tag) => element.length + tag.length,
  })
  const inPlaceOf = async (tag: string, src: string): Promise<string | null> => {
    const known = kept.get(tag)
    if (known !== undefined) return known
    const drawn = await drawing?.(src).catch(unlessBusy)
    if (drawn === undefined || drawn === null) return null
    const element = inlined(tag, src, shortened(drawn))
    kept.set(tag, element)
    return element
  }

  return async (parts) => {
    const pictures: string[] = []
    let seen = 0
    const drawnIn = async (part: string): Promise<string> => {
      let outcome = ''
      let from = 0
      for (const { 0: slice, index } of part.matchAll(FIRST_PICTURES)) {
        if (++seen > INLINED_MAX) break
        // A text of its own: a slice that is kept would hold the whole page.
        const tag = Buffer.from(slice).toString()
        const src = attribute(tag, 'src')?.replaceAll('&amp;', '&') ?? ''
        const element = await inPlaceOf(tag, src)
        if (element === null) continue
        pictures.push(src.split('?', 1).join())
        outcome += part.slice(from, index) + element
        from = index + slice.length
      }
      return outcome + part.slice(from)
    }
    const drawn: string[] = []
    for (const part of parts) drawn.push(await drawnIn(part))
    const [first = '', ...rest] = drawn
    const isNeeded = (link: string) => !pictures.some((path) => link.includes(path))
    return [pictures.length === 0 ? first : first.replace(PRELOADS, (link) => (isNeeded(link) ? link : '')), ...rest]
  }
}
