// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { PackPickerDialog } from '../../../src/shop/catalogue/packs/PackPickerDialog.tsx'
import { LoadingOverlay } from '../../../src/shop/layout/status/LoadingOverlay.tsx'
import { withLoading } from '../../../src/shop/page/loading.store.ts'
import { TOAST_MS } from '../../../src/contract/constants.ts'
import { UseMyLocation } from '../../../src/shop/places/UseMyLocation.tsx'
import { startCart } from '../../../src/shop/cart/cart-actions.ts'
import { useCart } from '../../../src/shop/cart/cart.store.ts'
import { share } from '../../../src/shop/catalogue/product/share.ts'
import { useSearch } from '../../../src/shop/catalogue/search/useSearch.ts'
import { openPayment } from '../../../src/shop/payment/payment.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { callApi } from '../../../src/client/api/call.ts'
import { toastError, toastSuccess } from '../../../src/ui/base/toast.ts'
import { Toaster } from '../../../src/ui/base/Toaster.tsx'
import { product, variant } from '../../support/goods.ts'
import { keeps } from '../../support/keeps.ts'
import { freshPhone } from '../../support/phone.ts'
import { mount, settled } from './mount.tsx'

/** What screens do when they are pressed, typed into or waited for. */

beforeEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the chosen pack alone goes into the cart, whichever it is', async () => {
  await freshPhone()
  useCart.setState({ cartItems: [], buyNowItems: [], restorable: null, ready: false })
  const stop = startCart()
  const urea = product(1, {
    variants: [
      variant('SMALL', { variant_name: '5 kg' }),
      variant('MIDDLE', { variant_name: '20 kg' }),
      variant('BIG'),
    ],
  })
  const { press, words } = await mount(<PackPickerDialog product={urea} onClose={() => undefined} />)
  await expect.poll(words).toContain('20 kg')
  await press('20 kg')
  await keeps('2.5/picker', async () => {
    await expect
      .poll(() => useCart.getState().cartItems.map(({ sku, quantity }) => [sku, quantity]))
      .toEqual([['MIDDLE', 1]])
  })
  stop()
})

const Asked = ({ text }: { text: string }) => <p>{useSearch(text)?.products.length}</p>
const Box = () => {
  const text = new URLSearchParams(useLocation().search).get('q') ?? ''
  return <Asked text={text} />
}

test('a search is asked 500 ms after the last letter, once, and never for nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked: string[] = []
  configureCalls({
    base: 'http://shop.test/api/',
    fetch: async (input, init) => {
      asked.push(new URL(new Request(input, init).url).pathname.replace('/api/search/', ''))
      return Response.json({ status: true, data: [] })
    },
  })
  /** What was asked since the last look: a call of the test's own is the last to arrive. */
  const askedBefore = async (last: string) => {
    await callApi('search', { params: { text: last } })
    return asked.splice(0).filter((text) => text !== last)
  }
  const { router } = await mount(<Box />, '/?q=')
  const type = async (text: string, wait: number) => {
    await settled(() => router.navigate(`/?q=${text}`))
    await settled(() => vi.advanceTimersByTimeAsync(wait))
  }
  await type('', 2_000)
  await type('u', 300)
  await type('ur', 300)
  await type('ure', 499)
  await keeps('4/search-wait', async () => {
    expect(await askedBefore('a')).toEqual([])
    await settled(() => vi.advanceTimersByTimeAsync(1))
    expect(await askedBefore('b')).toEqual(['ure'])
    await type('', 2_000)
    expect(await askedBefore('c')).toEqual([])
  })
})

test('of what went well only the newest is told', async () => {
  const { words } = await mount(<Toaster duration={TOAST_MS} />)
  await settled(() => toastSuccess('You are logged in'))
  await settled(() => toastSuccess('Address saved'))
  await expect.poll(words).toContain('Address saved')
  expect(words()).not.toContain('You are logged in')
})

