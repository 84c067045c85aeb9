import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { afterAll, test } from 'vitest'
import { makeProfile } from '../../../tools/bench/pages/browser.ts'
import { UNTHROTTLED, visit } from '../../../tools/bench/pages/visit.ts'
import { FIRST_VISIT_MAX, HEADER_MAX } from '../../../tools/budget/first-visits.ts'
import { ownShop } from '../support/journey.ts'
import { oneOf } from '../support/steps.ts'

const shop = await ownShop()
const { slug } = await oneOf(shop, 'limit=1')

const PAGES = [
  ['home', '/'],
  ['category', '/category/seeds'],
  ['product', `/product-details/${slug}`],
] as const
// Made before, one by one: what is made while others wait is compressed in haste, into more bytes.
for (const [, path] of PAGES) await (await fetch(shop.url + path, { headers: { 'Accept-Encoding': 'br' } })).text()

/** As browsers: they keep a connection. */
const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())

/** Bytes of a page's header, line by line as it comes. */
const headerOf = async (path: string): Promise<number> => {
  const asked = get(shop.url + path, { headers: { 'Accept-Encoding': 'br' }, agent })
  // What the event brings.
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  const { rawHeaders, statusCode, statusMessage } = answer
  // A colon and a space, or the end of a line, behind each.
  const lines = rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)
  return `HTTP/1.1 ${statusCode} ${statusMessage}`.length + 2 + lines + 2
}

test.for([...PAGES, ['home', '/ta'], ['category', '/hi/category/seeds'], ['search', '/search?q=urea']] as const)(
  'the header of a page of the kind %s fits into one packet, at %s',
  async ([, path], { expect }) => {
    expect(await headerOf(path)).toBeLessThanOrEqual(HEADER_MAX)
  },
)

// Side by side: nothing here depends on time.
test.concurrent.for(PAGES)(
  'a first visit to a page of the kind %s takes no more than its budget',
  async ([kind, path], { expect }) => {
    const phone = makeProfile()
    try {
      const figures = await visit(phone.folder, shop.url + path, UNTHROTTLED, { watched: true })
      for (const [name, most] of Object.entries(FIRST_VISIT_MAX[kind])) {
        // Only counts are in the budget.
        const count = figures[name as keyof typeof figures]
        // What was not counted would be within any budget.
        expect.soft(count, name).toBeGreaterThan(0)
        expect.soft(count, name).toBeLessThanOrEqual(most)
      }
    } finally {
      phone.remove()
    }
  },
)
