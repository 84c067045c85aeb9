import { expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { LONG, open } from '../support/steps.ts'

const { phone } = await journey()
const page = phone.page()

test('pictures that a first visit has shown far below, before the worker was there, are there without network', async () => {
  await open(page, '/')
  const deals = page.getByRole('region', { name: 'Deal Of The Day' })
  const pictures = deals.locator('article img')
  await deals.scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.count()).toBeGreaterThan(1)
  const shown = () =>
    pictures.evaluateAll((all) => all.map((one) => (one instanceof HTMLImageElement ? one.currentSrc : '')))
  await expect.poll(async () => (await shown()).every((src) => src !== '')).toBe(true)
  const lacking = async () =>
    page.evaluate(
      async (all) => {
        const kept = await Promise.all(all.map((src) => caches.match(src, { ignoreVary: true })))
        return kept.filter((one) => one === undefined).length
      },
      await shown(),
    )
  await expect.poll(lacking, LONG).toBe(0)
})
