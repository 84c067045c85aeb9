import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '../../../server/db/schema.ts'
import { inLanguage, LANGUAGES, type Language } from '../../../src/contract/languages.ts'
import { loadWhole } from '../../../src/texts/load-texts.ts'
import { addGoods } from '../support/fixtures.ts'
import { openScreen } from '../support/screens.ts'
import { onEmbedded } from '../support/support.ts'

/** What the shop does not have is said in the reader's language, from the first page after a start on. */

onEmbedded((shop) => {
  const wordsIn = async (code: Language) => {
    const { shop: words } = await loadWhole(code)
    const { catalogue, menus, messages } = words
    return [
      ['/product-details/no-such-product', catalogue.productNotFound],
      ['/category/no-such-category', messages.categoryNotFound],
      ['/brand/no-such-brand', messages.brandNotFound],
      ['/seller/no-such-seller', messages.sellerNotFound],
      ['/no-such-page', menus.notFound],
    ] as const
  }

  // The first of this file, because nothing has been said in this process before.
  test('a withdrawn product is the first page after a start: 404, in the reader’s language', async () => {
    const { listing } = await addGoods(shop().db)
    await shop().db.update(tables.listings).set({ published: false }).where(eq(tables.listings.id, listing.id))
    const screen = await openScreen(shop(), inLanguage(`/product-details/${listing.slug}`, 'mr'))
    const { shop: words } = await loadWhole('mr')
    expect([screen.status, screen.language]).toEqual([404, 'mr'])
    expect(screen.words).toContain(words.catalogue.productNotFound)
    expect(screen.title).toContain(words.catalogue.productNotFound)
  })

  test('what is missing says so in eleven languages that are rendered at the same time', async () => {
    const wanted = await Promise.all(LANGUAGES.map(async (code) => ({ code, words: await wordsIn(code) })))
    const asked = wanted.flatMap(({ code, words }) => words.map(([path, said]) => ({ code, path, said })))
    const screens = await Promise.all(
      asked.map(async (one) => ({ ...one, screen: await openScreen(shop(), inLanguage(one.path, one.code)) })),
    )
    const wrong = screens.filter(
      ({ code, said, screen }) =>
        screen.status !== 404 ||
        screen.language !== code ||
        !screen.words.includes(said) ||
        !screen.html.includes(said),
    )
    expect(wrong.map(({ code, path, screen }) => `${path} in ${code}: ${screen.status} ${screen.title}`)).toEqual([])
  })
})
