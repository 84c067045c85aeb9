import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { LITTLE_WIDTH } from '../../src/contract/constants.ts'
import type { Db } from '../db/database.ts'
import type { Standby } from '../db/standby.ts'
import { brands, products, sellers } from '../db/schema.ts'
import type { PictureName, Pictures } from '../ports/pictures.ts'
import { BRANDS } from '../seed/brands.ts'
import { brandDrawn, cropDrawn, shopDrawn } from '../drawings/signs.ts'
import { sceneDrawn } from '../drawings/scenes.ts'
import { drawn } from '../drawings/shapes.ts'
import { DRAWINGS_VERSION } from '../drawings/version.ts'
import { hash } from '../seed/random.ts'
import { toLinkPicture, toWebp } from '../drawings/raster.ts'
import { createPictureCache, withRenderSlot } from './picture-cache.ts'

const SIDE_PX = 192
const BANNER_PX = 1200
const BANNER_QUALITY = 72
const FALLBACK_COLOURS = ['#1C5229', '#8E4A1F', '#0E5E7A', '#A52A1A', '#5B3A86'] as const

const colourOf = (name: string): string => FALLBACK_COLOURS[hash(name) % FALLBACK_COLOURS.length] ?? FALLBACK_COLOURS[0]

const productSvg = async (db: Db, id: number, file: string): Promise<string | null> => {
  const [row] = await db
    .select({ file: products.imageUrl, drawing: products.drawing })
    .from(products)
    .where(eq(products.id, id))
  return row === undefined || row.file !== file || row.drawing === null ? null : drawn(row.drawing)
}

const brandSvg = async (db: Db, file: string): Promise<string | null> => {
  const [row] = await db.select({ name: brands.name }).from(brands).where(eq(brands.imageUrl, file)).limit(1)
  if (row === undefined) return null
  const facts = BRANDS.find(({ name }) => name === row.name)
  return brandDrawn(row.name, facts?.colour ?? colourOf(row.name), facts?.emblem ?? 'sprout')
}

const avatarSvg = async (db: Db, file: string): Promise<string | null> => {
  const [row] = await db.select({ id: sellers.id }).from(sellers).where(eq(sellers.avatar, file)).limit(1)
  return row === undefined ? null : shopDrawn(hash(file) % 960)
}

/** `rabi-sunrise-1.webp`: the scene and the version of the drawings, whichever it was made for. */
const bannerSvg = (file: string): string | null => sceneDrawn(/^([a-z-]+)-\d+\.webp$/.exec(file)?.[1] ?? '')

/** `wheat-1.webp`; a sprout for what nobody drew. */
const cropSvg = (file: string): string | null => {
  const [, slug = ''] = /^([a-z-]+)-\d+\.webp$/.exec(file) ?? []
  return slug === '' ? null : cropDrawn(slug)
}

/**
 * Pictures drawn from the catalogue's rows on first request and cached under `folder`, each in a file whose name is a hash
 * of the request. What a standby does not know yet is looked for in the database.
 */
export const createPictures = (db: Db, folder: string, standby?: Pick<Standby, 'read'>): Pictures => {
  const find = async (svg: (db: Db) => Promise<string | null>): Promise<string | null> =>
    (await standby?.read(svg)) ?? svg(db)
  const cached = createPictureCache(join(folder, `v${DRAWINGS_VERSION}`))

  const get = async (key: string, svg: () => Promise<string | null>, width: number, quality?: number) => {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 32)
    const bytes = await cached(`${name}.webp`, async () => {
      const drawing = await svg()
      return drawing === null ? null : withRenderSlot(() => toWebp(drawing, width, quality))
    })
    return bytes && { bytes, type: 'image/webp' }
  }

  const vector = (name: PictureName): Promise<string | null> => {
    switch (name.kind) {
      case 'products':
        return find((from) => productSvg(from, name.id, name.file))
      case 'brands':
        return find((from) => brandSvg(from, name.file))
      case 'avatars':
        return find((from) => avatarSvg(from, name.file))
      case 'banners':
        return Promise.resolve(bannerSvg(name.file))
      case 'crops':
        return Promise.resolve(cropSvg(name.file))
    }
  }

  return {
    vector,
    link: async (name) => {
      const file = name.kind === 'products' ? `${name.id}/${name.file}` : name.file
      const key = createHash('sha256').update(`link/${name.kind}/${file}`).digest('hex').slice(0, 32)
      const bytes = await cached(`${key}.jpg`, async () => {
        const drawing = await vector(name)
        return drawing === null ? null : withRenderSlot(() => toLinkPicture(drawing))
      })
      return bytes && { bytes, type: 'image/jpeg' }
    },
    raster: (name, width) => {
      const { kind, file } = name
      const svg = () => vector(name)
      if (kind === 'products') return get(`products/${name.id}/${width}/${file}`, svg, width)
      if (kind !== 'banners') return get(`${kind}/${file}`, svg, SIDE_PX)
      return width === LITTLE_WIDTH
        ? get(`banners/${width}/${file}`, svg, width, BANNER_QUALITY)
        : get(`banners/${file}`, svg, BANNER_PX, BANNER_QUALITY)
    },
  }
}
