import * as v from 'valibot'
import { destinationEntries, togetherFaultless } from '../../contract/refund-destination.ts'
import { fieldMessages } from '../../contract/field-messages.ts'

/** Where cash goes that comes back, as it is asked for: by one of two ways, of which the other is left out. */

const fields = v.object({ way: v.picklist(['upi', 'bank']), ...destinationEntries })
type Fields = v.InferOutput<typeof fields>

/** The fields of the chosen way, all of them. */
export const WayForm = v.pipe(
  fields,
  togetherFaultless<Fields>(({ way, upi, account_no, ifsc }) => {
    if (way === 'upi') return upi === undefined ? { field: 'upi', message: fieldMessages.upiId } : undefined
    if (account_no === undefined) return { field: 'account_no', message: fieldMessages.accountNo }
    return ifsc === undefined ? { field: 'ifsc', message: fieldMessages.ifsc } : undefined
  }),
)

export type Way = v.InferInput<typeof WayForm>
export const NO_WAY = { way: 'upi', upi: '', account_no: '', ifsc: '' } as const satisfies Way

/** What was typed under the other way is not sent. */
export const chosenAlone = <T extends Way>(typed: T): T =>
  typed.way === 'upi' ? { ...typed, account_no: '', ifsc: '' } : { ...typed, upi: '' }
