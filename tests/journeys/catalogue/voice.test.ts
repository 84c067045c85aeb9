import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loadWhole } from '../../../src/texts/load-texts.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { oneOf, open } from '../support/steps.ts'

/** Searching by speaking, and a product read aloud. No browser of a test has ears or voices, so stand-ins do. */

const shop = await ownShop()
const { product, rest } = await loadWhole('hi')

/** Hears the same whenever it is started, in whatever language, or is refused. */
const withEars = (page: Page, ear: { hears: string } | { error: string }): Promise<unknown> =>
  page.addInitScript((given) => {
    class Ears extends EventTarget {
      lang = ''
      start(): void {
        document.documentElement.dataset['heardIn'] = this.lang
        const event =
          'hears' in given
            ? Object.assign(new Event('result'), { results: [[{ transcript: given.hears }]] })
            : Object.assign(new Event('error'), { error: given.error })
        queueMicrotask(() => {
          this.dispatchEvent(event)
          this.dispatchEvent(new Event('end'))
        })
      }
      abort(): void {
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.assign(window, { webkitSpeechRecognition: Ears, SpeechRecognition: Ears })
  }, ear)

/** Speaks for ever, and notes what. */
const withVoices = (page: Page, languages: readonly string[]): Promise<unknown> =>
  page.addInitScript((spoken) => {
    const said: string[] = []
    const voices = spoken.map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false }))
    class Utterance {
      voice: unknown
      lang = ''
      onend: (() => void) | null = null
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: ({ lang, text }: Utterance) => said.push(`${lang}: ${text}`),
      cancel: () => said.push('silence'),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said })
  }, languages)

const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => ('said' in window && Array.isArray(window.said) ? window.said.map(String) : []))

const phone = await ownPhone(shop.url, { locale: 'hi-IN' })

test('who speaks a whole sentence in Hindi is shown what he asked for', async () => {
  const page = phone.page()
  await withEars(page, { hears: 'मुझे यूरिया चाहिए' })
  await open(page, '/hi/search')
  const [field, speak] = [page.getByRole('searchbox').first(), page.getByRole('button', { name: rest.voice.speak })]
  await speak.waitFor()
  const [below, wide] = [await field.boundingBox(), await speak.boundingBox()]
  // A line of the list, not what has fallen out of the field.
  expect(wide?.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0))
  expect(wide?.width).toBeGreaterThan(below?.width ?? 0)
  await speak.click()
  const found = page.getByRole('search').getByRole('link').first()
  await expect.poll(() => found.textContent()).toMatch(/^यूरिया/)
  expect(await page.evaluate(() => document.documentElement.dataset['heardIn'])).toBe('hi-IN')
})

const refusing = await ownPhone(shop.url, { locale: 'hi-IN' })

test('where the phone does not let the shop listen it says so once, and types on', async () => {
  const page = refusing.page()
  await withEars(page, { error: 'not-allowed' })
  await open(page, '/hi/search')
  const speak = page.getByRole('button', { name: rest.voice.speak })
  await speak.click()
  await page.getByText(rest.voice.refused).waitFor()
  await expect.poll(() => speak.count()).toBe(0)
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('यूरिया')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === 'यूरिया')
})

const speaking = await ownPhone(shop.url, { locale: 'hi-IN' })

test('a product is read aloud in Hindi, and stops; where no voice speaks Hindi nothing offers it', async () => {
  const page = speaking.page()
  await withVoices(page, ['en-IN', 'hi-IN'])
  const { slug } = await oneOf(shop, 'limit=1&category=fertilisers')
  await open(page, `/hi/product-details/${slug}`)
  await page.getByRole('button', { name: product.readAloud.read }).click()
  const title = await page.getByRole('heading', { level: 1 }).first().textContent()
  expect((await said(page)).at(-1)).toContain(`hi-IN: ${title}`)
  await page.getByRole('button', { name: product.readAloud.stop }).click()
  expect((await said(page)).at(-1)).toBe('silence')
  await open(page, `/ta/product-details/${slug}`)
  const { product: tamil } = await loadWhole('ta')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await page.getByRole('button', { name: tamil.readAloud.read }).count()).toBe(0)
})
