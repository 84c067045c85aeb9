import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { inMigratedFolder } from '../support/temp-databases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PICTURE_WIDTHS } from '../../../src/contract/constants.ts'
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts'
import { categories, type Drawing } from '../../../server/db/schema.ts'
import { BRANDS } from '../../../server/seed/brands.ts'
import { ANIMALS, CROPS, EMBLEMS, SCENES, SHAPES } from '../../../server/drawings/names.ts'
import { sceneDrawn } from '../../../server/drawings/scenes.ts'
import { drawn } from '../../../server/drawings/shapes.ts'
import { brandDrawn, shopDrawn } from '../../../server/drawings/signs.ts'
import { DRAWINGS_VERSION } from '../../../server/drawings/version.ts'
import { generate } from '../../../server/seed/generate.ts'
import { createPictures } from '../../../server/adapters/drawn-pictures.ts'
import { drawingOf } from '../../../server/shop/catalogue-import/columns/drawing.ts'
import { seedIfEmpty } from '../../../server/seed/seed.ts'
import type { Pictures } from '../../../server/ports/pictures.ts'

const LIST_WIDTH = 320
const LIST_PICTURE_MAX = 12_000
const LIST_PICTURE_USUAL = 6_000
const BANNER_MAX = 40_000
const NOW = new Date('2026-11-21T06:00:00Z')

const catalogue = generate(2026, { today: '2026-11-21' })
const { dataDir: folder, remove } = inMigratedFolder()
let database: OpenDatabase
let pictures: Pictures

beforeAll(async () => {
  database = await openDatabase({ dataDir: folder })
  await seedIfEmpty(database.db, { now: NOW })
  pictures = createPictures(database.db, join(folder, 'pictures'))
})
afterAll(async () => {
  await database.close()
  await remove()
})

const everyNth = (n: number) => catalogue.products.filter((_, index) => index % n === 0)

test('every product has a picture, and no two of one trade have the same', () => {
  const drawings = Map.groupBy(catalogue.products, ({ categoryId, drawing }) =>
    JSON.stringify(drawing && [categoryId, drawn(drawing)]),
  )
  expect(drawings.get('null')).toBeUndefined()
  expect([...drawings.keys()].filter((key) => key.endsWith(',null]'))).toEqual([])
  const alike = [...drawings.values()].filter((products) => products.length > 1)
  expect(alike.map((products) => products.map(({ imageUrl }) => imageUrl))).toEqual([])
})

const TEMPLATES = new URL('../../../server/drawings/', import.meta.url)
const templateFiles = () =>
  readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .toSorted()
const SHAPE_NAMES = [...SHAPES.keys()]

test('every template is a name of its own, and can be asked for', () => {
  const asked = [
    ...SHAPES.values(),
    ...CROPS.map((name) => `crops/${name}`),
    ...ANIMALS.map((name) => `animals/${name}`),
    ...EMBLEMS.map((name) => `emblems/${name}`),
    ...Object.values(SCENES).flatMap((names) => names.map((name) => `scenes/${name}`)),
    'signs/brand',
    'signs/shop',
  ]
  expect(templateFiles()).toEqual(asked.map((path) => `${path}.svg`).toSorted())
})

test('an imported product of any category has a picture', async () => {
  for (const category of await database.db.select().from(categories))
    expect(drawn(drawingOf({ category, brand: 'Haldi', title: 'Urea 46%' })), category.slug).not.toBeNull()
})

test('nothing is drawn that the catalogue does not use', () => {
  const drawings = catalogue.products.flatMap(({ drawing }) => drawing ?? [])
  const used = new Set<string>(
    drawings.flatMap(({ shape, motif, label }) => [shape, `${shape}.${motif}`, `${shape}.${label}`, motif ?? '']),
  )
  expect([...SHAPE_NAMES, ...CROPS, ...ANIMALS].filter((name) => !used.has(name))).toEqual([])
  const emblems = new Set(BRANDS.map(({ emblem }) => emblem))
  expect(EMBLEMS.filter((name) => !emblems.has(name))).toEqual([])
})

