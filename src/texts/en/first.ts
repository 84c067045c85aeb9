import type { LaterTexts } from '../texts.ts'
import { layout } from './layout.ts'
import { seasons } from './seasons.ts'

/** What header and first screen say. */
export const first = { layout, seasons }

export const later: LaterTexts = {
  shop: () => import('./shop.ts'),
  product: () => import('./product.ts'),
  rest: () => import('./rest.ts'),
  policies: () => import('./policies.ts'),
}
