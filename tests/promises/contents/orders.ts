import type { Table } from './table.ts'

/** The tables about what becomes of an order, and how much may be ordered. */
export const orderTables: readonly Table[] = [
  ['attempts', 'One order or none'],
  ['caps', 'How much may be ordered'],
  ['delivery', 'When it comes, and how that is told'],
]
