import * as v from 'valibot'
import { answers } from '../../../src/contract/answers.ts'
import type { Call } from '../../../src/contract/shop-calls.ts'
import { findOutcome, idempotent, type Outcome, type IdempotencyRequest } from '../../shop/core/idempotency.ts'
import { Refusal } from '../../shop/core/refusal.ts'
import { deleteFiles, storeFiles, type SentFile } from '../../shop/uploads/review-media.ts'
import type { ShopContext } from '../../shop/core/context.ts'
import { inTransaction } from '../../shop/core/transaction.ts'
import type { CallInput } from '../rpc/handler-types.ts'
import { parseInput } from '../rpc/parse-body.ts'
import { identify, readClient } from '../rpc/identify.ts'
import type { Deps } from '../deps.ts'
import { outcomeAnswer, readParts, idempotencyRequestOf, type BoundCall, type Incoming } from '../rpc/serve-call.ts'
import { readUpload } from './read-upload.ts'
import type { UploadSlots } from './upload-slots.ts'

/** Files are cleaned and stored before the transaction, which would otherwise hold the database for seconds. */
const withFiles = async (
  shop: ShopContext,
  sent: { files: readonly SentFile[]; field: string },
  work: (names: string[]) => Promise<Outcome>,
): Promise<Outcome> => {
  const names = await storeFiles(shop, sent.files, sent.field)
  try {
    const outcome = await work(names)
    if (outcome.replayed || 'refusal' in outcome) await deleteFiles(shop, names)
    return outcome
  } catch (error) {
    await deleteFiles(shop, names)
    throw error
  }
}

const refusalOf = async (check: () => Promise<unknown> | undefined): Promise<Refusal | null> => {
  try {
    await check()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Serves a form with files: like `serveCall`, with its files stored on the way. */
export const serveUpload = (withSlot: UploadSlots) => async (deps: Deps, bound: BoundCall, incoming: Incoming) => {
  const { call, handle } = bound
  const { request, address } = incoming
  const caller = await identify(deps, call, request)
  if (caller === null || 'sellerId' in caller || call.fields === undefined)
    throw new Refusal('FORBIDDEN', answers.loginAsCustomer)
  const { fields } = call
  const parts = readParts(call, incoming)
  const client = readClient(request, address)
  await bound.upload?.mayBegin(deps, caller.id, parts.params)
  const outcome = await withSlot(
    { account: caller.id, network: address ?? 'inside' },
    async (slot): Promise<Outcome> => {
      const upload = await readUpload(request, call, slot)
      const ticket: IdempotencyRequest | null = idempotencyRequestOf(bound, incoming, caller.id, upload.digest)
      const known = ticket && (await findOutcome(deps, ticket))
      if (known !== null) return known
      const body = parseInput(fields, upload.fields)
      const work = (files: readonly string[]) => async (shop: ShopContext) =>
        // The caller and the body are what the call's own entry in the contract says, checked just above.
        v.parse(
          call.answer,
          await handle({ ...parts, caller, body, address, client, files, shop } as unknown as CallInput<Call>),
        )
      const settled = { successStatus: call.success ?? 200 }
      await bound.keyed?.admit?.(deps, caller.id, caller)
      // What would be refused anyway is refused before a picture is processed, and stored like any other refusal.
      const input = { ...parts, caller, body, address, client, shop: deps } as unknown as CallInput<Call>
      const refusal = await refusalOf(() => bound.upload?.check(input))
      if (refusal !== null) {
        if (ticket === null) throw refusal
        return idempotent(deps, ticket, () => Promise.reject(refusal), settled)
      }
      return withFiles(deps, { files: upload.files, field: call.multipart ?? '' }, async (names) =>
        ticket === null
          ? { replayed: false, answer: await inTransaction(deps, work(names)) }
          : idempotent(deps, ticket, work(names), settled),
      )
    },
  )
  return outcomeAnswer(call, outcome, incoming.requestId)
}
