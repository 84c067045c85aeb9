import { randomUUID } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { searchMisses } from '../../../server/db/schema.ts'
import { purgeExpired } from '../../../server/shop/maintenance/purge-expired.ts'
import { dayInIndia } from '../../../src/contract/india.ts'
import { addCategory, addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** What many look for and do not find. */

const DAY_MS = 24 * 60 * 60 * 1000
/** A word that no catalogue has. */
const newWord = (): string => `qu${randomUUID().replaceAll(/[^a-f]/g, '')}x`

onBothDatabases((shop) => {
  const search = (query: string, network: number) =>
    shop().ask('GET', `products?${query}`, { from: `203.0.113.${network}` })
  const looked = async (query: string, networks = 5) => {
    for (let network = 1; network <= networks; network += 1) await search(query, network)
  }
  const missed = async (days = 7): Promise<{ text: string; count: number }[]> => {
    const { ask } = await shop().staff((await addSeller(shop().db)).id, 'accounts')
    return (await ask('GET', `desk/sales?days=${days}`)).body.data.missed
  }
  const wordsOf = async () => (await missed()).map(({ text }) => text)

  test('every shop is told what at least five have looked for in vain', async () => {
    const word = newWord()
    await looked(`q=${word}`, 4)
    expect(await wordsOf()).not.toContain(word)
    await search(`q=%20${word.toUpperCase()}&sort=newest&lang=hi`, 5)
    expect(await missed()).toContainEqual({ text: word, count: 5 })
  })

  test('nobody makes it alone', async () => {
    const word = newWord()
    for (let times = 0; times < 6; times += 1) await search(`q=${word}`, 77)
    expect(await wordsOf()).not.toContain(word)
  })

  test('until then no word of it is stored, and what has a number in it never', async () => {
    const { db } = shop()
    const [name, phone] = [newWord(), '9822012345']
    await looked(`q=${name}`, 4)
    for (const text of [phone, '९८२२०१२३४५', `${name} ${phone}`, `${name}@farm.example`])
      await looked(`q=${encodeURIComponent(text)}`)
    const rows = JSON.stringify(await db.select().from(searchMisses))
    expect(rows).not.toContain(name)
    expect(rows).not.toContain(phone)
    expect(rows).not.toContain('९८')
  })

  test('a list that is empty because it was narrowed is none', async () => {
    const word = newWord()
    const { slug } = await addCategory(shop().db)
    await looked(`q=${word}&category=${slug}`)
    await looked(`q=${word}&max_price=5`)
    await looked(`category=${slug}`)
    expect(await wordsOf()).not.toContain(word)
  })

  test('it is forgotten after 30 days', async () => {
    const { db, deps } = shop()
    const word = newWord()
    const day = (ago: number) => dayInIndia(Date.now() - ago * DAY_MS)
    await db.insert(searchMisses).values([
      { hash: word, day: day(20), count: 6, text: word },
      { hash: word, day: day(31), count: 9, text: word },
    ])
    expect(await missed(90)).toContainEqual({ text: word, count: 6 })
    expect(await wordsOf()).not.toContain(word)
    await purgeExpired(deps)
    expect(await db.$count(searchMisses, eq(searchMisses.hash, word))).toBe(1)
    expect(await db.$count(searchMisses, isNotNull(searchMisses.text))).toBeGreaterThan(0)
  })
})
