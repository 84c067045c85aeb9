import type { Language } from '../../contract/languages.ts'
import type { LicenceKind } from '../../contract/sellers.ts'
import { printed as en } from './printed/en.ts'
import { printed as hi } from './printed/hi.ts'
import { printed as mr } from './printed/mr.ts'
import { printed as gu } from './printed/gu.ts'
import { printed as pa } from './printed/pa.ts'
import { printed as bn } from './printed/bn.ts'
import { printed as te } from './printed/te.ts'
import { printed as ta } from './printed/ta.ts'
import { printed as kn } from './printed/kn.ts'
import { printed as ml } from './printed/ml.ts'
import { printed as odia } from './printed/or.ts'

/** What stands on papers. Customers and carriers read it as well, so a phone has it in every language. */
export interface Printed {
  /** What the paper in the parcel is called. */
  note: string
  noInvoice: string
  from: string
  to: string
  phone: string
  order: string
  ordered: string
  pieces: string
  goods: string
  lot: string
  expiry: string
  bestBefore: string
  licences: Record<LicenceKind, string>
  delivery: string
  cash: string
  paid: string
  packedBy: string
  received: string
  date: string
  name: string
}

export const PRINTED: Readonly<Record<Language, Printed>> = { en, hi, mr, gu, pa, bn, te, ta, kn, ml, or: odia }