const LEFT_IN = /<text|<letters|<drawing|<!--|\{\{|NaN|undefined/

/** A shape by its name, which has its motif in `sack.jute`. */
const shapeDrawn = (name: string, further: Partial<Drawing>): string => {
  const [shape = '', motif = ''] = name.split('.')
  return drawn({ shape, motif, colour: '#1C5229', ...further }) ?? ''
}

test.each(SHAPE_NAMES)('%s is drawn without fonts and stands on the ground line', async (name) => {
  const svg = shapeDrawn(name, { label: '12 X' })
  expect(svg).not.toMatch(LEFT_IN)
  const { data, info } = await sharp(Buffer.from(svg.replace('<svg ', '<svg width="192" height="192" ')))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = (from: number, to: number): boolean => {
    for (let y = from; y < to; y += 1)
      for (let x = 0; x < info.width; x += 1)
        if ((data[(y * info.width + x) * info.channels + 3] ?? 0) > 128) return true
    return false
  }
  // The soil line of the page is at 90 of 96, so the lowest ink must reach about there.
  expect(inked(172, 182)).toBe(true)
  expect(inked(188, 192)).toBe(false)
})

/**
 * Of every picture, by version. A picture that looks different needs a new version: phones keep a name's picture for a
 * year. One that says the same in fewer bytes keeps it.
 */
const DIGESTS: Readonly<Record<number, string>> = {
  1: '7a58b99de8f3f44ad8492d751392cacb9fbc46280caddf635596df9224c9a918',
}

test('a picture that looks different gets a new name', () => {
  const svgs = [
    ...SHAPE_NAMES.map((name) => shapeDrawn(name, { label: name.split('.')[1] ?? 'AB 7', accent: '#2F6FB3' })),
    ...[...CROPS, ...ANIMALS].map((motif) => shapeDrawn('seed-tin', { motif })),
    ...EMBLEMS.map((emblem) => brandDrawn('Haldi', '#8E4A1F', emblem)),
    ...Array.from({ length: 240 }, (_, number) => shopDrawn(number)),
    ...Object.values(SCENES).flatMap((names) => names.map((name) => sceneDrawn(name) ?? '')),
  ]
  expect(svgs.filter((svg) => svg === '' || LEFT_IN.test(svg))).toEqual([])
  const digest = createHash('sha256').update(svgs.join('\n'))
  for (const file of templateFiles()) digest.update(readFileSync(new URL(file, TEMPLATES)))
  expect(digest.digest('hex')).toBe(DIGESTS[DRAWINGS_VERSION])
})

test.each(PICTURE_WIDTHS)('pictures of %s px are WebP on a transparent ground', async (width) => {
  for (const { id, imageUrl } of everyNth(40)) {
    const picture = await pictures.raster({ kind: 'products', id: id, file: imageUrl }, width)
    if (picture === null) throw new Error(`No picture of ${imageUrl}`)
    const meta = await sharp(picture.bytes).metadata()
    expect(meta).toMatchObject({ format: 'webp', width, height: width, hasAlpha: true })
  }
})

test('pictures in a list are small enough for a slow network', async () => {
  const sizes: number[] = []
  for (const { id, imageUrl } of everyNth(7)) {
    const picture = await pictures.raster({ kind: 'products', id: id, file: imageUrl }, LIST_WIDTH)
    sizes.push(picture?.bytes.byteLength ?? Infinity)
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(LIST_PICTURE_MAX)
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(LIST_PICTURE_USUAL)
})

test('brand signs, shop fronts and banners are drawn; banners stay light', async () => {
  for (const { imageUrl } of catalogue.brands)
    expect(await pictures.raster({ kind: 'brands', file: imageUrl }, LIST_WIDTH)).toMatchObject({ type: 'image/webp' })
  for (const { avatar } of catalogue.sellers)
    expect(await pictures.raster({ kind: 'avatars', file: avatar ?? '' }, LIST_WIDTH)).not.toBeNull()
  for (const file of catalogue.banners.flatMap(({ imageUrls }) => imageUrls)) {
    const banner = await pictures.raster({ kind: 'banners', file: file }, LIST_WIDTH)
    expect(banner?.bytes.byteLength).toBeLessThanOrEqual(BANNER_MAX)
  }
})

test('a kept picture is the same as a drawn one, and many askers cost one drawing', async () => {
  const [product] = catalogue.products
  if (product === undefined) throw new Error('No products')
  const other = createPictures(database.db, join(folder, 'kept'))
  const all = await Promise.all(
    Array.from({ length: 20 }, () => other.raster({ kind: 'products', id: product.id, file: product.imageUrl }, 320)),
  )
  expect(
    readdirSync(join(folder, 'kept'), { recursive: true }).filter((name) => String(name).endsWith('.webp')),
  ).toHaveLength(1)
  const kept = await createPictures(database.db, join(folder, 'kept')).raster(
    { kind: 'products', id: product.id, file: product.imageUrl },
    320,
  )
  for (const picture of all) expect(picture?.bytes).toEqual(kept?.bytes)
})

test.each([
  ['a way out of the folder', '../../db.lock'],
  ['the same, escaped', '..%2f..%2fdb.lock'],
  ['nothing', ''],
  ['a word of the language', 'constructor-1.webp'],
  ['another', '__proto__-1.webp'],
  ['a very long name', 'x'.repeat(5000)],
])('a name that is in no row is no picture: %s', async (_, file) => {
  expect(await pictures.raster({ kind: 'products', id: 5001, file: file }, 320)).toBeNull()
  expect(await pictures.raster({ kind: 'brands', file: file }, LIST_WIDTH)).toBeNull()
  expect(await pictures.raster({ kind: 'avatars', file: file }, LIST_WIDTH)).toBeNull()
  expect(await pictures.raster({ kind: 'banners', file: file }, LIST_WIDTH)).toBeNull()
})

test("another product's file name is no picture", async () => {
  const [first, second] = catalogue.products
  expect(await pictures.raster({ kind: 'products', id: first?.id ?? 0, file: second?.imageUrl ?? '' }, 320)).toBeNull()
})
