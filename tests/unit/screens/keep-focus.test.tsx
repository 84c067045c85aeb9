// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { CartPanel } from '../../../src/shop/cart/CartPanel.tsx'
import { cartItemFrom } from '../../../src/shop/cart/cart.ts'
import { keepFocus } from '../../../src/ui/base/keep-focus.ts'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../../src/ui/display/Card.tsx'
import { Confirm } from '../../../src/ui/overlay/Confirm.tsx'
import { product, variant } from '../../support/goods.ts'
import { fillCart } from './fill-cart.ts'
import { mount, settled } from './mount.tsx'

/** Where one is after a press that takes its own button away. */

beforeAll(keepFocus)

const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent.includes(name))
/** As a finger or the keyboard does: the button has the focus first. */
const pressOn = (button: HTMLElement | undefined) =>
  settled(() => {
    button?.focus()
    button?.click()
  })
const at = () => document.activeElement

test('of a cart the line after the removed one is next, then the one before it, then what stands there instead', async () => {
  await fillCart(
    ['SEED', 'UREA', 'DRIP'].map((sku, place) => cartItemFrom(product(place + 1), variant(sku))),
    [],
  )
  await mount(<CartPanel delivery={null} onCheckout={() => undefined} notice={null} />)
  await expect.poll(() => buttons('Remove')).toHaveLength(3)
  await pressOn(buttons('Remove')[1])
  await expect.poll(() => at()?.matches('li') && at()?.textContent).toContain('Urea 3')
  await pressOn(buttons('Remove')[1])
  await expect.poll(() => at()?.matches('li') && at()?.textContent).toContain('Urea 1')
  await pressOn(buttons('Remove')[0])
  await expect.poll(() => at()?.textContent).toBe('Your cart')
})

const Item = ({ isSure = false }: { isSure?: boolean }) => {
  const [isAsked, ask] = useState(false)
  const [isCancelled, cancel] = useState(false)
  return (
    <main>
      <Card>
        <CardBody>{isCancelled ? 'CANCELLED' : 'PLACED'}</CardBody>
        <CardFooter>
          {!isCancelled && <CardFooterButton label="Cancel item" onClick={() => (isSure ? cancel(true) : ask(true))} />}
        </CardFooter>
      </Card>
      {isAsked && (
        <Confirm title="Sure?" yes="Yes" no="No" onYes={() => setTimeout(cancel, 5, true)} onClose={() => ask(false)} />
      )}
    </main>
  )
}

test('what is cancelled after a question is told by its own card', async () => {
  await mount(<Item />)
  await pressOn(buttons('Cancel item')[0])
  await expect.poll(() => buttons('Yes')).toHaveLength(1)
  await pressOn(buttons('Yes')[0])
  await expect.poll(() => at()?.matches('article') && at()?.textContent).toBe('CANCELLED')
})

test('who has left the button beforehand is not led back to it', async () => {
  const { words } = await mount(<Item isSure />)
  const [button] = buttons('Cancel item')
  button?.focus()
  button?.blur()
  await new Promise((done) => setTimeout(done, 0))
  await settled(() => button?.click())
  expect(words()).toBe('CANCELLED')
  await new Promise(requestAnimationFrame)
  expect(at()).toBe(document.body)
})

test('a button that is disabled until the shop has answered has the focus again, also after a dialog', async () => {
  const Order = () => {
    const [state, go] = useState<'idle' | 'asking' | 'refused'>('idle')
    return (
      <main>
        <h1>Payment</h1>
        <button
          type="button"
          disabled={state === 'asking'}
          onClick={(event) => {
            // As browsers do with what can no longer be pressed.
            event.currentTarget.blur()
            go('asking')
            setTimeout(go, 5, 'refused')
          }}
        >
          Place Order
        </button>
        {state === 'refused' && (
          <Confirm title="Sold out" yes="Yes" no="No" onYes={() => go('idle')} onClose={() => go('idle')} />
        )}
      </main>
    )
  }
  await mount(<Order />)
  await pressOn(buttons('Place Order')[0])
  await expect.poll(() => buttons('Yes')).toHaveLength(1)
  await pressOn(buttons('No')[0])
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  await expect.poll(() => at()?.textContent).toBe('Place Order')
})
