import { shop as english } from '../en/shop.ts'
import type { ShopTexts } from '../texts.ts'
import { goods } from './goods.ts'
import { states } from './states.ts'

export const shop: ShopTexts = { ...english, goods, states }
