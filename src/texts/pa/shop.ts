import { shop as english } from '../en/shop.ts'
import type { ShopTexts } from '../texts.ts'

export const shop: ShopTexts = english
