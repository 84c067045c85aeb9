import { and, asc, eq, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { answers } from '../../../src/contract/answers.ts'
import type { HandedInLicence } from '../../../src/contract/licences.ts'
import {
  LicenceId,
  type AskedLicence,
  type KnownLicence,
  type LicenceToDecide,
  type ReturnedLicence,
} from '../../../src/contract/licences.ts'
import { licenceRequests, sellers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { consumeLimit } from '../core/rate-limits.ts'
import { firstOf, notFound, Refusal } from '../core/refusal.ts'
import { releaseFiles } from '../uploads/release-files.ts'
import { deleteFiles, type FileOwner } from '../uploads/review-media.ts'
import { storePicture } from '../uploads/store-picture.ts'

/** Licences that sellers hand in, and the photographs of them. */

export type LicenceRequest = typeof licenceRequests.$inferSelect

/** A name in a path; what can be none names nothing. */
export const licenceIdOf = (text: string, message: string): string => {
  const read = v.safeParse(LicenceId, text)
  if (!read.success) throw notFound(message)
  return read.output
}

export const isWaiting = eq(licenceRequests.decision, 'waiting')

/** To be decided about by itself: of whoever applies all are decided about with the application. */
export const waitsByItself = sql`(${isWaiting} and ${licenceRequests.sellerId} in (
  select s.id from ${sellers} s where s.vendor_status in ('accepted', 'suspended')))`

/** What a seller has handed in, in that order. */
export const requestsOf = ({ db }: Pick<ShopContext, 'db'>, sellerId: number, which?: SQL): Promise<LicenceRequest[]> =>
  db
    .select()
    .from(licenceRequests)
    .where(and(eq(licenceRequests.sellerId, sellerId), which))
    .orderBy(asc(licenceRequests.createdAt), asc(licenceRequests.id))

export const knownView = ({ id, kind, number, state, expiresOn, file, replaces }: LicenceRequest): KnownLicence => ({
  id,
  kind,
  number,
  state,
  expires: expiresOn,
  has_photograph: file !== null,
  ...(replaces !== null && { replaces }),
})

/** Those that were sent back, without those that were handed in anew since. */
export const returnedViews = (asked: readonly LicenceRequest[]): ReturnedLicence[] => {
  const anew = new Set(asked.map(({ replaces }) => replaces))
  return asked
    .filter(({ id, decision }) => decision === 'refused' && !anew.has(id))
    .map((row) => ({ ...knownView(row), reason: row.reason }))
}

export const askedView = (row: LicenceRequest): AskedLicence => ({
  ...knownView(row),
  premises: row.premises,
  pincode: row.pincode,
  valid_from: row.validFrom,
  decision: row.decision,
  reason: row.reason,
  asked_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
})

export const toDecideView = (row: LicenceRequest): LicenceToDecide => ({ ...askedView(row), file: row.file })

type Stored = Omit<LicenceRequest, 'sellerId' | 'file' | 'decision' | 'createdAt' | 'decidedAt' | 'reason'>

const SAID = (['kind', 'number', 'state', 'premises', 'pincode', 'validFrom', 'expiresOn'] as const).map(
  (name) => licenceRequests[name],
)
/** Whether what is handed in says something else than what was. */
const isAnother = sql`(${sql.join(SAID, sql`, `)}) is distinct from (${sql.join(
  SAID.map(({ name }) => sql.raw(`excluded.${name}`)),
  sql`, `,
)})`

/**
 * Keeps what is to be decided about; what was decided, and what is another seller's, stays as it is. Another version has a
 * moment of its own, so that nobody approves what was not looked at.
 */
export const keepRequest = async ({ db, clock }: ShopContext, sellerId: number, request: Stored): Promise<void> => {
  const { id: _, ...values } = request
  const createdAt = sql`case when ${isAnother} then excluded.created_at else ${licenceRequests.createdAt} end`
  await db
    .insert(licenceRequests)
    .values({ ...request, sellerId, createdAt: clock() })
    .onConflictDoUpdate({
      target: licenceRequests.id,
      set: { ...values, createdAt },
      setWhere: sql`${eq(licenceRequests.sellerId, sellerId)} and ${isWaiting}`,
    })
}

/** Keeps the licences of a form in the place of those that it named before. */
export const replaceRequests = async (shop: ShopContext, sellerId: number, given: readonly HandedInLicence[]) => {
  const ids = given.map(({ id }) => id)
  const isLeftOut = ids.length === 0 ? undefined : notInArray(licenceRequests.id, ids)
  const dropped = await shop.db
    .delete(licenceRequests)
    .where(and(eq(licenceRequests.sellerId, sellerId), isWaiting, isLeftOut))
    .returning({ file: licenceRequests.file })
  await releaseFiles(
    shop,
    dropped.flatMap(({ file }) => (file === null ? [] : [{ file }])),
  )
  const NOT_SAID = { premises: null, pincode: null, validFrom: null }
  for (const { expires, replaces = null, ...licence } of given)
    await keepRequest(shop, sellerId, { ...licence, replaces, expiresOn: expires, ...NOT_SAID })
}

interface Named {
  sellerId: number
  id: string
  /** What refuses one that there is not, or that was decided. */
  message: string
  decided: (row: LicenceRequest) => Refusal
}

const find = async ({ db }: ShopContext, { sellerId, id, message }: Named): Promise<LicenceRequest> => {
  const isThis = and(eq(licenceRequests.id, id), eq(licenceRequests.sellerId, sellerId))
  return firstOf(await db.select().from(licenceRequests).where(isThis), message)
}

/** Of the same licence a second photograph changes nothing: whoever did not hear the answer sends it again. */
const isKept = (row: LicenceRequest, { decided }: Named): boolean => {
  if (row.file !== null) return true
  if (row.decision !== 'waiting') throw decided(row)
  return false
}

/**
 * Re-encodes and keeps the photograph of a licence. Returns its name in the file store, or null where there was one
 * already.
 */
export const keepPhotograph = async (
  shop: ShopContext,
  named: Named,
  stream: ReadableStream<Uint8Array>,
): Promise<string | null> => {
  if (isKept(await find(shop, named), named)) {
    await stream.cancel()
    return null
  }
  await consumeLimit(shop, 'licencePhotographs', String(named.sellerId))
  const { file } = await storePicture(shop, stream, answers.pictureUnreadable)
  const isOpen = and(eq(licenceRequests.id, named.id), isWaiting, isNull(licenceRequests.file))
  const kept = await shop.db.update(licenceRequests).set({ file }).where(isOpen).returning()
  if (kept.length > 0) return file
  await deleteFiles(shop, [file])
  // Taken back or decided meanwhile, unless the same came twice at a time.
  isKept(await find(shop, named), named)
  return null
}

/** A photograph of a licence is the operator's to see, and nobody else's. */
export const findLicenceFile = async ({ db }: ShopContext, file: string): Promise<FileOwner | null> => {
  const [row] = await db.select({ id: licenceRequests.id }).from(licenceRequests).where(eq(licenceRequests.file, file))
  return row === undefined ? null : { isPublic: false, customerId: null }
}
