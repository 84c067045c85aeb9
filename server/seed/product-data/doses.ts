import * as v from 'valibot'
import type { Dose } from '../../../src/contract/product/dose.ts'
import { dosesOf } from '../../shop/catalogue-import/columns/doses.ts'
import { readTable } from '../read-table.ts'

const calculable = (text: string): { doses?: Dose[] } => {
  const doses = dosesOf(text)
  return typeof doses === 'string' ? {} : { doses }
}

/** What the descriptions of fertilisers and crop care say of the dose, by title, written as in a seller's file. */
const TABLE = new Map(
  readTable('product-data/doses', v.object({ title: v.string(), doses: v.string() })).map(({ title, doses }) => {
    const read = calculable(doses)
    if (read.doses === undefined) throw new Error(`The dose of ${title} cannot be read`)
    return [title, read] as const
  }),
)

export const dosesByTitle = (title: string): { doses?: Dose[] } => TABLE.get(title) ?? {}

/** Of a seed's rate: `40 kg per acre`. A rate of kernels says nothing of a bag of pods. */
export const dosesByRate = calculable
