import { catalogue } from './en/catalogue.ts'
import { layout } from './en/layout.ts'
import { offline } from './en/offline.ts'

/** Words of the first load: the layout and the catalogue. The others are in `page-texts.ts`. */
export const en = { catalogue, layout, offline }
