import { account } from './en/account.ts'
import { catalogue } from './en/catalogue.ts'
import { checkout } from './en/checkout.ts'
import { layout } from './en/layout.ts'
import { offline } from './en/offline.ts'

export const en = { account, catalogue, checkout, layout, offline }
