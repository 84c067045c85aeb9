import { layout } from './en/layout.ts'
import { seasons } from './en/seasons.ts'

/** Words of the first load: the layout and the first screen. The others are in `shop-texts.ts` and `page-texts.ts`. */
export const en = { layout, seasons }
