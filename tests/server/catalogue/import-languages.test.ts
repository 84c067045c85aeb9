import { expect, test } from 'vitest'
import { addCategory, addSeller, unique } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

const TEXTS = ['Title (hi)', 'Short Description (hi)', 'Title (ta)'] as const
type Cells = Partial<Record<(typeof TEXTS)[number], string>>

onBothDatabases((shop) => {
  const send = (csv: string) =>
    shop().operator('POST', 'admin/catalogue', { raw: csv, headers: { 'Content-Type': 'text/csv' } })

  /** A shop and a trade of its own, so that tests do not meet. */
  const market = async () => {
    const tag = unique()
    const [seller, category] = [
      await addSeller(shop().db, { shopName: `Krishi Kendra ${tag}` }),
      await addCategory(shop().db, `Trade ${tag}`),
    ]
    const fileOf = (rows: readonly (Cells & { handle: string })[], texts: readonly string[] = TEXTS): string =>
      [
        ['Handle', 'Title', 'Vendor', 'Type', 'Variant Price', ...texts],
        ...rows.map(({ handle, ...cells }) => [
          handle,
          `${handle} of ${tag}`,
          seller.shopName,
          category.name,
          '266.50',
          ...texts.map((name) => Object.entries(cells).find(([key]) => key === name)?.[1] ?? ''),
        ]),
      ]
        .map((line) => line.join(','))
        .join('\n')
    const locals = async () =>
      (await shop().ask('GET', `products?seller=${seller.id}&lang=hi`)).body.data.map(
        ({ local }: { local?: unknown }) => local,
      )
    return { fileOf, locals }
  }

  test('a file names its products in other languages, and names them anew', async () => {
    const { fileOf, locals } = await market()
    const say = async (cells: Cells) => (await send(fileOf([{ handle: 'gram', ...cells }]))).body.data.products
    await say({ 'Title (hi)': ' चने का  बीज ', 'Short Description (hi)': 'अच्छा बीज।', 'Title (ta)': 'கடலை விதை' })
    expect(await locals()).toEqual([{ language: 'hi', title: 'चने का बीज', short_description: 'अच्छा बीज।' }])
    expect(await say({ 'Title (hi)': 'चना' })).toMatchObject({ changed: 1 })
    const renamed = [{ language: 'hi', title: 'चना', short_description: 'अच्छा बीज।' }]
    expect(await locals()).toEqual(renamed)
    expect(await say({ 'Title (hi)': 'चना' })).toMatchObject({ unchanged: 1 })
    await send(fileOf([{ handle: 'gram' }], []))
    expect(await locals(), 'what the file does not say stays').toEqual(renamed)
  })

  test.each([
    [{ 'Short Description (hi)': 'अच्छा' }, 'Title (hi)', 'A short description needs a title in its language'],
    [{ 'Title (ta)': 'க'.repeat(201) }, 'Title (ta)', 'Use at most 200 characters'],
    [
      { 'Title (hi)': 'क', 'Short Description (hi)': 'क'.repeat(301) },
      'Short Description (hi)',
      'Use at most 300 characters',
    ],
  ] as const)('a text that cannot be taken is a bad row with its field: %o', async (cells, field, reason) => {
    const { fileOf, locals } = await market()
    const { body } = await send(fileOf([{ handle: 'bad', ...cells }, { handle: 'good' }]))
    expect(body.data.bad).toMatchObject([{ line: 2, field, reason }])
    expect(await locals()).toHaveLength(1)
  })

  test('a column in no language of the shop refuses the file', async () => {
    const { fileOf, locals } = await market()
    const { status, body } = await send(fileOf([{ handle: 'gram' }]).replace('Title (ta)', 'Title (hn)'))
    expect([status, body.fields.file]).toEqual([422, expect.stringContaining('Title (hn)')])
    expect(await locals()).toHaveLength(0)
  })
})
