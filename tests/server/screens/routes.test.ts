import { expect, test } from 'vitest'
import { keeps } from '../../support/keeps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { elements } from '../../support/markup.ts'
import { openScreen, type Screen } from '../support/screens.ts'
import { onEmbedded } from '../support/support.ts'

/** Every route shows its own page: what the document is called, what its heading says, and whether it has the layout. */

const headingOf = ({ html }: Screen) => elements(html, 'h1').map(({ text }) => text)
const hasLayout = ({ html }: Screen) => [html.includes('<header'), html.includes('<footer')]

onEmbedded((shop) => {
  test.each([
    ['2.1/home', '/', 'Haldhar', /^(Kharif|Rabi|Zaid|Rain|Summer)/],
    ['2.1/seller-form', '/seller-form', 'Seller Form | Haldhar', /^Seller Form$/],
    ['2.1/seller-request', '/seller-request', 'Become a seller | Haldhar', /^Sell on Haldhar$/],
    ['2.1/bulk-order', '/bulk-order-request', 'Contact for Bulk Orders | Haldhar', /^Contact for Bulk Orders$/],
    ['2.1/about', '/about', 'About Us | Haldhar', /^Good seed, fair prices, straight from the seller\.$/],
    ['2.1/terms', '/terms-of-service', 'Terms of Service | Haldhar', /^Terms of Service$/],
    ['2.1/terms-again', '/terms-and-conditions', 'Terms of Service | Haldhar', /^Terms of Service$/],
    ['2.1/returns', '/return-and-refund', 'Return and Refund Policy | Haldhar', /^Return and Refund Policy$/],
    ['2.1/privacy', '/privacy-policy', 'Privacy Policy | Haldhar', /^Privacy Policy$/],
    ['2.1/cancellation', '/cancellation-policy', 'Cancellation Policy | Haldhar', /^Cancellation Policy$/],
    [
      '2.1/shipping',
      '/shipping-and-delivery',
      'Shipping and Delivery Policy | Haldhar',
      /^Shipping and Delivery Policy$/,
    ],
    ['2.1/disclaimer', '/disclaimer-policy', 'Disclaimer Policy | Haldhar', /^Disclaimer Policy$/],
    ['2.1/address', '/address', 'Your addresses | Haldhar', /^Your addresses$/],
    ['2.1/address-new', '/address/add-new', 'Add a Delivery Address | Haldhar', /^Add a Delivery Address$/],
    ['2.1/address-edit', '/address/edit?editId=x', 'Edit Delivery Address | Haldhar', /^Edit Delivery Address$/],
    ['2.1/billing', '/billing-address', 'Your addresses | Haldhar', /^Your addresses$/],
    ['2.1/billing-new', '/billing-address/add-new', 'Add a Billing Address | Haldhar', /^Add a Billing Address$/],
    ['2.1/billing-edit', '/billing-address/edit?editId=x', 'Edit Billing Address | Haldhar', /^Edit Billing Address$/],
    ['2.1/orders', '/order-history', 'Your Orders | Haldhar', /^Your Orders$/],
    ['2.1/wishlist', '/wishlist', 'My WishList | Haldhar', /^My WishList$/],
    ['2.1/login', '/login', 'Log in | Haldhar', /^Log in$/],
    ['2.1/signup', '/signup', 'Sign up | Haldhar', /^Sign up$/],
    ['2.1/payment', '/payment', 'Payment | Haldhar', /^Payment$/],
    ['2.1/my-reviews', '/my-reviews', 'My Reviews | Haldhar', /^My Reviews$/],
    ['2.1/product-review', '/product-review', 'Product review | Haldhar', /^PRODUCT REVIEW$/],
    ['2.1/not-found', '/nothing/here', 'Not found | Haldhar', /^Not found$/],
  ] as const)('%s: %s is called %s, has its heading, header and footer', async (id, path, title, heading) => {
    const screen = await openScreen(shop(), path)
    await keeps(id, () => {
      expect(screen.title).toBe(title)
      expect(headingOf(screen)).toEqual([expect.stringMatching(heading)])
      expect(hasLayout(screen)).toEqual([true, true])
      expect(screen.status).toBe(id === '2.1/not-found' ? 404 : 200)
    })
  })

  test('brand, category and product pages are about the thing in their path', async () => {
    const { listing, product } = await addGoods(shop().db, { title: 'Soya seed' })
    const { body } = await shop().ask('GET', `product/details/${listing.slug}`)
    const { brand, category } = body.data
    const bySlug = async (path: string) => {
      const screen = await openScreen(shop(), path)
      return [screen.status, screen.title, ...headingOf(screen)]
    }
    expect(product.id).not.toBe(listing.id)
    await keeps('2.1/brand', async () =>
      expect(await bySlug(`/brand/${brand.slug}`)).toEqual([200, `${brand.name} | Haldhar`, brand.name]),
    )
    await keeps('2.1/category', async () =>
      expect(await bySlug(`/category/${category.slug}`)).toEqual([200, `${category.name} | Haldhar`, category.name]),
    )
    await keeps('2.1/product', async () =>
      expect(await bySlug(`/product-details/${listing.slug}`)).toEqual([200, 'Soya seed | Haldhar', 'Soya seed']),
    )
  })

  test('a seller page is found by the number in its path', async () => {
    const { id } = await addSeller(shop().db, { shopName: 'Godavari Agro' })
    for (const path of [`/seller/${id}`, `/seller/any-name-${id}`])
      await keeps('2.1/seller', async () => {
        const screen = await openScreen(shop(), path)
        expect([screen.status, screen.title, ...headingOf(screen)]).toEqual([
          200,
          'Godavari Agro | Haldhar',
          'Godavari Agro',
        ])
      })
  })

  test.each([
    ['2.1/thankyou', '/thankyou', 'Thank you | Haldhar', 'Thank you!'],
    ['2.1/seller-thankyou', '/seller-thankyou-card', 'Thank You! | Haldhar', 'Thank You!'],
  ] as const)('%s: %s has neither header nor footer', async (id, path, title, heading) => {
    const screen = await openScreen(shop(), path)
    await keeps(id, () => {
      expect([screen.title, ...headingOf(screen)]).toEqual([title, heading])
      expect(hasLayout(screen)).toEqual([false, false])
    })
  })

  test('the two terms pages are one, at the first address', async () => {
    await keeps('2.1/canonical', async () => {
      expect((await openScreen(shop(), '/terms-and-conditions')).path).toBe('/terms-of-service')
      expect((await openScreen(shop(), '/terms-of-service')).path).toBe('/terms-of-service')
    })
  })

  test('/hero-component shows its carousel and nothing else', async () => {
    const { html } = await openScreen(shop(), '/hero-component')
    const [main] = elements(html, 'main')
    await keeps('2.1/hero', () => {
      expect(main?.text).toBe('In the shop now Previous Next')
    })
  })

  test('home leads to all sellers', async () => {
    for (const place of [1, 2, 3, 4, 5, 6, 7]) await addSeller(shop().db, { shopName: `Shop ${place}` })
    const home = await openScreen(shop(), '/')
    const link = elements(home.html, 'a').find(({ attributes }) => attributes['href'] === '/sellers')
    const { html, title } = await openScreen(shop(), '/sellers')
    expect(link?.text).toMatch(/^See all \d+$/)
    expect(title).toBe('Sellers | Haldhar')
    for (const place of [1, 2, 3, 4, 5, 6, 7]) expect(html).toContain(`Shop ${place}`)
  })

  test('/PD leads home', async () => {
    await keeps('2.1/pd', async () => {
      await expect(openScreen(shop(), '/PD')).rejects.toThrow(/leads to \/$/)
    })
  })
})
