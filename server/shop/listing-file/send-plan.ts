import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { DeclarationsChange } from '../../../src/contract/product/declarations.ts'
import { DraftForm, type ListingForm } from '../../../src/contract/product/listing-form.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { categoryKey, loadCategories } from '../catalogue-import/columns/lookup.ts'
import type { ShopContext } from '../core/context.ts'
import type { Staff } from '../core/identity.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { declare } from '../declarations/declarations.ts'
import { sendDraft } from '../listings/send-draft.ts'
import { isAsSent } from './forms.ts'
import { placeOf } from './places.ts'
import type { Plan } from './plan.ts'
import type { Refuse } from './read-product.ts'

/** What a file says that the operator has to approve goes the way of every draft, with the same rules. */

export type Sent = 'waiting' | 'on_sale' | 'as before' | 'refused'
type Faults = Readonly<Record<string, string>>

const faultsOf = (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Faults => {
  // The paths of any form.
  const nested: Partial<Record<string, readonly string[]>> = v.flatten(issues).nested ?? {}
  return Object.fromEntries(
    Object.entries(nested).flatMap(([path, words]) => (words?.[0] === undefined ? [] : [[path, words[0]]])),
  )
}

/** The fields of a refusal; one without any is about the whole. */
const fieldsOf = ({ facts: { fields = {} }, message }: Refusal): Faults =>
  Object.keys(fields).length > 0 ? fields : { '': message }

/** The form with the category that its row names now: it may be another one than when the row was read, or none. */
const asNamedNow = async (shop: ShopContext, { wanted }: Plan, form: ListingForm): Promise<ListingForm> => {
  if (form.about === null || wanted.category === undefined) return form
  const category = (await loadCategories(shop)).get(categoryKey(wanted.category))
  if (category === undefined) throw invalid({ 'form.about.category_id': say.noCategory(wanted.category) })
  return { ...form, about: { ...form.about, category_id: category.id } }
}

const send = async (shop: ShopContext, me: Staff, plan: Plan): Promise<Faults | 'waiting' | 'on_sale'> => {
  const given = { listing_id: plan.listing?.id ?? null, product_id: null, form: plan.form }
  const read = v.safeParse(DraftForm, given)
  if (!read.success) return faultsOf(read.issues)
  try {
    const id = plan.draft?.id ?? randomUUID()
    const { state } = await inTransaction(shop, async (inner) =>
      sendDraft(inner, me, id, { ...read.output, form: await asNamedNow(inner, plan, read.output.form) }),
    )
    return state === 'approved' ? 'on_sale' : 'waiting'
  } catch (error) {
    if (error instanceof Refusal) return fieldsOf(error)
    throw error
  }
}

/** Refuses what stands at these fields; of a new product nothing else is taken either. */
const refuseFaults = (plan: Plan, faults: Faults, refuse: Refuse): void => {
  const { wanted, listing } = plan
  const bad = Object.entries(faults).map(([path, reason]) => ({ ...placeOf(plan, path), reason }))
  for (const { row, field, reason } of bad) refuse(row, { field, reason })
  if (listing !== undefined) return
  const [first] = bad
  if (first === undefined) return
  const others = wanted.packs.map(({ row }) => row).filter((row) => !bad.some((one) => one.row === row))
  for (const row of others) refuse(row, { field: 'Handle', reason: say.productRefused(String(first.row.line)) })
}

const PACK = /^form\.packs\.(\d+)\./

/** The plan without the packs that are to blame, where nothing else is and others are left. */
const withoutBadPacks = (plan: Plan, faults: Faults): Plan | undefined => {
  const places = Object.keys(faults).map((path) => PACK.exec(path)?.[1])
  const { form } = plan
  if (form === undefined || places.includes(undefined)) return undefined
  const packs = form.packs.filter((_, place) => !places.includes(String(place)))
  return packs.length === 0 ? undefined : { ...plan, form: { ...form, packs } }
}

/** Sends what a plan proposes; what is refused stands in the report, at its row and field. */
export const sendPlan = async (shop: ShopContext, me: Staff, plan: Plan, refuse: Refuse): Promise<Sent> => {
  const { form, draft } = plan
  if (form === undefined) return 'as before'
  if (isAsSent(plan)) {
    if (draft?.state !== 'returned') return 'as before'
    const reasons = Object.entries(draft.reasons ?? {}).map(([path, words]) => [path, say.returned(words)] as const)
    refuseFaults(plan, Object.fromEntries(reasons), refuse)
    return 'refused'
  }
  let sending = plan
  let answer = await send(shop, me, plan)
  const fewer = typeof answer === 'string' ? undefined : withoutBadPacks(plan, answer)
  if (fewer !== undefined && typeof answer !== 'string') {
    for (const [path, reason] of Object.entries(answer)) {
      const { row, field } = placeOf(plan, path)
      refuse(row, { field, reason })
    }
    sending = fewer
    answer = isAsSent(fewer) ? 'waiting' : await send(shop, me, fewer)
  }
  if (typeof answer === 'string') return answer
  refuseFaults(sending, answer, refuse)
  return 'refused'
}

/** Sends what is declared otherwise of a product on sale; true where it waits then. */
export const declarePlan = async (
  shop: ShopContext,
  me: Staff,
  { declared, listing, wanted }: Plan,
  refuse: Refuse,
): Promise<boolean> => {
  if (declared === undefined || listing === undefined) return false
  const refuseFields = (faults: Faults): false => {
    for (const [name, reason] of Object.entries(faults)) {
      const { field } = placeOf({ wanted, sets: [], unchanged: 0 }, `form.about.declarations.${name}`)
      refuse(wanted.row, { field, reason })
    }
    return false
  }
  const read = v.safeParse(DeclarationsChange, declared)
  if (!read.success) return refuseFields(faultsOf(read.issues))
  try {
    await declare(shop, me, listing.id, read.output)
    return true
  } catch (error) {
    if (error instanceof Refusal) return refuseFields(fieldsOf(error))
    throw error
  }
}
