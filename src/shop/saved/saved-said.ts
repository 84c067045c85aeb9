import type { SavedScope } from './cache.offline.ts'
import { asWritten, categorySaid, type Said } from '../../texts/said.ts'

/** What a download is called in the page's language; its record has the English name. */
export const savedSaid = (what: SavedScope): Said =>
  what.kind === 'category' ? categorySaid(what) : asWritten(what.name)
