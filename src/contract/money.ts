import { COD_AVAILABLE } from './constants.ts'

/** Money is integer paise inside and a number in rupees on the wire. */

/** 266.5 rupees → 26650 paise. */
export const paise = (rupees: number): number => Math.round(rupees * 100)

/** 26650 paise → 266.5 rupees. */
export const rupees = (inPaise: number): number => inPaise / 100

/** The amount a prepaid order is charged: the total in paise, rounded half up to whole rupees. */
export const wholeRupees = (totalInPaise: number): number => Math.floor((totalInPaise + 50) / 100)

/** One line without cash on delivery makes the whole order prepaid. */
export const allowsCash = (lines: readonly { cod_available: 0 | 1 }[]): boolean =>
  lines.every(({ cod_available }) => cod_available === COD_AVAILABLE)

/** Discount in whole percent of the list price, 0 when there is none. */
export const discountPercent = (listInPaise: number, sellingInPaise: number): number =>
  listInPaise > sellingInPaise ? Math.round(((listInPaise - sellingInPaise) * 100) / listInPaise) : 0
