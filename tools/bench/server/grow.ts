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

/** Of $3 and the customers after it, $4 of them, one after the other; their numbers begin with $6. */
const ORDERS = `
  with wanted as (
    select $6::text || n as id, $3::int + n % $4::int as customer, now() - interval '1 day' - n * interval '4 seconds' as at
    from generate_series($1::int, $2::int) n
  ), made as (
    insert into orders (id, customer_id, payment_method, payment_state, total_paise, created_at)
    select id, customer, 'c', 'cash', 12000, at from wanted
  ), parcels as (
    insert into shipments (id, order_id, customer_id, seller_id, state, cash_due_paise, moved_at)
    select w.id || '-1', w.id, w.customer, l.seller_id, 'delivered', 12000, w.at + interval '3 days'
    from wanted w, variants v join listings l on l.id = v.listing_id where v.sku = $5
  ), items as (
    insert into order_items (order_id, customer_id, shipment_id, sku, listing_id, product_id, seller_id, quantity, unit_paise, total_paise,
      title, variant_name, image_url, slug, delivery_address, billing_address, item_status)
    select w.id, w.customer, w.id || '-1', v.sku, l.id, l.product_id, l.seller_id, 1, 12000, 12000, l.title, v.name, 'picture.webp', l.slug,
      address, address, 'delivered'
    from wanted w, variants v join listings l on l.id = v.listing_id,
      (select to_jsonb(a) as address from addresses a limit 1) home
    where v.sku = $5
    returning id, sku, order_id, customer_id
  ), held as (
    insert into reservations (order_item_id, customer_id, sku, quantity, state) select id, customer_id, sku, 1, 'consumed' from items
  )
  insert into order_events (order_item_id, customer_id, to_status, actor, at)
  select i.id, i.customer_id, step, 'operator', w.at + day * interval '1 day' from items i join wanted w on w.id = i.order_id,
    unnest(array['placed', 'shipped', 'delivered']) with ordinality as steps (step, day)`

const one = <T>({ rows: [row] }: { rows: T[] }): T => {
  if (row === undefined) throw new Error('A query has told nothing')
  return row
}

/** One customer for so many orders. */
const ORDERS_EACH = 6

/** Adds delivered orders until there are so many, shared out among ever more customers. */
export const growOrders = async (client: Client, { accounts, skus }: Market, had: number, orders: number) => {
  const first = Math.min(...accounts.map(({ id }) => id))
  const customers = Math.max(accounts.length, Math.ceil(orders / ORDERS_EACH))
  await client.query(
    `insert into customers (name, phone_number, whats_app_number)
     select 'Farmer', 'grown-' || n, '' from generate_series((select max(id) from customers) + 1, $1::int) n`,
    [first + customers],
  )
  // All of it is right by construction, and nothing of it has to outlive a power cut.
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  for (let at = had; at < orders; at += BATCH)
    await client.query(ORDERS, [at + 1, Math.min(at + BATCH, orders), first, customers, skus[0], 'GROWN-'])
  await client.query('reset session_replication_role; reset synchronous_commit')
  await client.query('vacuum analyze')
}

/** What has expired: receipts, log-ins and news, so many of each. */
export const growExpired = (client: Client, rows: number) =>
  client.query(`
    with receipts as (
      insert into idempotency (account_id, key, route, fingerprint, created_at)
      select n, 'grown-' || n, 'POST order/create', repeat('0', 64), now() - interval '90 days' from generate_series(1, ${rows}) n
    ), log_ins as (
      insert into sessions (token_hash, role, account_id, expires_at)
      select 'grown-' || n, 'customer', n, now() - interval '1 day' from generate_series(1, ${rows}) n
    )
    insert into outbox (channel, template, params, language, dedupe, state, next_at, created_at)
    select 'sms', 'x', '{}', 'en', 'grown-' || n, 'sent', now(), now() - interval '90 days' from generate_series(1, ${rows}) n`)

/** Orders of the market's goods that nobody has paid, and whose time is over: so many, spread over all of its packs. */
export const growUnpaid = async (client: Client, { accounts, skus }: Market, orders: number) => {
  const first = Math.min(...accounts.map(({ id }) => id))
  const each = Math.ceil(orders / skus.length)
  const prefix = `UNPAID-${Date.now()}-`
  for (const [at, sku] of skus.entries()) {
    await client.query(ORDERS, [at * each + 1, (at + 1) * each, first, accounts.length, sku, prefix])
    await client.query('update variants set reserved = reserved + $2 where sku = $1', [sku, each])
  }
  const ids = `select '${prefix}' || n from generate_series(1, ${each * skus.length}) n`
  await client.query(`
    update reservations set state = 'held' where order_item_id in (select id from order_items where order_id in (${ids}));
    update order_items set item_status = 'payment_pending' where order_id in (${ids});
    update shipments set state = 'waiting_payment', cash_due_paise = 0 where order_id in (${ids});
    update orders set payment_method = 'p', payment_state = 'payment_requested', reserved_until = now() - interval '1 minute'
      where id in (${ids})`)
}

/** How many orders nobody has paid. */
export const countUnpaid = async (client: Client): Promise<number> =>
  Number(
    one(
      await client.query<{ left: string }>(
        `select count(*) as left from orders where payment_state = 'payment_requested'`,
      ),
    ).left,
  )
