import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { createRenditions } from '../../../server/adapters/renditions.ts'
import { createApp } from '../../../server/http/app.ts'
import { deleteOrphans } from '../../../server/shop/maintenance/delete-orphans.ts'
import { UPLOAD_WIDTHS } from '../../../src/contract/constants.ts'
import { keeps } from '../../support/keeps.ts'
import { buySomething, reviewForm, type Draft } from '../reviews/review-steps.ts'
import { openScreen } from '../support/screens.ts'
import { onEmbedded } from '../support/support.ts'

const BROWSER = { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }
const PROGRAM = { Accept: '*/*' }

type Rgba = `#${string}`
/** Grain like that of a photograph, which a plain colour has not. */
const photo = (width = 1600, height = 1200): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer()
const plain = (width: number, height: number, background: Rgba = '#22aa6680'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
const PHOTO = await photo()
const FILM = Buffer.from('\0\0\0\u0010ftypisom\0\0\0\0\0\0\0\u0010mdat12345678', 'latin1')

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}

onEmbedded((shop) => {
  /** A review with these pictures, which nobody has approved; returns their paths. */
  const review = async (...pictures: Buffer[]) => {
    const { buyer, goods } = await buySomething(shop())
    const files: NonNullable<Draft['files']> = pictures.map((bytes) =>
      bytes === FILM ? { bytes, name: 'a.mp4', type: 'video/mp4' } : { bytes },
    )
    expect(await buyer.ask('POST', 'product-review', { form: reviewForm(goods, { files }) })).toMatchObject({
      status: 200,
    })
    const { media } = (await buyer.ask('GET', `view-comments/${goods.listing.id}`)).body.data[0]
    const paths: string[] = media.map(({ file_path }: { file_path: string }) => file_path)
    const approve = async () => {
      const rows = (await shop().operator('GET', 'admin/reviews')).body.data
      const { id } = rows.find(({ sku }: { sku: string }) => sku === goods.sku)
      await shop().operator('POST', `admin/reviews/${id}/approve`)
    }
    return { paths, buyer, goods, approve }
  }
  const approved = async (...pictures: Buffer[]): Promise<string[]> => {
    const { paths, approve } = await review(...pictures)
    await approve()
    return paths
  }
  /** A banner's picture; returns its name. */
  const upload = async (): Promise<string> => {
    const sent = { raw: new Uint8Array(PHOTO), headers: { 'Content-Type': 'application/octet-stream' } }
    return (await shop().operator('POST', 'admin/banner-pictures', sent)).body.data.file
  }
  const fileOf = (path: string): string => path.split('/').at(-1) ?? ''
  const original = (path: string) => readFileSync(join(shop().filesFolder, fileOf(path)))
  /** The names of what was rendered of a picture. */
  const kept = (path: string): string[] => {
    const folder = join(shop().renditionsFolder, fileOf(path))
    return existsSync(folder) ? readdirSync(folder).toSorted() : []
  }
  const ask = async (path: string, headers: Record<string, string> = BROWSER, app = createApp(shop().deps)) => {
    const answer = await app.request(path, { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: answer.headers, type: answer.headers.get('Content-Type'), bytes }
  }

  test('a picture comes in the width that is asked for, AVIF to who takes it, and stays for a year', async () => {
    const [path = ''] = await approved(PHOTO)
    const whole = original(path)
    const small = await ask(`${path}?w=320`)
    expect([small.status, small.type]).toEqual([200, 'image/avif'])
    expect(await sizeOf(small.bytes)).toEqual([320, 240])
    expect(small.bytes.length).toBeLessThan(whole.length / 8)
    const pixels = await ask(`${path}?w=320`, PROGRAM)
    expect(pixels.type).toBe('image/webp')
    expect(await sizeOf(pixels.bytes)).toEqual([320, 240])
    const [avif, webp] = [await ask(`${path}?w=320`), await ask(`${path}?w=320`, PROGRAM)]
    // A cache between shop and browser never gives AVIF to a program that does not take it.
    expect(avif.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable')
    expect(webp.headers.get('Cache-Control')).toBe('public, s-maxage=86400, max-age=31536000, immutable')
    expect([avif, webp].map(({ headers }) => headers.get('Vary'))).toEqual([null, null])
    const etag = avif.headers.get('ETag') ?? ''
    expect((await ask(`${path}?w=320`, { ...BROWSER, 'If-None-Match': etag })).status).toBe(304)
    for (const wanted of ['1', '300', '321', '99999', '1e9', '0', '-5', 'NaN', '', '../1'])
      expect((await ask(`${path}?w=${wanted}`)).status, wanted).toBe(200)
    expect(kept(path)).toEqual(['160.avif', '1600.avif', '320.avif', '320.webp', '720.avif'])
    expect((await ask(`/images/reviews/${'0'.repeat(32)}.webp?w=320`)).status).toBe(404)
    const asBefore = await ask(path)
    expect([asBefore.type, asBefore.headers.get('Cache-Control')]).toEqual(['image/webp', 'public, max-age=86400'])
    expect(asBefore.bytes).toEqual(whole)
  })

  test('none is enlarged, none weighs more than the original, and what is transparent stays so', async () => {
    const [tiny = '', wide = '', tall = ''] = await approved(
      await plain(40, 20),
      await photo(1600, 40),
      await photo(40, 1600),
    )
    for (const headers of [BROWSER, PROGRAM]) {
      const answer = await ask(`${tiny}?w=160`, headers)
      expect(await sizeOf(answer.bytes)).toEqual([40, 20])
      expect((await sharp(answer.bytes).metadata()).hasAlpha).toBe(true)
      expect(answer.bytes.length).toBeLessThanOrEqual(original(tiny).length)
      expect(await sizeOf((await ask(`${wide}?w=160`, headers)).bytes)).toEqual([160, 4])
      expect(await sizeOf((await ask(`${tall}?w=160`, headers)).bytes)).toEqual([40, 1600])
    }
    // This one weighs less as it is, and is kept as that.
    const answers = [await ask(`${tiny}?w=160`), await ask(`${tiny}?w=160`)]
    expect(answers.map(({ type }) => type)).toEqual(['image/webp', 'image/webp'])
    expect(answers.map(({ bytes }) => bytes)).toEqual([original(tiny), original(tiny)])
    expect(kept(tiny)).toEqual(['160.avif', '160.webp'])
  })

  test('however many ask, it is rendered once, and once for all processes', async () => {
    const [path = ''] = await approved(PHOTO)
    const { deps, renditionsFolder } = shop()
    const opened = vi.spyOn(deps.files, 'open')
    const other = createApp({ ...deps, renditions: createRenditions(renditionsFolder, deps.files) })
    const app = createApp(deps)
    const all = await Promise.all(Array.from({ length: 20 }, () => ask(`${path}?w=320`, BROWSER, app)))
    const later = await ask(`${path}?w=320`, BROWSER, other)
    expect(new Set([...all, later].map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
    expect(opened).toHaveBeenCalledTimes(1)
    opened.mockRestore()
    expect(readdirSync(renditionsFolder).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('when too many wait to be rendered the others get the original at once', async () => {
    const paths = await approved(await photo(400, 300), await photo(400, 300), await photo(400, 300))
    const asked = paths.flatMap((path) =>
      UPLOAD_WIDTHS.flatMap((width) => [BROWSER, PROGRAM].map((headers) => ({ path, width, headers }))),
    )
    const { deps, renditionsFolder } = shop()
    const gate = Promise.withResolvers<void>()
    const open: typeof deps.files.open = async (name) => {
      await gate.promise
      return deps.files.open(name)
    }
    const app = createApp({ ...deps, renditions: createRenditions(renditionsFolder, { open }) })
    const answers: boolean[] = []
    const all = asked.map(async ({ path, width, headers }) => {
      const { bytes } = await ask(`${path}?w=${width}`, headers, app)
      answers.push(bytes.equals(original(path)))
    })
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(14)
    gate.resolve()
    await Promise.all(all)
    expect(answers.slice(0, 14)).toEqual(Array.from({ length: 14 }, () => true))
    expect(paths.flatMap(kept)).toHaveLength(16)
  })

  test('a damaged picture and a full disk leave the original', async () => {
    const [damaged = '', whole = ''] = await approved(PHOTO, PHOTO)
    const { deps, renditionsFolder, filesFolder } = shop()
    writeFileSync(join(filesFolder, fileOf(damaged)), original(damaged).subarray(0, 2_000))
    const torn = await ask(`${damaged}?w=320`)
    expect([torn.status, torn.type, torn.bytes]).toEqual([200, 'image/webp', original(damaged)])
    expect(kept(damaged)).toEqual([])
    const small = await ask(`${whole}?w=160`)
    const full = createApp({ ...deps, renditions: createRenditions(renditionsFolder, deps.files, () => false) })
    // What is there already needs no room.
    expect((await ask(`${whole}?w=160`, BROWSER, full)).bytes).toEqual(small.bytes)
    const other = await ask(`${whole}?w=320`, BROWSER, full)
    expect([other.status, other.type, other.bytes]).toEqual([200, 'image/webp', original(whole)])
    expect(kept(whole)).toEqual(['160.avif'])
    // A folder that takes nothing.
    const renditions = createRenditions(join(filesFolder, fileOf(whole)), deps.files)
    const unwritable = await ask(`${whole}?w=320`, BROWSER, createApp({ ...deps, renditions }))
    expect([unwritable.status, unwritable.type]).toEqual([200, 'image/avif'])
    rmSync(join(filesFolder, fileOf(whole)))
    expect((await ask(`${whole}?w=720`)).status).toBe(404)
  })

  test('until it is approved its owner and the operator alone see it in any width', async () => {
    const { paths, buyer, approve } = await review(PHOTO)
    const path = `${paths[0]}?w=320`
    const stranger = await shop().customer()
    const bearer = (token: string) => ({ ...BROWSER, Authorization: `Bearer ${token}` })
    await keeps('s18/private', async () => {
      const seen = await ask(path, bearer(buyer.token))
      expect([seen.status, seen.type, seen.headers.get('Cache-Control')]).toEqual([
        200,
        'image/avif',
        'private, no-store',
      ])
      expect((await ask(path, bearer(shop().deps.adminToken))).status).toBe(200)
      for (const headers of [BROWSER, bearer(stranger.token)]) expect((await ask(path, headers)).status).toBe(404)
      await approve()
      expect((await ask(path)).status).toBe(200)
    })
  })

  test('a HEAD renders nothing, and a film is sent as it is', async () => {
    const [path = '', film = ''] = await approved(PHOTO, FILM)
    const { status, headers } = await createApp(shop().deps).request(`${path}?w=320`, {
      method: 'HEAD',
      headers: BROWSER,
    })
    expect([status, headers.get('Content-Length')]).toEqual([200, null])
    expect(kept(path)).toEqual([])
    const piece = await ask(`${film}?w=320`, { ...BROWSER, Range: 'bytes=4-7' })
    expect([piece.status, piece.type, piece.bytes.toString()]).toEqual([206, 'video/mp4', 'ftyp'])
    expect(kept(film)).toEqual([])
  })

  test('with the original go its widths, and what a killed process left', async () => {
    const show = (file: string) => shop().operator('PUT', 'admin/banners/brands', { body: { image_urls: [file] } })
    const [gone, stays] = [await upload(), await upload()]
    for (const file of [gone, stays]) {
      await show(file)
      expect((await ask(`/images/banners/${file}?w=160`)).type).toBe('image/avif')
    }
    const draft = join(shop().renditionsFolder, 'killed.tmp')
    mkdirSync(shop().renditionsFolder, { recursive: true })
    writeFileSync(draft, 'half')
    await deleteOrphans(shop().deps)
    expect(kept(gone)).toEqual(['160.avif'])
    const before = new Date(Date.now() - 61 * 60 * 1000)
    for (const name of [gone, stays, 'killed.tmp']) utimesSync(join(shop().renditionsFolder, name), before, before)
    await deleteOrphans(shop().deps)
    expect([kept(gone), kept(stays), existsSync(draft)]).toEqual([[], ['160.avif'], false])
  })

  test('pages ask for the width of the place, with room that is kept free', async () => {
    const { paths, goods, approve } = await review(await plain(400, 300))
    await approve()
    const [path = ''] = paths
    const file = await upload()
    await shop().operator('PUT', 'admin/banners/home', { body: { image_urls: [file] } })
    const pictures = async (page: string, src: string) =>
      [...(await openScreen(shop(), page)).html.matchAll(/<img [^>]+>/g)].map(String).filter((tag) => tag.includes(src))
    const [thumbnail] = await pictures(`/product-details/${goods.listing.slug}`, path)
    expect(thumbnail).toContain(`src="${path}?w=160" srcSet="${path}?w=160 160w, ${path}?w=320 320w" sizes="96px"`)
    for (const attribute of ['loading="lazy"', 'decoding="async"', 'width="96"', 'height="96"'])
      expect(thumbnail).toContain(attribute)
    const shown = await pictures('/', file)
    expect(shown.length).toBeGreaterThan(0)
    for (const tag of shown) {
      expect(tag).toMatch(/srcSet="[^"]+\?w=720 720w, [^"]+\?w=1080 1080w, [^"]+\?w=1600 1600w" sizes="[^"]*60vw[^"]*"/)
      expect(tag).toMatch(/ width="\d+" height="\d+"/)
    }
    await shop().operator('PUT', 'admin/banners/home', { body: { image_urls: ['rabi-sunrise-1.webp'] } })
  })
})
