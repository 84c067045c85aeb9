import { inLanguage, isLanguage, LANGUAGES, type Language } from '../../../src/contract/languages.ts'
import { listingParts, listingSlugs, listSlugs } from '../../shop/catalogue/public-addresses.ts'
import type { ShopContext } from '../../shop/core/context.ts'

/** What search engines may read: robots.txt, and the sitemaps of all languages. */

/** Pages that are somebody's own, or are nothing without what was done before them; in every language. */
const NOT_FOR_ENGINES = [
  'account',
  'address',
  'billing-address',
  'cart',
  'enquiries',
  'login',
  'my-reviews',
  'order-history',
  'payment',
  'product-review',
  'seller-form',
  'signup',
  'waiting',
  'wishlist',
]

/** Pages that are the same for everybody. */
const PAGES = [
  '/',
  '/sellers',
  '/about',
  '/complaints',
  '/bulk-order-request',
  '/seller-request',
  '/terms-of-service',
  '/return-and-refund',
  '/privacy-policy',
  '/cancellation-policy',
  '/shipping-and-delivery',
  '/disclaimer-policy',
]

/** An hour: it is made of the whole catalogue. */
const HEADERS = { 'Cache-Control': 'public, max-age=3600' }
const xml = (body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { ...HEADERS, 'Content-Type': 'application/xml; charset=utf-8' },
  })

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const absolute = ({ publicUrl }: ShopContext, path: string): string =>
  new URL(path, publicUrl).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')

export const serveRobots = ({ publicUrl }: Pick<ShopContext, 'publicUrl'>): Response => {
  const own = LANGUAGES.flatMap((language) => NOT_FOR_ENGINES.map((page) => inLanguage(`/${page}`, language)))
  const lines = ['/api/', '/desk', ...own].map((path) => `Disallow: ${path}`)
  const text = ['User-agent: *', ...lines, 'Allow: /', '', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`, '']
  return new Response(text.join('\n'), { headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** The index of the sitemaps: for each language one of its pages and lists, and one for each part of the listings. */
export const serveSitemapIndex = async (shop: ShopContext): Promise<Response> => {
  const parts = await listingParts(shop)
  const names = LANGUAGES.flatMap((language) => [
    `/sitemap-${language}.xml`,
    ...Array.from({ length: parts }, (_, at) => `/sitemap-${language}-${at + 1}.xml`),
  ])
  const rows = names.map((name) => `<sitemap><loc>${absolute(shop, name)}</loc></sitemap>`)
  return xml(`<sitemapindex ${SCHEMA}>${rows.join('')}</sitemapindex>`)
}

const pathsOf = async (shop: ShopContext, part: number | undefined): Promise<string[]> => {
  const at = (kind: string, slugs: readonly string[]) => slugs.map((slug) => `/${kind}/${encodeURIComponent(slug)}`)
  if (part !== undefined) return at('product-details', await listingSlugs(shop, part))
  const { category, brand, seller } = await listSlugs(shop)
  return [...PAGES, ...at('category', category), ...at('brand', brand), ...at('seller', seller)]
}

/** The file of this name, `sitemap-hi.xml` or `sitemap-hi-2.xml`; null where there is none. */
export const serveSitemap = async (shop: ShopContext, name: string): Promise<Response | null> => {
  const [, code, number] = /^sitemap-([a-z]{2})(?:-([1-9]\d{0,4}))?\.xml$/.exec(name) ?? []
  if (code === undefined || !isLanguage(code)) return null
  const language: Language = code
  const paths = await pathsOf(shop, number === undefined ? undefined : Number(number))
  if (paths.length === 0) return null
  const rows = paths.map((path) => `<url><loc>${absolute(shop, inLanguage(path, language))}</loc></url>`)
  return xml(`<urlset ${SCHEMA}>${rows.join('')}</urlset>`)
}
