import { beforeAll, expect, test } from 'vitest'
import * as tables from '../../../server/db/schema.ts'
import { keeps } from '../../support/keeps.ts'
import { elements } from '../../support/markup.ts'
import { addBrand, addCategory, addGoods, addSeller } from '../support/fixtures.ts'
import { openScreen } from '../support/screens.ts'
import { onEmbedded } from '../support/support.ts'

/** The pages of the catalogue, as a guest gets them from the shop. */

const h2 = (html: string) => elements(html, 'h2').map(({ text }) => text)
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const sectionsOf = (html: string) => h2(mainOf(html))
const linksOf = (html: string) =>
  elements(html, 'a').flatMap(({ text, attributes }) => (text === '' ? [] : [[text, attributes['href']]]))
const headerOf = (html: string) => elements(html, 'header')[0]?.text ?? ''
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

onEmbedded((shop) => {
  let world: { category: string; brand: string; seller: number; slug: string }
  beforeAll(async () => {
    const { db } = shop()
    const [category, brand, seller] = await Promise.all([
      addCategory(db, 'Sprayers'),
      addBrand(db, 'Jaldhara'),
      addSeller(db, { shopName: 'Godavari Agro' }),
    ])
    const common = { categoryId: category.id, brandId: brand.id, sellerId: seller.id }
    const { listing } = await addGoods(db, { ...common, title: 'Knapsack sprayer', price: 266.5, mrp: 300 })
    await addGoods(db, { ...common, title: 'Best sprayer', type: 'Top Product' })
    await addGoods(db, { title: 'Fresh seed', type: 'New Arrival' })
    await addGoods(db, { title: 'Cheap seed', type: 'Deal Of The Day' })
    const banner = (sourceType: 'home' | 'category' | 'brands' | 'seller', imageUrls: string[]) => ({
      sourceType,
      imageUrls,
    })
    await db
      .insert(tables.banners)
      .values([
        banner('home', ['home-1.webp']),
        banner('category', ['category-1.webp', 'category-2.webp']),
        banner('brands', ['brands-1.webp']),
        banner('seller', ['seller-1.webp', 'seller-2.webp']),
      ])
    world = { category: category.slug, brand: brand.slug, seller: seller.id, slug: listing.slug }
  })

  test('a card shows the selling price of the first pack', async () => {
    const { html } = await openScreen(shop(), `/category/${world.category}`)
    const [card] = elements(html, 'article').filter(({ text }) => text.includes('Knapsack sprayer'))
    await keeps('2.5/card-price', () => expect(card?.text).toContain('₹266 .50'))
  })

  test('home has its sections in this order, and the strip of four', async () => {
    const { html, words } = await openScreen(shop(), '/')
    await keeps('2.3/sections', () =>
      expect(sectionsOf(html)).toEqual([
        'What do you need?',
        'New Arrival',
        'Deal Of The Day',
        'Most Popular',
        'Pictures from the fields',
        'For your field',
        'Brands',
        'Meet Our Seller',
      ]),
    )
    const part = (name: string) =>
      elements(mainOf(html), 'section').find(({ text }) => text.startsWith(name))?.text ?? ''
    await keeps('2.3/new', () => expect(part('New Arrival')).toContain('Fresh seed'))
    await keeps('2.3/deals', () => expect(part('Deal Of The Day')).toContain('Cheap seed'))
    await keeps('2.3/popular', () => expect(part('Most Popular')).toContain('Best sprayer'))
    await keeps('2.3/strip', () =>
      expect(words).toContain('All Payment Method Easy Return Free Delivery* Customer Support'),
    )
    await keeps('2.3/banner', () => expect(mainOf(html)).toContain('/images/banners/home-1.webp'))
  })

  test('each kind of page has a banner of its own kind, and its sections', async () => {
    const banners = ({ html }: { html: string }) =>
      [...mainOf(html).matchAll(/\/images\/banners\/(\w+)-\d/g)].map(([, kind]) => kind)
    const [category, brand, seller] = [
      await openScreen(shop(), `/category/${world.category}`),
      await openScreen(shop(), `/brand/${world.brand}`),
      await openScreen(shop(), `/seller/${world.seller}`),
    ]
    await keeps('2.4/category-banner', () => expect(new Set(banners(category))).toEqual(new Set(['category'])))
    await keeps('2.4/brand-banner', () => expect(new Set(banners(brand))).toEqual(new Set(['brands'])))
    await keeps('2.4/seller-banner', () => expect(new Set(banners(seller))).toEqual(new Set(['seller'])))
    await keeps('2.4/category-sections', () =>
      expect(sectionsOf(category.html)).toEqual(['Products', 'New Arrival', 'Most Popular', 'Brands', 'Sellers']),
    )
    await keeps('2.4/brand-sections', () =>
      expect(sectionsOf(brand.html)).toEqual(['Products', 'New Arrival', 'Sellers']),
    )
    await keeps('2.4/seller-sections', () =>
      expect(sectionsOf(seller.html)).toEqual(['Products', 'New Arrival', 'Brands', 'About the seller']),
    )
    await keeps('2.4/brand-picture', () => expect(mainOf(brand.html)).toContain('/images/brands/brand.webp'))
    await keeps('2.4/seller-picture', () => expect(mainOf(seller.html)).toMatch(/\/images\/avatars\//))
  })

  test('where nothing is marked as New Arrival the newest stand there', async () => {
    await keeps('2.4/newest', async () => {
      for (const path of [`/category/${world.category}`, `/brand/${world.brand}`, `/seller/${world.seller}`]) {
        const [first] = elements(mainOf((await openScreen(shop(), path)).html), 'section').filter(({ text }) =>
          text.startsWith('New Arrival'),
        )
        expect(first?.text, path).toMatch(/Best sprayer.*Knapsack sprayer/)
      }
    })
  })

  test.each([
    ['2.4/category-unknown', '/category/nothing', 'Category not found'],
    ['2.4/brand-unknown', '/brand/nothing', 'Brand not found'],
    ['2.4/seller-unknown', '/seller/999999', 'Seller not found'],
  ] as const)('%s: %s says %s', async (id, path, said) => {
    const { html, status } = await openScreen(shop(), path)
    await keeps(id, () => {
      expect(status).toBe(404)
      expect(elements(html, 'h1').map(({ text }) => text)).toEqual([said])
    })
  })

  test('the product page tells what is promised, and leads to brand and seller', async () => {
    const { html, words } = await openScreen(shop(), `/product-details/${world.slug}`)
    await keeps('2.5/price', () => expect(words).toContain('₹266 .50'))
    await keeps('2.5/struck', () => expect(html).toMatch(/<s>₹300\.00<\/s>/))
    await keeps('2.5/discount', () => expect(words).toContain('11% off'))
    await keeps('2.5/taxes', () => expect(words).toContain('Inclusive of All taxes'))
    await keeps('2.5/buttons', () => {
      const buttons = elements(html, 'button').map(({ text }) => text)
      for (const name of ['Add to Cart', 'Buy Now', 'Wishlist', 'Share']) expect(buttons).toContain(name)
    })
    await keeps('2.5/short', () => expect(words).toContain('Short.'))
    await keeps('2.5/details', () => expect(words).toContain('Product details Long.'))
    // Below the title, and in the block of the brand.
    await keeps('2.5/brand', () => expect(mainOf(html).split(`href="/brand/${world.brand}"`)).toHaveLength(3))
    await keeps('2.5/seller', () => expect(html).toMatch(/href="\/seller\/green-shop-[\w-]+"/))
    await keeps('2.5/similar', () => expect(sectionsOf(html)).toContain('Similar Product You May Like'))
    await keeps('2.5/no-reviews', () => expect(sectionsOf(html)).not.toContain('Customer reviews'))
  })

  test('a page of what is sold out says so once, then who sells it and who has it, before all else', async () => {
    const gone = await addGoods(shop().db, { title: 'Sold sprayer', price: 90, stock: 0 })
    const seller = await addSeller(shop().db, { shopName: 'Kaveri Agro' })
    await addGoods(shop().db, { productId: gone.product.id, sellerId: seller.id, title: 'Sold sprayer', price: 110 })
    const { words } = await openScreen(shop(), `/product-details/${gone.listing.slug}`)
    expect(words.match(/Sold out|Out of stock|Not available/g)).toEqual(['Sold out'])
    expect(words).toMatch(
      /₹90 .00.*Sold out Wishlist Share Sold by Green Shop.*Tell me when it is back.*Other sellers of this product Kaveri Agro.*Cash on delivery ₹110\.00 1 kg ₹110\.00 per kg.*1 more seller.*Product details/,
    )
    const { words: bought } = await openScreen(shop(), `/seller/${gone.listing.sellerId}`)
    expect(bought.match(/Sold out/g)?.length).toBe(bought.match(/1 more seller/g)?.length)
  })

  test('the numbers beside filters are of what the others leave', async () => {
    const { db } = shop()
    const [category, near, far] = [
      await addCategory(db, 'Pumps'),
      await addBrand(db, 'Neel'),
      await addBrand(db, 'Lal'),
    ]
    const common = { categoryId: category.id }
    await addGoods(db, { ...common, brandId: near.id })
    await addGoods(db, { ...common, brandId: far.id })
    await addGoods(db, { ...common, brandId: far.id, cod: false })
    const path = `/category/${category.slug}`
    expect((await openScreen(shop(), path)).words).toContain('Cash on delivery 2')
    expect((await openScreen(shop(), `${path}?brand=${far.slug}`)).words).toContain('Cash on delivery 1')
    expect((await openScreen(shop(), `${path}?brand=${far.slug}&min_price=900`)).words).toMatch(
      /Brand: Lal.*Cash on delivery 0/,
    )
  })

  test('the title of a page is its thing, or the words of its path', async () => {
    /** Between Back and the search, without the number of products and what else one may do there. */
    const titleBar = async (path: string) =>
      headerOf((await openScreen(shop(), path)).html).replace(
        /.* Back |( \d+ products?)? Search( Download| Share)?$/g,
        '',
      )
    await keeps('2.2/title-words', async () =>
      expect(await titleBar('/nothing-at-all/here')).toBe('nothing at all here'),
    )
    await keeps('2.2/title-brand', async () => expect(await titleBar(`/brand/${world.brand}`)).toBe('Jaldhara'))
    await keeps('2.2/title-category', async () =>
      expect(await titleBar(`/category/${world.category}`)).toBe('Sprayers'),
    )
    await keeps('2.2/title-seller', async () => expect(await titleBar(`/seller/${world.seller}`)).toBe('Godavari Agro'))
    await keeps('2.2/title-product', async () =>
      expect(await titleBar(`/product-details/${world.slug}`)).toBe('Knapsack sprayer'),
    )
  })

  test('the footer has the year, the ways to write and the policies', async () => {
    const { html, words } = await openScreen(shop(), '/about')
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? ''
    await keeps('1/year', () => expect(words).toContain('© 2024'))
    await keeps('2.2/footer-policies', () =>
      expect(linksOf(footer)).toEqual(
        expect.arrayContaining([
          ['Terms of Service', '/terms-of-service'],
          ['Terms and Conditions', '/terms-and-conditions'],
          ['Return and Refund', '/return-and-refund'],
          ['Privacy Policy', '/privacy-policy'],
          ['Cancellation Policy', '/cancellation-policy'],
          ['Shipping and Delivery', '/shipping-and-delivery'],
          ['Disclaimer', '/disclaimer-policy'],
        ]),
      ),
    )
    await keeps('2.2/footer-buttons', () => expect(words).toMatch(/Sell On Haldhar Contact For Bulk Order\b/))
    await keeps('2.15/about-links', () =>
      expect(linksOf(mainOf(html))).toEqual([
        ['Become A Seller', '/seller-request'],
        ['Contact For Bulk Orders', '/bulk-order-request'],
      ]),
    )
    await keeps('1/about', () =>
      expect(words).toMatch(/Founded in 2023.*farmers 10,000\+ products 50,000\+ cities 100\+ support 24\/7/),
    )
  })

  test('a deal stands above the header of home on its days alone', async () => {
    const deal = (start: string, end: string) =>
      shop().operator('PUT', 'admin/deal', { body: { text: 'Ten for nine', start, end } })
    const above = async (path: string) => headerOf((await openScreen(shop(), path)).html).split('Menu')[0]
    await deal(day(-2), day(2))
    await keeps('2.2/deal', async () => expect(await above('/')).toContain('Ten for nine'))
    expect(await above('/about')).not.toContain('Ten for nine')
    await deal(day(-9), day(-3))
    await keeps('4/deal-hidden', async () => expect((await openScreen(shop(), '/')).html).not.toContain('Ten for nine'))
  })
})
