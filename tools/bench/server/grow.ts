import type { Client } from 'pg'
import { SEARCH_STAMP } from '../../../server/shop/search/search-text.ts'
import { tokensOf } from '../../../src/search/describe.ts'
import type { Market } from '../../../tests/proofs/support/fixtures.ts'

/** A catalogue of any size: every listing a product of its own with two packs, in words that many of them share. */

const BATCH = 50_000
const words = (text: string): string =>
  `array[${text
    .split(' ')
    .map((word) => `'${word}'`)
    .join(',')}]`
const THING_NAMES =
  'seed urea potash compost pipe dripper sprinkler sprayer pump motor tiller weeder sickle net mulch tray oil trap starter valve'
const CROP_NAMES =
  'wheat paddy maize cotton tomato chilli onion potato mustard soybean sugarcane banana mango grape groundnut okra'
const KIND_NAMES =
  'hybrid solar brass heavy light neem drip garden power hand organic premium standard double short long'
/** As the search stores them. */
const tokens = (text: string): string =>
  words(
    text
      .split(' ')
      .map((word) => tokensOf(word)[0] ?? word)
      .join(' '),
  )
const [THINGS, CROPS, KINDS] = [THING_NAMES, CROP_NAMES, KIND_NAMES].map(words)
const [THING_TOKENS, CROP_TOKENS, KIND_TOKENS] = [THING_NAMES, CROP_NAMES, KIND_NAMES].map(tokens)

const LISTINGS = `
  with made as (
    insert into products (category_id, brand_id, image_url)
    select 1 + n % (select count(*) from categories)::int, 1 + n % (select count(*) from brands)::int, '/images/products/grown.webp'
    from generate_series($1::int, $2::int) n
    returning id
  ), numbered as (select id, id + $1 as n from made)
  insert into listings (product_id, seller_id, slug, title, short_description, product_details, search_text, created_at)
  select id, (array(select id from sellers where vendor_status = 'accepted'))[1 + n % 5], 'grown-' || id, title,
    'Bought by many', repeat('What it is made of and how it is used. ', 20), searched,
    now() - id * interval '1 second'
  from numbered, lateral (select concat_ws(' ', (${KINDS})[1 + n % 16], (${CROPS})[1 + (n / 16) % 16],
    (${THINGS})[1 + (n / 256) % 20], 'model', n % 20000) as title,
    concat_ws(' ', '', (${KIND_TOKENS})[1 + n % 16], (${CROP_TOKENS})[1 + (n / 16) % 16], (${THING_TOKENS})[1 + (n / 256) % 20],
      'model', n % 20000, id % 977, '; ; ; ; ;', '${SEARCH_STAMP}', '') as searched) titled`

const VARIANTS = `
  insert into variants (sku, listing_id, position, name, mrp_paise, selling_paise, on_hand, amount, unit)
  select 'GROWN-' || l.id || '-' || p, l.id, p, (p + 1) || ' kg', 200000 + 100 * (l.id % 900), 9900 + 100 * ((l.id * 7919::bigint) % 1900), l.id % 50, p + 1, 'kg'
  from listings l, generate_series(0, 1) p
  where not exists (select from variants v where v.listing_id = l.id)`

/** Adds listings until there are so many. */
export const grow = async (client: Client, had: number, listings: number): Promise<void> => {
  for (let at = had; at < listings; at += BATCH) {
    await client.query(LISTINGS, [at + 1, Math.min(at + BATCH, listings)])
    await client.query(VARIANTS)
  }
  // As autovacuum has done in a shop that is so large.
  await client.query('vacuum analyze')
}

const ORDERS = `
  with made as (
    insert into orders (id, customer_id, payment_method, payment_state, total_paise, created_at)
    select 'grown-' || n, ($3::int[])[1 + n % cardinality($3::int[])], 'c', 'cash', 12000, now() - interval '30 days' - n * interval '1 second'
    from generate_series($1::int, $2::int) n
    returning id
  ), items as (
    insert into order_items (order_id, sku, listing_id, product_id, seller_id, quantity, unit_paise, total_paise, title,
      variant_name, image_url, slug, delivery_address, billing_address, item_status)
    select made.id, v.sku, l.id, l.product_id, l.seller_id, 1, 12000, 12000, l.title, v.name, 'picture.webp', l.slug,
      address, address, 'delivered'
    from made, variants v join listings l on l.id = v.listing_id,
      (select to_jsonb(a) as address from addresses a limit 1) home
    where v.sku = $4
    returning id, sku
  ), held as (
    insert into reservations (order_item_id, sku, quantity, state) select id, sku, 1, 'consumed' from items
  )
  insert into order_events (order_item_id, to_status, actor) select id, 'delivered', 'operator' from items`

/** Adds delivered orders until there are so many. */
export const growOrders = async (client: Client, { accounts, skus }: Market, had: number, orders: number) => {
  const customers = accounts.map(({ id }) => id)
  for (let at = had; at < orders; at += BATCH)
    await client.query(ORDERS, [at + 1, Math.min(at + BATCH, orders), customers, skus[0]])
  await client.query('vacuum analyze')
}
