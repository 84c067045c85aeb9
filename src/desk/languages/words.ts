import type { text as approval } from '../listings/approval/texts.ts'
import type { words as audit } from '../audit/texts.ts'
import type { words as brands } from '../brands/texts.ts'
import type { words as cash } from '../cash/texts.ts'
import type { words as categories } from '../categories/texts.ts'
import type { words as crops } from '../crops/texts.ts'
import type { words as facts } from '../facts/texts.ts'
import type { words as complaints } from '../complaints/texts.ts'
import type { text as customers } from '../customers/texts.ts'
import type { days } from '../days-and-counts.ts'
import type { text as enquiries } from '../enquiries/texts.ts'
import type { text as layout } from '../layout/texts.ts'
import type { text as listings } from '../listings/texts.ts'
import type { text as listingFile } from '../listings/file/texts.ts'
import type { text as licences } from '../shop/licence-texts.ts'
import type { text as licencePapers } from '../shop/licence-paper-texts.ts'
import type { text as closingHour } from '../zones/hour-texts.ts'
import type { text as doorProof } from '../pictures/proof-texts.ts'
import type { text as list } from '../list/texts.ts'
import type { text as login } from '../login/texts.ts'
import type { words as orders } from '../orders/texts.ts'
import type { words as paper } from '../paper/texts.ts'
import type { text as pictures } from '../pictures/texts.ts'
import type { words as products } from '../products/texts.ts'
import type { text as promotions } from '../promotions/texts.ts'
import type { text as questions } from '../questions/texts.ts'
import type { words as refunds } from '../refunds/texts.ts'
import type { words as returns } from '../returns/texts.ts'
import type { words as reviews } from '../reviews/texts.ts'
import type { words as sales } from '../sales/texts.ts'
import type { words as sellers } from '../sellers/texts.ts'
import type { words as round } from '../round/texts.ts'
import type { text as scan } from '../scan/texts.ts'
import type { words as cashBook } from '../cash/book-texts.ts'
import type { text as shipments } from '../shipments/texts.ts'
import type { text as registered } from '../shop/registered-texts.ts'
import type { text as shop } from '../shop/texts.ts'
import type { words as staff } from '../staff/texts.ts'
import type { words as desk } from '../texts.ts'
import type { words as today } from '../today/texts.ts'
import type { text as table } from '../list/table-texts.ts'
import type { words as variants } from '../variants/texts.ts'
import type { words as zones } from '../zones/texts.ts'
import type { Said } from '../language/spoken.ts'

/** All that the desk says, part by part; English says what they are. */
export interface DeskWords {
  approval: Said<typeof approval>
  audit: Said<typeof audit>
  brands: Said<typeof brands>
  cash: Said<typeof cash>
  cashBook: Said<typeof cashBook>
  categories: Said<typeof categories>
  closingHour: Said<typeof closingHour>
  complaints: Said<typeof complaints>
  crops: Said<typeof crops>
  customers: Said<typeof customers>
  facts: Said<typeof facts>
  days: Said<ReturnType<typeof days>>
  desk: Said<typeof desk>
  doorProof: Said<typeof doorProof>
  enquiries: Said<typeof enquiries>
  layout: Said<typeof layout>
  licencePapers: Said<typeof licencePapers>
  licences: Said<typeof licences>
  list: Said<typeof list>
  listingFile: Said<typeof listingFile>
  listings: Said<typeof listings>
  login: Said<typeof login>
  orders: Said<typeof orders>
  paper: Said<typeof paper>
  pictures: Said<typeof pictures>
  products: Said<typeof products>
  promotions: Said<typeof promotions>
  questions: Said<typeof questions>
  refunds: Said<typeof refunds>
  registered: Said<typeof registered>
  returns: Said<typeof returns>
  reviews: Said<typeof reviews>
  round: Said<typeof round>
  sales: Said<typeof sales>
  scan: Said<typeof scan>
  sellers: Said<typeof sellers>
  shipments: Said<typeof shipments>
  shop: Said<typeof shop>
  staff: Said<typeof staff>
  today: Said<typeof today>
  table: Said<typeof table>
  variants: Said<typeof variants>
  zones: Said<typeof zones>
}
