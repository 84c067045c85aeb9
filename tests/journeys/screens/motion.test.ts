import { expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { open } from '../support/steps.ts'

const { phone } = await journey()
const page = phone.page()
await page.emulateMedia({ reducedMotion: 'reduce' })

/** What style sheets move now. */
const moving = (): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0)
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'transition')),
  )

test('nothing moves by itself where less motion is wished for', async () => {
  for (const path of ['/', '/category/seeds', '/hero-component', '/login']) {
    await open(page, path)
    expect(await moving(), path).toEqual([])
  }
  await open(page, '/category/seeds')
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await moving(), 'menu').toEqual([])
})

test('a slide that was asked for is there at once', async () => {
  await open(page, '/hero-component')
  const slides = page.getByRole('main').locator('[data-slider]').first()
  await slides.waitFor()
  const next = page.getByRole('main').getByRole('button', { name: 'Next' })
  // The places in which the first slide is seen while sixty pictures are drawn.
  const places = await next.evaluate(async (button) => {
    const slide = document.querySelector('main [data-slider] > *')
    const seen = new Set<number>()
    if (button instanceof HTMLElement) button.click()
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame)
      seen.add(Math.round(slide?.getBoundingClientRect().left ?? 0))
    }
    return [...seen]
  })
  expect(places.length).toBeLessThanOrEqual(2)
})
