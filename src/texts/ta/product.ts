import { product as english } from '../en/product.ts'
import type { ProductTexts } from '../texts.ts'

export const product: ProductTexts = english
