import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { callApi } from '../../../src/client/api/call.ts'
import { keeps } from '../../support/keeps.ts'

/** What happens to the next call; the requests that left the phone. */
let answer: () => Response | Promise<Response>
let sent: Request[]
let token: string | null

beforeEach(() => {
  sent = []
  token = 'token-1'
  configureCalls({
    base: 'http://shop.test/api/',
    token: () => token,
    renewed: () => undefined,
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      return answer()
    },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const html = { 'Content-Type': 'text/html' }

const enquiry = {
  message: 'Contact for Bulk Order',
  name: 'Asha',
  phone_number: '9000000002',
  whats_app_number: '9000000002',
  email: 'asha@farm.example',
}

test('a call goes below the base, as JSON, with the token in its header and without cookies', async () => {
  answer = () => Response.json({ status: true, message: 'Saved' })
  await callApi('wishlistCreate', { body: { product_id: 7, customer_id: 1 } })
  await callApi('enquiry', { body: enquiry })
  const [wish, question] = sent
  await keeps('7/helper', async () => {
    expect(wish).toMatchObject({ method: 'POST', url: 'http://shop.test/api/wishlist/create', credentials: 'omit' })
    expect(wish?.headers.get('Authorization')).toBe('Bearer token-1')
    expect(wish?.headers.get('Content-Type')).toBe('application/json')
    expect(await wish?.json()).toEqual({ product_id: 7, customer_id: 1 })
    expect(question?.headers.get('Authorization'), 'the enquiry needs no token').toBeNull()
  })
  expect(await question?.json()).toEqual(enquiry)
})

test('where an account is entered the browser names its number, and nowhere else', async () => {
  configureCalls({ browser: () => 'a-number-of-this-browser' })
  answer = () => Response.json({ status: true, message: 'Sent' })
  await callApi('requestCode', { body: { phone_number: '9876543210', purpose: 'login' } })
  await callApi('enquiry', { body: enquiry })
  expect(sent.map(({ headers }) => headers.get('X-Browser'))).toEqual(['a-number-of-this-browser', null])
})

test('a refusal is told in the server’s words', async () => {
  answer = () => Response.json({ status: false, message: 'Out of stock', code: 'OUT_OF_STOCK' }, { status: 409 })
  await keeps('7/own-words', async () =>
    expect(await callApi('wishlist')).toMatchObject({ status: false, message: 'Out of stock', httpStatus: 409 }),
  )
})

test.each([
  ['an empty refusal', () => Response.json({ status: false }, { status: 500 })],
  ['a page of a broken server', () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: html })],
  ['an answer of another shape', () => Response.json({ status: true, data: 'nothing' })],
])('without words of the server it says that the server is in trouble: %s', async (_, meets) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  answer = meets
  await keeps('8/server-error', async () =>
    expect(await callApi('wishlist')).toMatchObject({
      status: false,
      message: 'Server error, Please try again later',
    }),
  )
})

test.each([
  ['nothing comes', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a portal answers', () => new Response('<h1>Free Wi-Fi</h1>', { headers: html })],
])('where the shop did not answer nothing is blamed on it: %s', async (_, meets) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  answer = meets
  expect(await callApi('wishlist')).toMatchObject({ status: false, message: 'The shop does not answer' })
  vi.stubGlobal('navigator', { onLine: false })
  expect(await callApi('wishlist')).toMatchObject({ status: false, message: 'You are offline' })
})

test('without a token a call that needs one never leaves the phone: No token found', async () => {
  token = null
  await keeps('8/no-token', async () => {
    expect(await callApi('wishlist')).toEqual({ status: false, message: 'No token found' })
    expect(sent).toEqual([])
  })
})

test('a catalogue call to which nothing comes fails after 8 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'warn').mockReturnValue()
  answer = () => new Promise(() => undefined)
  const ended = vi.fn<(answer: unknown) => void>()
  const asking = callApi('brands').then(ended)
  await vi.advanceTimersByTimeAsync(7_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith({ status: false, message: 'The shop does not answer' })
  await vi.runAllTimersAsync()
  await asking
  vi.useRealTimers()
})

test('a 401 is only logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  answer = () => Response.json({ status: false, message: 'Please log in again' }, { status: 401 })
  expect(await callApi('wishlist')).toMatchObject({ status: false, message: 'Please log in again', httpStatus: 401 })
  expect(logged).toHaveBeenCalledWith('wishlist: not logged in')
})

test('calls that name products ask in the language of the page, English and all others say nothing of it', async () => {
  answer = () => Response.json({ status: true, data: [], meta: { total: 0, next_cursor: null } })
  const asked = async (pathname: string): Promise<string | undefined> => {
    vi.stubGlobal('location', { pathname })
    await callApi('products', { query: { category: 'seeds' } })
    return sent.at(-1)?.url
  }
  expect(await asked('/hi/category/seeds')).toBe('http://shop.test/api/products?category=seeds&lang=hi')
  expect(await asked('/category/seeds')).toBe('http://shop.test/api/products?category=seeds')
  expect(await asked('/sw.js')).toBe('http://shop.test/api/products?category=seeds')
  vi.stubGlobal('location', { pathname: '/hi/cart' })
  await callApi('brands')
  expect(sent.at(-1)?.url).toBe('http://shop.test/api/brands')
  await callApi('products', { query: {}, language: 'ta' })
  expect(sent.at(-1)?.url).toBe('http://shop.test/api/products?lang=ta')
})
