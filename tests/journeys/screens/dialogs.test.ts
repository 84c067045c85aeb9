import { expect, test } from 'vitest'
import { journey } from '../support/journey.ts'
import { LONG, open } from '../support/steps.ts'

const { phone } = await journey()
const page = phone.page()
const dialog = page.getByRole('dialog')

const SHOWN = { dialogs: 1, modal: 0 }
const MODAL = { dialogs: 1, modal: 1 }
const GONE = { dialogs: 0, modal: 0 }

/** Presses the last button of a name, then perhaps a key, and says what is there before the next frame and after it. */
const tapped = (name: string, key?: string) =>
  page.evaluate(
    async ([wanted, pressed]) => {
      const count = () => ({
        dialogs: document.querySelectorAll('dialog[open]').length,
        modal: document.querySelectorAll('dialog:modal').length,
      })
      const buttons = [...document.querySelectorAll('button')].filter(({ innerText }) => innerText.trim() === wanted)
      buttons.at(-1)?.click()
      // React renders once the code that has dispatched the press is done.
      await Promise.resolve()
      const atOnce = count()
      if (pressed) dispatchEvent(new KeyboardEvent('keydown', { key: pressed }))
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(() => setTimeout(painted))))
      return [atOnce, count()]
    },
    [name, key] as const,
  )

test('a menu shows in the next frame, and what lies behind it becomes inert after that', async () => {
  await open(page, '/')
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(loaded, LONG).toContainEqual(expect.stringMatching(/assets\/forms-/))
  // What is loaded is not yet run.
  const shown = async () => {
    const seen = await tapped('Menu')
    await dialog.getByRole('link').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    return seen
  }
  await expect.poll(shown).toEqual([SHOWN, MODAL])
})

test('Escape closes it also before it is modal', async () => {
  expect(await tapped('Menu', 'Escape')).toEqual([SHOWN, GONE])
})
