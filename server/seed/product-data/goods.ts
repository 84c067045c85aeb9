import * as v from 'valibot'
import { readTable } from '../read-table.ts'
import { cropsOf, packs, type Good, type Pack } from './trade.ts'

/** Goods that are told by a line of a table: fertilisers, tools, machines, feed and the like. */

/** `1275`, or `1840 for 200, 400 metre roll` by the price of the smallest, or `1 set 140 / 5 sets 620`. */
const packsOf = (cell: string): Pack[] => {
  const [, smallestPrice, amounts, unit, container] =
    /^([\d.]+) for ([\d., ]+) (kg|litre|metre|piece) ?(\w*)$/.exec(cell) ?? []
  if (amounts !== undefined)
    // The pattern names units only.
    return packs(unit as Pack['unit'], Number(smallestPrice), amounts.split(', ').map(Number), container)
  const sizes = /^\d+$/.test(cell) ? [`1 piece ${cell}`] : cell.split(' / ')
  return sizes.map((size) => {
    const [, name = '', price] = /^(.+) (\d+)$/.exec(size) ?? []
    return { name, amount: 1, unit: 'piece', price: Number(price) }
  })
}

const text = v.string()
const yes = v.pipe(
  v.picklist(['yes', '']),
  v.transform((cell) => cell === 'yes'),
)

/** What is true of all goods of a kind; `closing` ends their descriptions. */
const KINDS = readTable(
  'product-data/kinds',
  v.object({
    kind: text,
    says: v.picklist(['use', 'facts']),
    closing: text,
    words: text,
    licence: v.picklist(['fertiliser', '']),
    fixedPrice: yes,
    cash: yes,
    waitingDays: text,
    bestBefore: text,
  }),
)
const ROWS = readTable(
  'product-data/goods',
  v.object({
    kind: v.picklist(KINDS.map(({ kind }) => kind)),
    title: text,
    drawing: text,
    label: text,
    accent: text,
    packs: v.pipe(
      text,
      v.transform(packsOf),
      v.check((made) => made.every(({ name, price }) => name !== '' && price > 0), 'No packs can be read here'),
    ),
    short: text,
    facts: text,
    words: text,
    crops: text,
    origin: text,
  }),
)

/** What a cell holds, or nothing where it is empty. */
export const given = <K extends string, V extends string>(name: K, value: V | '') =>
  (value === '' ? {} : { [name]: value }) as { [P in K]?: V } // safe: the very name

const goodOf = (row: (typeof ROWS)[number], kind: (typeof KINDS)[number]): Good => {
  const facts = kind.says === 'use' ? [`Use: ${row.facts}`] : row.facts.split(/(?<=\.) (?=[A-Z])/)
  const closing = kind.closing.replace('{packs}', row.packs.map(({ name }) => name).join(', ')).split(' / ')
  const [shape = '', motif = ''] = row.drawing.split('/')
  return {
    title: row.title,
    short: row.short,
    details: [row.short, ...facts, ...closing],
    packs: row.packs,
    drawing: { shape, ...given('accent', row.accent), ...given('motif', motif), ...given('label', row.label) },
    ...given('words', `${row.words} ${kind.words}`.trim()),
    ...given('licence', kind.licence),
    ...(kind.fixedPrice ? { fixedPrice: true } : {}),
    ...(kind.cash ? { cod: 'yes' } : {}),
    crops: cropsOf(row.crops),
    ...given('origin', row.origin),
    facts: {
      // `Drip tape, 16 mm` is a drip tape.
      generic_name: row.title.split(',')[0] ?? row.title,
      ...given('best_before', kind.bestBefore),
      ...(kind.waitingDays === '' ? {} : { waiting_days: Number(kind.waitingDays) }),
    },
  }
}

/** The goods of some kinds, kind after kind. */
export const goodsOf = (...names: string[]): Good[] =>
  names.flatMap((name) => {
    const kind = KINDS.find((one) => one.kind === name)
    if (kind === undefined) throw new Error(`There is no kind ${name}`)
    return ROWS.filter((row) => row.kind === name).map((row) => goodOf(row, kind))
  })
