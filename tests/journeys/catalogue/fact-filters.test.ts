import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { shop as hindi } from '../../../src/texts/hi/shop.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { callAs, operatorToken } from '../support/desk-steps.ts'
import { ownPhone, ownShop } from '../support/journey.ts'
import { MOBILE } from '../support/phone.ts'
import { LONG, oneOf, open, workerIsReady } from '../support/steps.ts'

const shop = await ownShop()
const phone = await ownPhone(shop.url, { locale: 'hi-IN', viewport: MOBILE })
const page = phone.page()
const main = page.getByRole('main')
const { check, found } = accessibilityOf(page)

/** The operator's fact with two values, and a product on sale for each. */
const openFact = async (): Promise<number> => {
  const { category, vendor } = await oneOf(shop, 'category=hand-tools')
  const all = await callAs(shop, operatorToken(shop), 'deskFactCreate', {
    body: { name: 'Grip', names: { hi: 'मूठ' }, kind: 'choice', categories: [category.id] },
  })
  const [fact] = v.parse(staffCalls.deskFactCreate.answer, all).data
  if (fact === undefined) throw new Error('No fact')
  await callAs(shop, operatorToken(shop), 'deskFactSet', {
    params: { id: String(fact.id) },
    body: {
      values: [
        { name: 'Ashwood', names: { hi: 'शीशम' } },
        { name: 'Rubber', names: { hi: 'रबड़ चढ़ी' } },
      ],
    },
  })
  const file = join(shop.folder, 'hoes.csv')
  const row = (name: string, value: string) =>
    `${name},Quoblax ${name},${vendor.shop_name},Hand tools,1 piece,150,40,Grip: ${value}`
  const headings = 'Handle,Title,Vendor,Type,Option1 Value,Variant Price,Variant Inventory Qty,Product Facts'
  await writeFile(file, [headings, row('weeder', 'Ashwood'), row('mattock', 'Rubber')].join('\n'))
  await shop.admin('catalogue', 'import', file)
  return fact.id
}

/** Of the list alone: what it leaves out stands in the row of new ones. */
const titles = async (): Promise<string[]> =>
  (await main.locator('#products').innerText())
    .match(/Quoblax \w+/g)
    ?.filter((one, at, all) => all.indexOf(one) === at) ?? []
const chip = (name: string) => main.getByRole('list', { name: hindi.search.filters }).getByRole('button', { name })
const noWider = async () =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(MOBILE.width)

test('a farmer narrows a list by a fact in Hindi, comes back to its address, and does so without network', async () => {
  const fact = await openFact()
  // A colour on its way from light to dark is none to look at.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/hi/category/hand-tools')
  await workerIsReady(page)
  await expect.poll(titles).toHaveLength(2)
  await chip('मूठ').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'मूठ' }).waitFor()
  await dialog.getByRole('link', { name: 'रबड़ चढ़ी 1' }).waitFor()
  await check('Values of a fact')
  await dialog.getByRole('link', { name: 'शीशम 1' }).click()
  await page.waitForURL(`**/hi/category/hand-tools?fact=${fact}.1`)
  await chip('मूठ: शीशम').waitFor()
  await expect.poll(titles).toEqual(['Quoblax weeder'])
  await noWider()
  await check('A list that a fact narrows')

  await page.reload()
  await chip('मूठ: शीशम').waitFor()
  const html = await (await fetch(`${shop.url}/hi/category/hand-tools?fact=${fact}.2`)).text()
  expect(html).toContain('मूठ: रबड़ चढ़ी')

  await phone.context().setOffline(true)
  await chip('मूठ: शीशम').click()
  await dialog.getByRole('link', { name: 'रबड़ चढ़ी 1' }).click()
  await expect.poll(titles, LONG).toEqual(['Quoblax mattock'])
  await chip('मूठ: रबड़ चढ़ी').waitFor()
  await phone.context().setOffline(false)
  expect(found).toEqual({})
})
