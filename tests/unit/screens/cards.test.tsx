import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ItemStatus, OrderItem } from '../../../src/contract/entities.ts'
import { OrderCard, OrderStatus } from '../../../src/shop/orders/OrderCard.tsx'
import { Conversation } from '../../../src/shop/reviews/ReviewForm.tsx'
import { DeliveredCard } from '../../../src/shop/reviews/MyReviewsPage.tsx'
import { ReviewImages } from '../../../src/shop/uploads/ReviewImages.tsx'
import { EmptyWishlist, WishCard } from '../../../src/shop/wishlist/WishlistPage.tsx'
import { ProductCard } from '../../../src/shop/catalogue/cards/ProductCard.tsx'
import { product, variant } from '../../support/goods.ts'
import { keeps } from '../../support/keeps.ts'
import { wishItem } from '../../support/server.ts'
import { show } from './render.tsx'

/** What the cards of orders, wishes and reviews show. */

const nothing = () => {}
const address = (name: string) => ({
  name,
  phone_number: '9876543210',
  house_number: '12',
  area: 'Gangapur',
  pincode: '422013',
  city: 'Nasik town',
  district: 'Nashik',
  state: 'Maharashtra',
  landmark: null,
})
const item = (changes: Partial<OrderItem> = {}, rating = 0): OrderItem => ({
  order_item_id: 5,
  order_id: '77',
  product_id: 11,
  published_product_id: 1011,
  sku: 'UREA-45',
  variant_name: '45 kg bag',
  quantity: 3,
  order_date: '2026-11-03T20:00:00.000Z',
  delivery_date: null,
  total_price: 799.5,
  payment_method: 'c',
  item_status: 'placed',
  slug: 'urea-11',
  delivery_address_id: address('Asha Rao'),
  billing_address: address('Ramesh Patil'),
  product: { title: 'Urea', image_url: 'urea.webp', ground: 'straw', rating },
  ...changes,
})
const orderCard = (changes?: Partial<OrderItem>, rating?: number) =>
  show(
    <OrderCard
      item={item(changes, rating)}
      onCancel={nothing}
      onPay={nothing}
      onReturn={nothing}
      onRefundTo={nothing}
      onBuyAgain={nothing}
    />,
  )

test('an order’s card has every fact of its item', async () => {
  const { words, pictures, links } = orderCard()
  await keeps('2.10/picture', () => expect(pictures[0]).toMatch(/^\/images\/products\/11\/urea\.webp/))
  await keeps('2.10/title', () => expect(words).toContain('Urea'))
  await keeps('2.10/sku', () => expect(words).toContain('SKU UREA-45'))
  await keeps('2.10/quantity', () => expect(words).toMatch(/Quantity:? 3\b/))
  await keeps('2.10/date', () => expect(words).toContain('4 Nov 2026'))
  await keeps('2.10/delivery', () =>
    expect(words).toMatch(/Delivery: Asha Rao, 12, Gangapur, Nasik town, Nashik, Maharashtra/),
  )
  await keeps('2.10/billing', () =>
    expect(words).toMatch(/Billing: Ramesh Patil, 12, Gangapur, Nasik town, Nashik, Maharashtra/),
  )
  await keeps('2.10/total', () => expect(words).toContain('₹799.50'))
  await keeps('2.10/view-product', () => expect(links['View Product']).toBe('/product-details/urea-11'))
})

test('an order’s card says an address once that is billed as well', () => {
  const { words } = orderCard({ billing_address: address('Asha Rao') })
  expect(words).toContain('Delivery and billing: Asha Rao, 12, Gangapur')
  expect(words.split('Asha Rao')).toHaveLength(2)
})

test('an order’s card shows what is mostly done in its state; the rest is behind More', () => {
  const glance = (status: ItemStatus) => {
    const { html } = orderCard({ item_status: status })
    const [shown = '', more = ''] = html.split('<details')
    const named = (of: string) =>
      ['Cancel item', 'Buy again', 'Return', 'Pay again'].filter((name) => of.includes(name))
    return { shown: named(shown), more: named(more) }
  }
  expect(glance('payment_pending')).toEqual({ shown: ['Pay again'], more: ['Cancel item', 'Buy again'] })
  expect(glance('placed')).toEqual({ shown: [], more: ['Cancel item', 'Buy again'] })
  expect(glance('delivered')).toEqual({ shown: ['Buy again'], more: ['Return'] })
  expect(glance('cancelled')).toEqual({ shown: ['Buy again'], more: [] })
})

const STATUSES: [ItemStatus, string][] = [
  ['placed', 'PLACED'],
  ['shipped', 'SHIPPED'],
  ['delivered', 'DELIVERED'],
  ['cancelled', 'CANCELLED'],
  ['payment_pending', 'PAYMENT PENDING'],
]
test('a status stands in upper case', async () => {
  await keeps('2.10/status', () => {
    for (const [status, words] of STATUSES) expect(orderCard({ item_status: status }).words).toContain(words)
  })
})

test('each status has its own colour', async () => {
  const sheets = ['src/shop/orders/OrderCard.module.css', 'src/ui/base/tone.module.css']
  const sheet = sheets.map((path) => readFileSync(path, 'utf8')).join('')
  const coloursOf = (status: ItemStatus) => {
    const [, look = ''] =
      /class="[^"]*?_(primary|info|done|bad|plain)_/.exec(show(<OrderStatus status={status} />).html) ?? []
    return [look, ...(new RegExp(`\\.${look} \\{([^}]*)\\}`).exec(sheet)?.[1]?.match(/--[\w-]+/g) ?? [])]
  }
  await keeps('4/status-colours', () => {
    expect(coloursOf('placed')).toEqual(['primary', '--leaf', '--on-leaf'])
    expect(coloursOf('shipped')).toEqual(['info', '--info-ground', '--info'])
    expect(coloursOf('delivered')).toEqual(['done', '--done-ground', '--leaf'])
    expect(coloursOf('cancelled')).toEqual(['bad', '--danger-ground', '--danger'])
    expect(coloursOf('payment_pending')).toEqual(['plain', '--straw', '--soil'])
  })
})

