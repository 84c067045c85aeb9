import { operator, doneWith, type Call } from '../calls/call.ts'
import { CashDifference, CashSettled, CashSettlement } from '../desk-calls/cash.ts'
import { list } from './page.ts'

/** Cash of every shop whose sums differ. */
export const operatorsCash = {
  cashDifferences: list('admin/cash', 'List parcels whose cash differs, the latest first', CashDifference),
  cashSettle: operator.post('admin/cash/:id/settle', 'Decide what was taken for a parcel', doneWith(CashSettled), {
    body: CashSettlement,
  }),
} as const satisfies Record<string, Call>
