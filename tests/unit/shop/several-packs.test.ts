import { beforeEach, expect, test } from 'vitest'
import { addToCart, setQuantity } from '../../../src/shop/cart/cart-actions.ts'
import { addPacks, removePacks } from '../../../src/shop/cart/several-packs.ts'
import { readField, saveField } from '../../../src/shop/calculator/field.shared.ts'
import { readCart } from '../../../src/shop/cart/cart-rows.shared.ts'
import { product, variant } from '../../support/goods.ts'
import { goOffline } from '../../support/offline.ts'
import { freshPhone, type TestPhone } from '../../support/phone.ts'

let phone: TestPhone
const bag = variant('BAG', { stock_quantity: 5 })
const pouch = variant('POUCH', { variant_name: '5 kg', selling_price: 60, stock_quantity: 3 })
const npk = product(1, { variants: [bag, pouch] })
const kept = async () => (await readCart(phone)).cart.map(({ sku, quantity }) => `${sku} ${quantity}`)

beforeEach(async () => {
  goOffline()
  phone = await freshPhone()
})

test('several packs go into the cart in one step, on top of what is there, or none of them', async () => {
  await addToCart(npk, bag)
  expect(
    await addPacks(npk, [
      { sku: 'BAG', count: 2 },
      { sku: 'POUCH', count: 1 },
    ]),
  ).toBeUndefined()
  expect(await kept()).toEqual(['BAG 3', 'POUCH 1'])
  const refused = await addPacks(npk, [
    { sku: 'BAG', count: 1 },
    { sku: 'POUCH', count: 3 },
  ])
  expect(refused?.sku).toBe('POUCH')
  expect(await kept()).toEqual(['BAG 3', 'POUCH 1'])
})

test('what was put in is taken out again, and nothing of what was there before', async () => {
  await addToCart(npk, bag)
  const wanted = [
    { sku: 'BAG', count: 2 },
    { sku: 'POUCH', count: 2 },
  ]
  await addPacks(npk, wanted)
  await setQuantity('POUCH', 1)
  await removePacks(wanted)
  expect(await kept()).toEqual(['BAG 1'])
})

test('the size of a field is the account’s, and that of a guest the phone’s', async () => {
  const field = { figure: '२', unit: 'bigha', bigha: 'gujarat' }
  await saveField(phone, 7, field)
  expect(await readField(phone, 7)).toEqual(field)
  expect(await readField(phone, 8)).toBeNull()
  expect(await readField(phone, null)).toBeNull()
  await phone.write(['meta'], () => phone.db.meta.put({ key: '7:field', value: { figure: 2 } }))
  expect(await readField(phone, 7)).toBeNull()
})
