import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import {
  DECIDE_DAYS,
  DRAFT_STATES,
  type DeskDraft,
  type DeskDraftRow,
} from '../../../src/contract/calls/staff/listings.ts'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import { DraftId } from '../../../src/contract/product/listing-form.ts'
import { draftPictures, listingDrafts, sellers } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import { ownedBy, ownRow, type Staff } from '../core/identity.ts'
import { cutPage, decodeCursor, matchesText, type Page } from '../core/paging.ts'
import { firstOf, notFound } from '../core/refusal.ts'
import type { FileOwner } from '../uploads/review-media.ts'
import { whatStands } from './what-stands.ts'

/** Drafts of listings as the shop that has sent them and the operator see them. */

export type Draft = typeof listingDrafts.$inferSelect

export const NO_DRAFT = 'There is no such draft'

/** A name in a path. What can be none names nothing, so it is not found like any unknown one. */
export const draftIdOf = (text: string, message: string = NO_DRAFT): string => {
  const read = v.safeParse(DraftId, text)
  if (!read.success) throw notFound(message)
  return read.output
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Until when the operator means to have decided. */
export const decideBy = ({ sentAt }: Pick<Draft, 'sentAt'>): Date => new Date(sentAt.getTime() + DECIDE_DAYS * DAY_MS)

/** The shop of some drafts, locked before any of them; orders that name it go on meanwhile. */
export const lockShop = async ({ db }: ShopContext, sellerId: number) =>
  firstOf(await db.select().from(sellers).where(eq(sellers.id, sellerId)).for('no key update'), 'There is no such shop')

/** A draft of one's own shop, locked until the transaction ends. */
export const lockDraft = async ({ db }: ShopContext, me: Staff, id: string): Promise<Draft> => {
  const [row] = await db.select().from(listingDrafts).where(eq(listingDrafts.id, id)).for('update')
  return ownRow(me, row, { entity: 'draft', id, message: NO_DRAFT })
}

/** The photographs that have come, of each draft in the order of its form. */
export const picturesOf = async ({ db }: Pick<ShopContext, 'db'>, drafts: readonly Pick<Draft, 'id' | 'form'>[]) => {
  const ids = drafts.map(({ id }) => id)
  const rows = await db.select().from(draftPictures).where(inArray(draftPictures.draftId, ids))
  const byDraft = Map.groupBy(rows, ({ draftId }) => draftId)
  return ({ id, form }: Pick<Draft, 'id' | 'form'>) =>
    form.pictures.flatMap((name) => byDraft.get(id)?.find((picture) => picture.id === name) ?? [])
}

const rowsOf = ({ db }: ShopContext) =>
  db
    .select({ draft: listingDrafts, shopName: sql<string>`coalesce(${sellers.shopName}, ${sellers.name})` })
    .from(listingDrafts)
    .innerJoin(sellers, eq(sellers.id, listingDrafts.sellerId))
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const rowView = ({ draft, shopName }: Row, pictures: readonly { file: string }[]): DeskDraftRow => ({
  id: draft.id,
  listing_id: draft.listingId,
  product_id: draft.productId,
  title: draft.form.title,
  shop_name: shopName,
  seller_id: draft.sellerId,
  state: draft.state,
  picture: pictures[0]?.file ?? null,
  pictures_missing: draft.picturesMissing,
  sent_at: draft.sentAt.toISOString(),
  decide_by: decideBy(draft).toISOString(),
})

const Position = v.tuple([v.pipe(v.string(), v.isoTimestamp()), DraftId])

/** Drafts of one's own shop, or of all, those that wait longest first; approved ones newest first. */
export const listDrafts = async (
  shop: ShopContext,
  me: Staff,
  { q, limit, cursor, which }: PageQuery & { which?: (typeof DRAFT_STATES)[number] | undefined },
): Promise<Page<DeskDraftRow>> => {
  const { id, sentAt, state, sellerId, form } = listingDrafts
  const after = decodeCursor(cursor, Position)
  const [order, beyond] = which === 'approved' ? [desc, sql`<`] : [asc, sql`>`]
  const fetched = await rowsOf(shop)
    .where(
      and(
        ownedBy(me, sellerId),
        which === undefined ? ne(state, 'approved') : eq(state, which),
        matchesText(q, [sql`${form} ->> 'title'`, sellers.shopName, sellers.name]),
        after === null
          ? undefined
          : sql`(${sentAt}, ${id}) ${beyond} (${after[0]}::text::timestamptz, ${after[1]}::text::uuid)`,
      ),
    )
    .orderBy(order(sentAt), order(id))
    .limit(limit + 1)
  const { rows, meta } = cutPage(fetched, limit, ({ draft }) => [draft.sentAt.toISOString(), draft.id])
  const pictures = await picturesOf(
    shop,
    rows.map(({ draft }) => draft),
  )
  return { data: rows.map((row) => rowView(row, pictures(row.draft))), meta }
}

/** A draft beside what stands in the shop. */
export const showDraft = async (shop: ShopContext, me: Staff, id: string): Promise<DeskDraft> => {
  const [found] = await rowsOf(shop).where(eq(listingDrafts.id, id))
  const row = ownRow(me, found && { ...found, sellerId: found.draft.sellerId }, {
    entity: 'draft',
    id,
    message: NO_DRAFT,
  })
  const { draft } = row
  const pictures = (await picturesOf(shop, [draft]))(draft)
  return {
    ...rowView(row, pictures),
    form: draft.form,
    pictures: pictures.map(({ id: name, file }) => ({ id: name, file })),
    stands: await whatStands(shop, draft),
    reasons: draft.reasons ?? {},
  }
}

/** Whose photograph of a draft a file is. */
export const findDraftFile = async ({ db }: ShopContext, file: string): Promise<FileOwner | null> => {
  const isThis = eq(draftPictures.file, file)
  const [row] = await db.select({ sellerId: draftPictures.sellerId }).from(draftPictures).where(isThis)
  return row === undefined ? null : { isPublic: false, customerId: null, ...row }
}

/** Files of photographs that are their draft's alone: those of an approved one are the listing's, which lets go of them. */
export const draftFiles = ({ db }: Pick<ShopContext, 'db'>, which?: SQL) =>
  db
    .select({ file: draftPictures.file })
    .from(draftPictures)
    .innerJoin(listingDrafts, eq(listingDrafts.id, draftPictures.draftId))
    .where(and(ne(listingDrafts.state, 'approved'), which))

/** Drafts that the operator may decide about: all their photographs have come. */
export const isWhole = and(eq(listingDrafts.state, 'waiting'), eq(listingDrafts.picturesMissing, 0))

/** Drafts that the operator may decide about, or that were returned to the shop. */
export const countDrafts = ({ db }: ShopContext, me: Staff): Promise<number> =>
  me.sellerId === null
    ? db.$count(listingDrafts, isWhole)
    : db.$count(listingDrafts, and(eq(listingDrafts.state, 'returned'), ownedBy(me, listingDrafts.sellerId)))
