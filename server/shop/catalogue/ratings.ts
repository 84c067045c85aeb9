import { and, avg, count, eq, isNotNull, or } from 'drizzle-orm'
import { isOneOf, type Db } from '../../db/database.ts'
import { reviews } from '../../db/schema.ts'

/** A review that is public: approved, or with an approved text while a newer one is pending. */
export const isPublic = or(eq(reviews.reviewStatus, 'approved'), isNotNull(reviews.publicComment))

/** The average as it is shown, with one decimal. */
export const oneDecimal = (average: number): number => Math.round(average * 10) / 10

/** Averages of many listings in one query, approved reviews only. */
export const ratingsOf = async (db: Db, listingIds: number[]) => {
  const rows = await db
    .select({ listingId: reviews.listingId, average: avg(reviews.rating).mapWith(Number), count: count() })
    .from(reviews)
    .where(and(isOneOf(reviews.listingId, listingIds), isPublic))
    .groupBy(reviews.listingId)
  return new Map(rows.map((row) => [row.listingId, { average: oneDecimal(row.average), count: row.count }]))
}
