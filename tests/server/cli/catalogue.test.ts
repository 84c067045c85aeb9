import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callApi } from '../../../src/client/api/call.ts'
import { openCli, run, type Outcome } from './fixtures.ts'
import { answered } from '../../support/answered.ts'

const shop = await openCli()

const admin = (line: readonly string[]): Promise<Outcome> => run(['server/cli/main.ts', ...line], shop.env)

test('a seller’s file is imported, and its bad rows are told in a table or as JSON', async () => {
  const sellers: { shop_name: string | null; vendor_status: string }[] = JSON.parse(
    (await admin(['sellers', 'list', '--json'])).stdout,
  )
  const vendor = sellers.find(({ vendor_status }) => vendor_status === 'accepted')?.shop_name
  const file = join(shop.env['DATA_DIR'] ?? '', 'products.csv')
  writeFileSync(
    file,
    `Handle,Title,Vendor,Type,Variant Price\nhoe,Hoe,"${vendor}",Hand tools,120\nrake,Rake,"${vendor}",Hand tools,much\n`,
  )
  const { code, stdout } = await admin(['catalogue', 'import', file])
  expect(stdout).toMatch(/1 of 2 rows were taken[^]*Products: 1 added[^]*Line +Handle +Field[^]*3 +rake +Variant Price/)
  expect(code).toBe(0)
  expect(JSON.parse((await admin(['catalogue', 'import', file, '--json'])).stdout)).toMatchObject({
    rows: 2,
    products: { added: 0, unchanged: 1 },
    bad: [{ line: 3, handle: 'rake', field: 'Variant Price' }],
  })
  expect(await admin(['catalogue', 'import', 'nowhere.csv'])).toMatchObject({
    code: 1,
    stderr: 'nowhere.csv cannot be read.\n',
  })
})

test('pictures come with a seller’s file and by hand; the same ones are sent once, and bad ones are told', async () => {
  const sellers: { shop_name: string | null; vendor_status: string }[] = JSON.parse(
    (await admin(['sellers', 'list', '--json'])).stdout,
  )
  const vendor = sellers.find(({ vendor_status }) => vendor_status === 'accepted')?.shop_name
  const folder = join(shop.env['DATA_DIR'] ?? '', 'photos')
  const file = join(shop.env['DATA_DIR'] ?? '', 'pictured.csv')
  mkdirSync(folder)
  copyFileSync('public/icon-192.png', join(folder, 'front.png'))
  copyFileSync('public/icon-512.png', join(folder, 'label.png'))
  writeFileSync(join(folder, 'cut.png'), readFileSync('public/icon-512.png').subarray(0, 2000))
  writeFileSync(
    file,
    [
      'Handle,Title,Vendor,Type,Variant Price,Image Src',
      `axe,Axe,"${vendor}",Hand tools,120,front.png;cut.png`,
      'axe,,,,,label.png',
      `saw,Saw,"${vendor}",Hand tools,90,https://pictures.example/saw.jpg`,
      `fork,Fork,"${vendor}",Hand tools,90,../pictured.csv`,
    ].join('\n'),
  )
  const imported = () => admin(['catalogue', 'import', file, '--pictures', folder])
  const first = await imported()
  expect(first.stdout).toMatch(/4 of 4 rows were taken[^]*Pictures: of 1 products set, of 0 as before/)
  expect(first.stdout).toMatch(/2 +axe +cut\.png +This picture is damaged or cut off/)
  expect(first.stdout).toMatch(/4 +saw +https:\S+ +Web addresses are not fetched/)
  expect(first.stdout).toMatch(/5 +fork +\.\.\S+ +Only files in the folder itself/)
  expect((await imported()).stdout).toContain('Pictures: of 0 products set, of 1 as before')
  const [axe] = (await answered(callApi('search', { params: { text: 'Axe' } }))).data
  const { data } = await answered(callApi('productDetails', { params: { slug: axe?.slug ?? '' } }))
  expect([data.pictures.length, data.image_url]).toEqual([2, data.pictures[0]])
  const pictures = (...line: string[]) => admin(['products', 'pictures', String(axe?.id), ...line])
  expect((await pictures('list')).stdout).toContain('Axe: 2 of 5 pictures.')
  expect((await pictures('remove', '1')).stdout).toContain('Axe: 1 of 5 pictures.')
  expect((await pictures('add', 'public/icon-192.png', 'public/icon-512.png')).stdout).toContain('2 of 5 pictures.')
  expect(await pictures('remove', '7')).toMatchObject({ code: 1, stderr: expect.stringContaining('no picture 7') })
  expect(await pictures('add', 'package.json')).toMatchObject({ code: 1, stderr: expect.stringContaining('Only JPEG') })
  expect(await pictures('turn')).toMatchObject({ code: 1, stderr: 'Say list, add, remove, not turn.\n' })
  expect(await admin(['catalogue', 'import', file, '--pictures', 'nowhere'])).toMatchObject({ code: 1 })
})
