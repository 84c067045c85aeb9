// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { BuyBar } from '../../../src/shop/catalogue/packs/BuyBar.tsx'
import { mount, settled } from './mount.tsx'

const Bar = ({ start }: { start: number }) => {
  const [inCart, put] = useState(start)
  return (
    <BuyBar
      price={100}
      canBuy
      inCart={inCart}
      onAdd={() => put(inCart + 1)}
      onTakeOne={() => put(inCart - 1)}
      onBuyNow={() => undefined}
    />
  )
}
const named = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)
const shown = () => document.querySelector('[role=group] b')?.textContent

test('what is put into the cart is counted where it was pressed, and the keyboard goes on from there', async () => {
  const { press } = await mount(<Bar start={0} />)
  await press('Add to Cart')
  expect(shown()).toBe('1')
  expect(document.activeElement).toBe(named('Add to Cart'))
  expect(named('Decrease quantity')?.disabled).toBe(true)
  await settled(() => named('Add to Cart')?.click())
  expect(shown()).toBe('2')
  await settled(() => named('Decrease quantity')?.click())
  expect(shown()).toBe('1')
})

test('what is in the cart already is counted, and takes the focus from nobody', async () => {
  await mount(<Bar start={3} />)
  expect(shown()).toBe('3')
  expect(document.activeElement).toBe(document.body)
})
