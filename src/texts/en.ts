import { catalogue } from './en/catalogue.ts'
import { layout } from './en/layout.ts'
import { offline } from './en/offline.ts'

/** Words of the first load: what stands around every page, and the catalogue. The others are in `pageTexts.ts`. */
export const en = { catalogue, layout, offline }
