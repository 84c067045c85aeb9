import { first as english } from '../en/first.ts'
import type { FirstTexts, LaterTexts } from '../texts.ts'

export const first: FirstTexts = english

export const later: LaterTexts = {
  shop: () => import('./shop.ts'),
  product: () => import('./product.ts'),
  rest: () => import('./rest.ts'),
  policies: () => import('./policies.ts'),
}
