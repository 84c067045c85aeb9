import { LRUCache } from 'lru-cache'

/** Markup of a part of pages, with the data that it shows. */
interface KeptMarkup {
  props: object
  html: string
  ahead: string[]
}

export type MarkupStore = Pick<LRUCache<string, KeptMarkup>, 'get' | 'set'>

/** In characters, of up to two bytes. */
const KEPT_LENGTH_MAX = 2_000_000
/** What the data of a part may take that nothing else holds any more. */
const DATA_LENGTH = 2_000

/** A store for what one build has rendered. */
export const createKeptMarkup = (): MarkupStore =>
  new LRUCache<string, KeptMarkup>({
    maxSize: KEPT_LENGTH_MAX,
    sizeCalculation: ({ html, ahead }, key) => html.length + ahead.join('').length + key.length + DATA_LENGTH,
  })
