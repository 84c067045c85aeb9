import { readRupees } from '../contract/amounts.ts'
import { rupees } from '../contract/money.ts'

/** 450, ₹1,250.5 or 450,50 as rupees; nothing where it is no amount. */
export const amountOf = (typed: string): number | undefined => {
  const read = readRupees(typed)
  return typeof read === 'number' ? rupees(read) : undefined
}
