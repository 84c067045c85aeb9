import type { DeskWords } from '../../language/words.ts'

export const products: DeskWords['products'] = {}

export const promotions: DeskWords['promotions'] = {}

export const registered: DeskWords['registered'] = {}

export const shop: DeskWords['shop'] = {}

export const staff: DeskWords['staff'] = {}
