import type { Banner } from '../../contract/promotions.ts'
import { dayInIndia } from '../../contract/india.ts'
import { formatNumber, plural } from '../../texts/format.ts'
import { dayOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** The words of banners, deals and the import. */

const SOURCES: Record<Banner['source_type'], string> = {
  home: 'Home page',
  category: 'Pages of categories',
  brands: 'Page of brands',
  seller: 'Page of sellers',
}
const rows = (count: number): string => plural(count, { one: '# row', other: '# rows' })
const packs = (count: number): string => plural(count, { one: '# pack came', other: '# packs came' })

interface Counted {
  added: number
  changed: number
  unchanged: number
}

export const text = spoken('promotions', {
  title: 'Shop front and import',
  deal: 'The deal',
  noDeal: 'No deal is shown.',
  dealDays: (from: string, to: string) =>
    `From ${dayOf(dayInIndia(new Date(from)))} to ${dayOf(dayInIndia(new Date(to)))}`,
  dealOver: 'It is over.',
  dealSet: 'Set a deal',
  dealText: 'What it says',
  dealTextHint: 'Shown above every page, to everybody',
  start: 'First day',
  end: 'Last day',
  save: 'Show it',
  dealSaved: 'The deal is set',
  dealEnd: 'End it now',
  dealEndTitle: 'End the deal?',
  dealEndLead: 'It is shown no more.',
  stay: 'Leave it',
  banners: 'Banners',
  sources: SOURCES,
  noBanners: 'No banners',
  picture: (place: number) => `Picture ${place}`,
  remove: 'Remove',
  removeTitle: (where: string) => `${where}: remove this picture?`,
  removeOf: (place: number, where: string) => `Remove picture ${place}: ${where}`,
  first: 'Show first',
  firstOf: (place: number, where: string) => `Show first picture ${place}: ${where}`,
  add: 'Add a picture',
  addTo: (where: string) => `Add a picture: ${where}`,
  uploading: 'Sending the picture',
  bannersSaved: 'The banners are set',
  importTitle: 'Import products',
  importLead:
    'A product file as Shopify exports it (CSV). The same file may be imported again: what it said before is left alone.',
  importFile: 'Choose a file',
  importing: 'Importing. This may take minutes: stay on this page.',
  taken: (taken: number, all: number) => `${formatNumber(taken)} of ${formatNumber(all)} rows were taken`,
  counted: (what: string, { added, changed, unchanged }: Counted) =>
    `${what}: ${formatNumber(added)} new, ${formatNumber(changed)} changed, ${formatNumber(unchanged)} as before`,
  products: 'Products',
  packs: 'Packs',
  withoutStock: (count: number) => `${packs(count)} without a stock: it stays, and is 0 for new ones`,
  withoutListPrice: (count: number) => `${packs(count)} without a list price: it stays`,
  bad: (count: number) => `${rows(count)} left out`,
  badRow: (line: number, handle: string) => (handle === '' ? `Line ${line}` : `Line ${line}, ${handle}`),
  badWhy: (field: string, reason: string) => `${field}: ${reason}`,
  moreBad: (count: number) => `… and ${formatNumber(count)} more`,
})
