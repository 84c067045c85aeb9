import * as v from 'valibot'
import { joinedDigits, latinDigits, withoutInvisible } from './digits.ts'
import { ReturnProblem } from './entities.ts'
import { fieldMessages as m } from './field-messages.ts'
import { required } from './text-fields.ts'
import { messages } from './messages.ts'

/** Where money goes that was paid in cash and comes back: a UPI id, or an account and its IFSC. */

/** A field that may be empty: cleaned, and held against its pattern where something was typed. */
const typed = (clean: (text: string) => string, pattern: RegExp, message: string) =>
  v.optional(
    v.pipe(
      v.string(message),
      v.transform(clean),
      v.check((text) => text === '' || pattern.test(text), message),
      v.transform((text) => (text === '' ? undefined : text)),
    ),
  )

/** No dot behind the @: an email address is no UPI id. */
const UPI = /^[\w.-]{2,256}@[a-z][a-z0-9]{1,63}$/i

/** What is typed: of a former build's phone nothing. */
export const destinationEntries = {
  upi: typed((text) => latinDigits(withoutInvisible(text)).replaceAll(/\s/g, ''), UPI, m.upiId),
  account_no: typed(joinedDigits, /^\d{9,18}$/, m.accountNo),
  ifsc: typed((text) => joinedDigits(text).toUpperCase(), /^[A-Z]{4}0[A-Z0-9]{6}$/, m.ifsc),
}

const typedDestination = v.object(destinationEntries)
type Typed = v.InferOutput<typeof typedDestination>
export type DestinationField = keyof Typed

/** What is wrong with the fields together: one of the two ways, and that one whole. */
const fault = ({ upi, account_no, ifsc }: Typed): { field: DestinationField; message: string } | undefined => {
  if (account_no !== undefined && ifsc === undefined) return { field: 'ifsc', message: m.ifsc }
  if (account_no === undefined && ifsc !== undefined) return { field: 'account_no', message: m.accountNo }
  // Nobody knows which of them is meant.
  return upi !== undefined && account_no !== undefined ? { field: 'upi', message: m.notValid } : undefined
}

/** Refuses fields that say together what none of them says alone. */
export const togetherFaultless = <T extends Typed>(faultOf: (value: T) => ReturnType<typeof fault>) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const wrong = dataset.typed ? faultOf(dataset.value) : undefined
    if (wrong === undefined || !dataset.typed) return
    const { field: key, message } = wrong
    const { value: input } = dataset
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: input[key] }] })
  })

/** Named by a customer to whom money comes back. */
export const RefundDestinationForm = v.pipe(
  typedDestination,
  togetherFaultless((to) =>
    to.upi === undefined && to.account_no === undefined && to.ifsc === undefined
      ? { field: 'upi', message: m.upiId }
      : fault(to),
  ),
)

/** The fields of a return beside its pictures and where its money goes. */
export const returnEntries = {
  problem: v.optional(ReturnProblem, 'unwanted'),
  reason: required(messages.reasonRequired, 2000),
}

const returnFields = v.object({ ...returnEntries, ...destinationEntries })
/** The fields of a return beside its pictures; for what was paid in cash also where the money goes. */
export const ReturnForm = v.pipe(returnFields, togetherFaultless<v.InferOutput<typeof returnFields>>(fault))
export type ReturnForm = v.InferOutput<typeof ReturnForm>

/** Where money goes, as it is kept and opened. */
export const RefundDestination = v.union([
  v.object({ upi: v.string() }),
  v.object({ account_no: v.string(), ifsc: v.string() }),
])
export type RefundDestination = v.InferOutput<typeof RefundDestination>

/** What the fields name, or nothing. */
export const destinationIn = ({ upi, account_no, ifsc }: Typed): RefundDestination | null => {
  if (upi !== undefined) return { upi }
  return account_no !== undefined && ifsc !== undefined ? { account_no, ifsc } : null
}
