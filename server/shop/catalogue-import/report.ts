import type { ImportReport } from '../../../src/contract/calls/staff/catalogue.ts'
import type { Pack } from './pack.ts'

export type BadRow = ImportReport['bad'][number]
/** A row that cannot be taken: which field is to blame, and why. */
export type Fault = Pick<BadRow, 'field' | 'reason'>

/** True for the fault of a row, false for what was read from it. */
export const isFault = (value: object): value is Fault => 'reason' in value

/** Bad rows beyond this are counted and no longer listed. */
const REPORTED_MAX = 20_000

const none = () => ({ added: 0, changed: 0, unchanged: 0 })
/** Nothing added, changed or left as it was. */
export const noCounts = () => ({ products: none(), variants: none() })
export type Counts = ReturnType<typeof noCounts>

/** Collects the result of an import. */
export const startReport = () => {
  const bad: BadRow[] = []
  let headings: ReadonlyMap<string, string> = new Map()
  let rows = 0
  let badRows = 0
  const sums = noCounts()
  const without = { stock: 0, list_price: 0 }
  return {
    /** From then on a bad row names the file's own heading. */
    head: (of: ReadonlyMap<string, string>) => {
      headings = of
    },
    read: () => {
      rows += 1
    },
    refuse: (row: BadRow) => {
      badRows += 1
      if (bad.length < REPORTED_MAX) bad.push({ ...row, field: headings.get(row.field) ?? row.field })
    },
    pack: ({ stock, mrpPaise }: Pick<Pack, 'stock' | 'mrpPaise'>) => {
      if (stock === undefined) without.stock += 1
      if (mrpPaise === undefined) without.list_price += 1
    },
    count: (counts: Counts) => {
      for (const kind of ['products', 'variants'] as const)
        for (const what of ['added', 'changed', 'unchanged'] as const) sums[kind][what] += counts[kind][what]
    },
    end: (): ImportReport => ({
      rows,
      ...sums,
      packs_without: without,
      bad_rows: badRows,
      bad: bad.toSorted((a, b) => a.line - b.line),
    }),
  }
}
