import { decisionTables } from './contents/decisions.ts'
import { faultTables } from './contents/faults.ts'
import { orderTables } from './contents/orders.ts'
import { securityTables } from './contents/security.ts'
import { specificationTables } from './contents/specification.ts'
import type { Table } from './contents/table.ts'

/** The tables of the pages in `docs/`, in order. */
export const contents: Readonly<Record<string, readonly Table[]>> = {
  'docs/specification.md': specificationTables,
  'docs/decided.md': decisionTables,
  'docs/resilience.md': faultTables,
  'docs/security.md': securityTables,
  'docs/orders.md': orderTables,
}
