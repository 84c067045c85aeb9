import { and, eq, inArray } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import type { WantedLine } from '../../../src/contract/enquiries.ts'
import type { EnquiryLine } from '../../../src/contract/forms.ts'
import { listings, variants } from '../../db/schema.ts'
import type { StoredEnquiryLine } from '../../db/schema/customers.ts'
import { onSale } from '../core/on-sale.ts'
import type { ShopContext } from '../core/context.ts'
import { invalid } from '../core/refusal.ts'

/** Lines as they are stored: packs under the names that they have now. Refused where a pack is not sold. */
export const toStore = async ({ db }: ShopContext, lines: readonly EnquiryLine[]): Promise<StoredEnquiryLine[]> => {
  const skus = lines.flatMap((line) => ('sku' in line ? [line.sku] : []))
  if (skus.length === 0) return lines.flatMap((line) => ('words' in line ? [line] : []))
  const packs = await db
    .select({
      sku: variants.sku,
      productId: listings.productId,
      title: listings.title,
      variantName: variants.name,
    })
    .from(variants)
    .innerJoin(listings, eq(listings.id, variants.listingId))
    .where(and(inArray(variants.sku, skus), onSale))
  return lines.map((line, place) => {
    if ('words' in line) return line
    const pack = packs.find(({ sku }) => sku === line.sku)
    if (pack === undefined) throw invalid({ [`lines.${place}.sku`]: answers.packNotFound })
    return { ...pack, quantity: line.quantity }
  })
}

/** A line as it was asked for. */
export const wantedLine = (line: StoredEnquiryLine): WantedLine =>
  'words' in line
    ? { title: line.words, quantity: line.quantity }
    : { title: line.title, variant_name: line.variantName, sku: line.sku, quantity: line.quantity }

const CONTACTS = /\S+@\S+|\+?(?:\p{Nd}[\s().-]{0,2}){8,}\p{Nd}/gu

/** Without telephone numbers and mail addresses, which a customer may have typed among other words. */
export const withoutContacts = (words: string): string => words.replaceAll(CONTACTS, '…')
