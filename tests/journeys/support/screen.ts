import type { Locator, Page } from 'playwright-core'
import type { Dice } from '../../proofs/simulation/prng.ts'
import { fillAddress } from './steps.ts'
import { PLACE } from '../../support/place.ts'

/** What a farmer does to wishes and addresses on the screen, and what she wants to be there afterwards. */
export interface Wanted {
  wishes: Set<number>
  /** Names in the delivery addresses. */
  names: Set<string>
  /** Changes that were begun. */
  changes: number
  /** Targets of the latest changes that are not acknowledged yet: their final state is unknown. */
  doubtful: { wish?: number; names?: string[] }
}

export const nothingWanted = (): Wanted => ({ wishes: new Set(), names: new Set(), changes: 0, doubtful: {} })

const PICTURE = '/images/products/'
/** By the addresses of their pages, for cards whose picture did not come. */
const knownProducts = new Map<string, number>()

/** Pictures tell the product; several sellers may list the same one. */
const productsOf = async (cards: Locator): Promise<number[]> => {
  const found = await cards.evaluateAll(
    (all, picture) =>
      all.map((card) => ({
        page: card.querySelector('a')?.getAttribute('href') ?? '',
        picture: card.querySelector(`img[src^="${picture}"]`)?.getAttribute('src') ?? '',
      })),
    PICTURE,
  )
  for (const { page, picture } of found)
    if (picture !== '') knownProducts.set(page, Number(picture.slice(PICTURE.length).split('/')[0]))
  return found.map(({ page }) => knownProducts.get(page) ?? Number.NaN)
}

/** Products on a category page that can be told by their picture; one that has not come is a drawing. */
export const cardsOn = (page: Page): Locator =>
  page.getByRole('main').locator(`article:has(img[src^="${PICTURE}"]):has(button[aria-pressed])`)

/** Presses the heart of one of the first products on a category page, and notes what the screen then shows. */
export const pressHeart = async (page: Page, dice: Dice, wanted: Wanted): Promise<void> => {
  const cards = cardsOn(page)
  await cards.first().waitFor()
  const card = cards.nth(dice.below(Math.min(CARDS, await cards.count())))
  const [product = 0] = await productsOf(card)
  // Its picture may still fail and become a drawing; the card stays the one with this link.
  const link = await card.getByRole('link').first().getAttribute('href')
  const heart = (state: string) =>
    page.getByRole('main').locator(`article:has(a[href="${link}"]) button[aria-pressed${state}]`).first()
  wanted.changes++
  wanted.doubtful = { wish: product }
  const wished = await heart('').evaluate((button) => {
    const before = button.getAttribute('aria-pressed') === 'true'
    if (button instanceof HTMLElement) button.click()
    return before
  })
  await heart(`="${!wished}"`).waitFor({ state: 'attached' })
  if (wished) wanted.wishes.delete(product)
  else wanted.wishes.add(product)
  wanted.doubtful = {}
}

/** So many products are enough to change their mind about. */
const CARDS = 8

const save = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/address')
}

/** The delivery addresses on the screen, by name, as soon as it shows the list. */
export const namesOnScreen = async (page: Page): Promise<string[]> => {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Add a delivery address' }).waitFor()
  return main
    .getByRole('radio', { name: /^Farm/ })
    .evaluateAll((radios) => radios.map(({ id }) => document.getElementById(`${id}-name`)?.textContent ?? ''))
}

/** The products of the wishlist that is on the screen, as soon as it shows one. */
export const wishesOnScreen = async (page: Page): Promise<number[]> => {
  const main = page.getByRole('main')
  await main.getByRole('listitem').or(main.getByText('YOUR WISHLIST IS EMPTY')).first().waitFor()
  return productsOf(main.locator('article:has(a[href^="/product-details/"])'))
}

/** For comparing what has no order. */
export const sorted = (list: Iterable<string | number>): string[] => [...list].map(String).toSorted()

/** Makes one change to the addresses: adds, edits, deletes or chooses the default. */
export const changeBook = async (page: Page, dice: Dice, wanted: Wanted): Promise<void> => {
  const name = `Farm ${++wanted.changes}`
  const known = [...wanted.names]
  const fate = known.length === 0 ? 0 : dice.next()
  if (known.length < 2 || fate < 0.4) {
    await page.goto('/address/add-new')
    await fillAddress(page, { name, ...PLACE })
    wanted.doubtful = { names: [name] }
    await save(page)
    wanted.names.add(name)
  } else {
    const chosen = dice.pick(known)
    await page.goto('/address')
    const radio = page.getByRole('main').getByRole('radio', { name: chosen, exact: true })
    const card = radio.locator('xpath=ancestor::label/..')
    const button = (label: string) => card.getByRole('button', { name: label })
    await radio.first().waitFor()
    if (fate < 0.6) {
      await card.getByRole('link', { name: 'Edit' }).first().click()
      await page.getByRole('main').locator('[name=name]').fill(name)
      wanted.doubtful = { names: [chosen, name] }
      await save(page)
      wanted.names.delete(chosen)
      wanted.names.add(name)
    } else if (fate < 0.8) {
      await button('Delete').first().click()
      wanted.doubtful = { names: [chosen] }
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await radio.first().waitFor({ state: 'detached' })
      wanted.names.delete(chosen)
    } else await button('Set as default').first().click()
  }
  wanted.doubtful = {}
  await page.getByRole('main').getByRole('heading').first().waitFor()
}