test('review buttons stand on delivered items alone, with the query of their page', async () => {
  const query = (isNew: boolean) => `/product-review?published_product_id=1011&sku=UREA-45&isNewReview=${isNew}`
  await keeps('2.10/add-review', () =>
    expect(orderCard({ item_status: 'delivered' }, 0).links).toMatchObject({ 'Add Review': query(true) }),
  )
  await keeps('2.10/view-review', () =>
    expect(orderCard({ item_status: 'delivered' }, 4).links).toMatchObject({ 'View Review': query(false) }),
  )
  await keeps('4/review-once-delivered', () => {
    for (const status of ['placed', 'shipped', 'cancelled', 'payment_pending'] as const)
      expect(Object.keys(orderCard({ item_status: status }, 4).links)).toEqual(['View Product'])
  })
})

test('a wish has picture, name, price, discount and its buttons', async () => {
  const wish = { ...wishItem(11, 1), unsent: false }
  const { words, pictures, buttons, links } = show(<WishCard wish={wish} onRemove={nothing} onMove={nothing} />)
  await keeps('2.11/picture', () => expect(pictures[0]).toMatch(/^\/images\/products\/11\/urea\.webp/))
  await keeps('2.11/name', () => expect(words).toContain('Urea 11'))
  await keeps('2.11/price', () => expect(words).toContain('₹266 .50'))
  await keeps('2.11/discount', () => expect(words).toContain('11%'))
  await keeps('2.11/buttons', () => expect(buttons).toEqual(['Remove', 'MOVE TO CART']))
  await keeps('2.11/target', () => expect(Object.values(links)).toEqual(['/product-details/urea-11']))
})

test('a wish that is collected at the dealer is not moved into the cart', () => {
  const wish = { ...wishItem(11, 1), unsent: false }
  const collected = { ...wish, product: { ...wish.product, collect_only: true as const } }
  const { buttons } = show(<WishCard wish={collected} onRemove={nothing} onMove={nothing} />)
  expect(buttons).toEqual(['Remove', 'Collect at the dealer'])
})

test('an empty wishlist says so and leads home', async () => {
  const { words, links } = show(<EmptyWishlist />)
  await keeps('2.11/empty', () => {
    expect(words).toContain('YOUR WISHLIST IS EMPTY')
    expect(links).toEqual({ 'Continue shopping': '/' })
  })
})

const delivered = (rating: number) =>
  show(
    <DeliveredCard
      item={{
        product_id: 11,
        published_product_id: 1011,
        sku: 'UREA-45',
        slug: 'urea-11',
        delivery_date: '2026-11-03T20:00:00.000Z',
        product: { title: 'Urea', image_url: 'urea.webp', ground: 'straw', rating },
      }}
      to="/product-review?x"
    />,
  )
test('a delivered product has its day, the own stars or a dash, and the button that fits', async () => {
  await keeps('2.13/date', () => expect(delivered(0).words).toContain('Delivered 4 Nov 2026'))
  await keeps('2.13/dash', () => expect(delivered(0).words).toContain('Your stars: –'))
  await keeps('2.13/stars', () => expect(delivered(4).html).toContain('4.0 out of 5'))
  await keeps('2.13/button', () => {
    expect(delivered(0).links).toEqual({ 'Add Review': '/product-review?x' })
    expect(delivered(4).links).toEqual({ 'View/Comment': '/product-review?x' })
  })
})

test('a line of the conversation is day, speaker, message', async () => {
  const { words } = show(
    <Conversation
      name="Asha Rao"
      lines={[
        { date: '2026-11-03T20:00:00.000Z', from: 'user', message: 'Good urea' },
        { date: '2026-11-05T04:00:00.000Z', from: 'other', message: 'Thank you' },
      ]}
    />,
  )
  await keeps('2.14/conversation', () =>
    expect(words).toBe('4 Nov 2026, Asha Rao: Good urea 5 Nov 2026, Vendor/Admin: Thank you'),
  )
})

test('the review’s picker takes pictures and films, several at once; without any it says so', async () => {
  const { html, words, buttons } = show(<ReviewImages files={[]} onAdd={nothing} onRemove={nothing} />)
  await keeps('2.14/picker', () => expect(html).toMatch(/<input[^>]* accept="image\/\*,video\/\*" multiple=""/))
  await keeps('2.14/no-image', () => expect(words).toContain('No Image uploaded'))
  await keeps('2.14/add-photo', () => expect(buttons).toEqual(['ADD PHOTO']))
})

test('only a file that was just added can be removed', async () => {
  const file = (id: string, isMediaImg: boolean) => ({ id, isMediaImg, preview: null, isFilm: false, file: null })
  const { html } = show(<ReviewImages files={[file('a', true), file('b', false)]} onAdd={nothing} onRemove={nothing} />)
  await keeps('2.14/remove', () =>
    expect([...html.matchAll(/aria-label="(Remove[^"]*)"/g)].map(([, name]) => name)).toEqual(['Remove Picture 2']),
  )
})

test('a card shows the selling price of the first pack, whichever others there are', async () => {
  const urea = product(1, { variants: [variant('A'), variant('B', { selling_price: 90.25, price: 95 })] })
  const { words } = show(<ProductCard product={urea} shape="up" foot={null} />)
  await keeps('2.5/card-price', () => {
    expect(words).toContain('₹266 .50')
    expect(words).not.toContain('₹90 .25')
  })
})
