import type { Table } from './table.ts'

/** The tables of what the operator can do. */
export const operatorTables: readonly Table[] = [
  ['operator', 'Orders, stock, sellers and customers'],
  ['refunds', 'Money that goes back'],
  ['commands', 'Commands'],
]

/** The table of what must not be stumbled over. */
export const handTables: readonly Table[] = [
  ['hand', 'In one hand'],
  ['speed', 'Fast on a slow network'],
  ['finding', 'Finding and trusting'],
  ['shop', 'First screens and search'],
]