test('a toast stays for 5000 ms', async () => {
  vi.useFakeTimers()
  const { words } = await mount(<Toaster duration={TOAST_MS} />)
  await settled(() => toastSuccess('Saved'))
  await settled(() => vi.advanceTimersByTimeAsync(4_900))
  await keeps('9/toast', async () => {
    expect(words()).toContain('Saved')
    await settled(() => vi.advanceTimersByTimeAsync(150))
    expect(words()).not.toContain('Saved')
  })
})

test('Loading stands with three dots while a call is waited for, over the whole page', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { words, place } = await mount(<LoadingOverlay />)
  expect(words()).toBe('')
  let waiting: Promise<void> = Promise.resolve()
  await settled(() => void (waiting = withLoading(promise)))
  const sheet = readFileSync('src/shop/layout/status/LoadingOverlay.module.css', 'utf8')
  await keeps('2.2/loading', () => {
    expect(words()).toBe('Loading...')
    expect(place.querySelectorAll('i')).toHaveLength(3)
    expect(/\.overlay \{([^}]*)\}/.exec(sheet)?.[1]).toMatch(/position: fixed;\s+inset: 0;/)
    expect(/\.dots i \{([^}]*)\}/.exec(sheet)?.[1]).toMatch(/animation: dot .*infinite/)
  })
  await settled(async () => {
    resolve()
    await waiting
  })
  await keeps('4/loading', () => expect(words()).toBe(''))
})

test('the share button opens the phone’s sheet with title and link', async () => {
  const shared: unknown[] = []
  vi.stubGlobal('navigator', { share: async (what: unknown) => void shared.push(what) })
  history.replaceState(null, '', '/product-details/urea-1?utm=x')
  await share('Urea')
  await keeps('2.5/share', () =>
    expect(shared).toEqual([{ title: 'Urea', url: `${location.origin}/product-details/urea-1` }]),
  )
})

test('a position that is denied is only logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const denied = new Error('denied')
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: (_: unknown, fail: (error: Error) => void) => fail(denied) },
  })
  const found = vi.fn<() => void>()
  const { press, words } = await mount(
    <>
      <UseMyLocation onFound={found} />
      <Toaster duration={TOAST_MS} />
    </>,
  )
  await press('Use My Location')
  await keeps('8/position-denied', () => {
    expect(logged.mock.calls).toEqual([['No position', denied]])
    expect(words()).toBe('Use My Location')
    expect(found).not.toHaveBeenCalled()
  })
  vi.stubGlobal('navigator', {})
  await press('Use My Location')
  await keeps('8/no-positions', async () => {
    await expect.poll(words).toContain('Geolocation is not supported by your browser.')
  })
})

test('the provider’s window gets amount, order and currency as the shop says', async () => {
  const opened: object[] = []
  class Checkout {
    constructor(options: { modal: { ondismiss: () => void } }) {
      opened.push(options)
      this.end = options.modal.ondismiss
    }
    end: () => void
    open() {
      this.end()
    }
  }
  Object.assign(window, { Razorpay: Checkout })
  const request = {
    status: true as const,
    message: '',
    provider: 'razorpay' as const,
    key_id: 'key',
    amount: 26700,
    order_id: 'order_1',
    currency: 'NPR',
  }
  const end = await openPayment(request, { id: 1, name: 'Asha' })
  await keeps('9/currency', () =>
    expect(opened).toEqual([expect.objectContaining({ amount: 26700, order_id: 'order_1', currency: 'NPR' })]),
  )
  expect(end).toBe('dismissed')
})

test('news of an earlier wish leaves a later refusal standing, a later success ends it', async () => {
  const { words } = await mount(<Toaster duration={TOAST_MS} />)
  const savedAt = performance.now()
  await settled(() => vi.waitUntil(() => performance.now() > savedAt))
  await settled(() => toastError('No network'))
  await settled(() => toastSuccess('Address saved', savedAt))
  await expect.poll(words).toContain('No network')
  expect(words()).not.toContain('Address saved')
  await settled(() => vi.waitUntil(() => performance.now() > savedAt + 1))
  await settled(() => toastSuccess('Order placed'))
  await expect.poll(words).toContain('Order placed')
  expect(words()).not.toContain('No network')
})
