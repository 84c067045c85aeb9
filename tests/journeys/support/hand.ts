import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'

/** A hand on a phone, whose taps are counted; typed letters are none. */
interface Hand {
  press: (what: Locator) => Promise<void>
  /** Into a field that is pressed first. */
  type: (field: Locator, words: string) => Promise<void>
  /** From a list that the phone itself shows: one tap opens it, another chooses. */
  choose: (list: Locator, option: string | { label: string }) => Promise<void>
  /** A button that asks for a file; choosing it is a tap of its own. */
  give: (button: Locator, file: string | { name: string; mimeType: string; buffer: Buffer }) => Promise<void>
  /** A link outside the browser, as in a message. */
  follow: (path: string) => Promise<void>
  /** What is tried beside the walk, whose taps do not count. */
  aside: (detour: () => Promise<void>) => Promise<void>
  taps: () => Promise<number>
}

/** Leaves a picture before each tap in the folder that `PICTURES` names. */
const picturesOf = (page: Page, walk: string) => {
  const folder = process.env['PICTURES']
  if (folder === undefined) return () => Promise.resolve()
  mkdirSync(join(folder, walk), { recursive: true })
  let taken = 0
  return async () => {
    const path = join(folder, walk, `${String(++taken).padStart(3, '0')}.png`)
    await page.screenshot({ path, fullPage: true })
  }
}

/** As the page sees them, so that a tap that does nothing counts too. */
export const openHand = async (page: Page, walk: string): Promise<Hand> => {
  let taps = 0
  const look = picturesOf(page, walk)
  await page.exposeFunction('tapped', () => void taps++)
  await page.addInitScript("addEventListener('pointerdown', () => void tapped(), { capture: true })")
  /** What the page has told is there once it answers. */
  const heard = async () => {
    await page.evaluate(() => document.title)
    return taps
  }
  const press = async (what: Locator) => {
    await what.waitFor()
    await look()
    await what.tap()
  }
  return {
    press,
    type: async (field, words) => {
      await press(field)
      await field.fill(words)
    },
    choose: async (list, option) => {
      await list.waitFor()
      await look()
      taps += 2
      await list.selectOption(option)
    },
    give: async (button, file) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button)])
      taps++
      await chooser.setFiles(file)
    },
    follow: async (path) => {
      taps++
      await page.goto(path)
    },
    aside: async (detour) => {
      const before = await heard()
      await detour()
      await heard()
      taps = before
    },
    taps: async () => {
      await look()
      return heard()
    },
  }
}
