import type { SavedScope } from './cache.shared.ts'
import { localCategory } from '../../texts/local-category.ts'
import { asWritten, type Localized } from '../../texts/localized.ts'

/** What a download is called in the page's language; its record has the English name. */
export const savedTitle = (what: SavedScope): Localized =>
  what.kind === 'category' ? localCategory(what) : asWritten(what.name)
