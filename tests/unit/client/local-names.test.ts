import { expect, test } from 'vitest'
import { cartItemFrom, withOffers } from '../../../src/shop/cart/cart.ts'
import { wishView, replaceWishes, savedWishes } from '../../../src/shop/wishlist/wishes.shared.ts'
import { product } from '../../support/goods.ts'
import { freshPhone, logIn } from '../../support/phone.ts'

const local = { language: 'hi', title: 'यूरिया', short_description: '' } as const

test('a wish keeps its name in another language when an answer in English comes', async () => {
  const phone = await freshPhone()
  await logIn(phone, 1)
  const write = (one: ReturnType<typeof product>) =>
    phone.write(['wishlist'], () => replaceWishes(phone, 1, [wishView(one, false)]))
  await write(product(7, { local }))
  await write(product(7, { title: 'Urea, new' }))
  const [wish] = await savedWishes(phone, 1)
  expect(wish?.product.local).toEqual(local)
  expect(wish?.name).toBe('Urea, new')
})

test('a cart line has the name with which it was put there, and takes a newer one', () => {
  const one = product(7, { local })
  const [variant] = one.variants
  if (variant === undefined) throw new Error('no variant')
  const line = cartItemFrom(one, variant)
  expect(line).toMatchObject({ title: one.title, local })
  const offer = { price: 1, original_price: 1, cod_available: 1 } as const
  expect(withOffers([line], new Map([[line.sku, offer]]))[0]?.local).toEqual(local)
  const newer = { ...local, title: 'नीम यूरिया' }
  expect(withOffers([line], new Map([[line.sku, { ...offer, local: newer }]]))[0]?.local).toEqual(newer)
  expect(cartItemFrom(product(8), variant)).not.toHaveProperty('local')
})
