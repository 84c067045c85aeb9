import { expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '../../../src/contract/languages.ts'
import { STAFF_ROLES } from '../../../src/contract/staff.ts'
import type { LanguageFile } from '../../../src/desk/load-words.ts'
import { journey } from '../support/journey.ts'
import { builtClass } from '../support/looks/built-class.ts'

/** The words of the bar below, whoever works in a shop or for all of them, as a narrow phone shows them. */

const files = import.meta.glob<LanguageFile>('../../../src/desk/languages/??.ts')

/** What each bar says. The desk's modules read their words at import, so each language has them anew. */
const barsIn = async (language: Language): Promise<string[][]> => {
  vi.resetModules()
  const { provideWords } = await import('../../../src/desk/language/spoken.ts')
  const file = await files[`../../../src/desk/languages/${language}.ts`]?.()
  if (file !== undefined) provideWords(file.words)
  const { tabsOf, TODAY_TAB } = await import('../../../src/desk/layout/tabs.ts')
  const me = { staff_id: 1, name: '', shop_name: '' }
  const bars = [1, null].flatMap((seller_id) => STAFF_ROLES.map((role) => tabsOf({ ...me, role, seller_id })))
  const said = bars.map((bar) => [TODAY_TAB, ...bar].map(({ label }) => label))
  return [...new Map(said.map((labels) => [labels.join(), labels])).values()]
}

const { phone } = await journey({ serviceWorkers: 'block' })
const page = phone.page()

const BAR = builtClass('src/desk/desk.module.css', 'bar')
const ICON = builtClass('src/desk/desk.module.css', 'icon')

/** Puts each of these bars into the page, and finds words that go on in another line, or beyond their place or the screen. */
const cutIn = (bars: readonly string[][]): Promise<string[]> =>
  page.evaluate(
    ({ all, bar, icon }) =>
      all.flatMap((labels) => {
        const nav = document.createElement('nav')
        nav.className = bar
        nav.append(
          ...labels.map((label) => {
            const link = document.createElement('a')
            link.href = '/desk/'
            const sign = document.createElement('span')
            sign.className = icon
            const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
            drawing.setAttribute('width', '24')
            drawing.setAttribute('height', '24')
            sign.append(drawing)
            link.append(`${label} `, sign)
            return link
          }),
        )
        document.body.append(nav)
        // The letters of the current one are bold, which takes more room.
        const cut = labels.flatMap((label, current) => {
          const links = [...nav.querySelectorAll('a')]
          links.forEach((link, at) =>
            at === current ? link.setAttribute('aria-current', 'page') : link.removeAttribute('aria-current'),
          )
          const link = links[current]
          const text = link?.firstChild
          if (link === undefined || !text) return [`${label} is not there`]
          const place = link.getBoundingClientRect()
          return [...label.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const { left, right } = range.getBoundingClientRect()
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            const isCut = lines.size > 1 || left < place.left || right > place.right || place.right > innerWidth + 0.5
            return isCut || left < 0
              ? [`${word} of ${labels.join(', ')}: ${lines.size} lines, ${left} to ${right}`]
              : []
          })
        })
        nav.remove()
        return cut
      }),
    { all: bars, bar: BAR, icon: ICON },
  )

test('no language has a word in the bar below that is broken or cut, at 360 px and at 320 px, in large text too', async () => {
  await page.goto('/desk/login')
  const found: string[] = []
  for (const language of LANGUAGES) {
    const bars = await barsIn(language)
    expect([language, bars.length > 3]).toEqual([language, true])
    await page.evaluate((code) => (document.documentElement.lang = code), language)
    for (const width of [360, 320])
      for (const letters of ['100%', '200%']) {
        await page.setViewportSize({ width, height: 740 })
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters)
        found.push(...(await cutIn(bars)).map((cut) => `${language} ${width} px ${letters}: ${cut}`))
      }
  }
  expect(found).toEqual([])
})
