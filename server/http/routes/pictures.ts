import { answers } from '../../../src/contract/answers.ts'
import { PICTURE_WIDTHS } from '../../../src/contract/constants.ts'
import type { PictureFile, PictureName, Pictures } from '../../ports/pictures.ts'
import { notFound } from '../../shop/core/refusal.ts'

const SVG = 'image/svg+xml'
const OTHER_KINDS = ['brands', 'avatars', 'banners', 'crops'] as const
const LARGEST = Math.max(...PICTURE_WIDTHS)

/** A picture's name changes with its content, so a phone may keep it for a year. */
export const IMMUTABLE = 'max-age=31536000, immutable'

/** The smallest of these widths that is wide enough, else the largest; null where no width is asked for. */
export const widthFor = ({ searchParams }: URL, widths: readonly number[]): number | null => {
  const wanted = Number(searchParams.get('w'))
  return wanted > 0 ? (widths.find((width) => width >= wanted) ?? Math.max(...widths)) : null
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    throw notFound(answers.pictureNotFound)
  }
}

/** A name and no path: adapters may join it to a folder. */
const isName = (file: string): boolean => /^[\w-][\w.-]{0,199}$/.test(file)

/** The picture that a URL of this shop names; null when it cannot be one. */
const nameOf = ({ pathname }: URL): PictureName | null => {
  const [, , kind, ...rest] = pathname.split('/').map(decode)
  const [first = '', second, ...more] = rest
  if (more.length > 0 || !isName(first)) return null
  if (kind === 'products') {
    if (!/^\d{1,9}$/.test(first) || (second !== undefined && !isName(second))) return null
    return { kind, id: Number(first), file: second ?? '' }
  }
  const other = OTHER_KINDS.find((known) => known === (kind === 'links' ? 'banners' : kind))
  return other === undefined || second !== undefined ? null : { kind: other, file: first }
}

/** The drawing behind a picture's path, such as `/images/banners/orchard-1.webp`, as SVG; null for a photograph. */
export const drawingAt = async (pictures: Pictures, path: string): Promise<string | null> => {
  const name = nameOf(new URL(path, 'http://shop.internal'))
  return name && pictures.vector(name)
}

/** Link previews take only what everybody takes, older browsers no drawing or no AVIF. */
export const takes = (request: Request, type: string): boolean => request.headers.get('Accept')?.includes(type) ?? false

const LINK = /\.jpg$/
/** Of banners alone: others have theirs beside the picture itself. */
const LINKS = '/images/links/'

/** The name behind that of a link's picture, such as `dap-1.webp` for `dap-1.jpg`; null where it is none. */
export const behindLink = (file: string): string | null => (LINK.test(file) ? file.replace(LINK, '.webp') : null)

const find = async (pictures: Pictures, request: Request): Promise<PictureFile | null> => {
  const url = new URL(request.url)
  const name = nameOf(url)
  if (name === null) return null
  const asked = behindLink(name.file)
  if (asked === null && url.pathname.startsWith(LINKS)) return null
  if (asked !== null) return (await pictures.link?.({ ...name, file: asked })) ?? null
  const svg = takes(request, SVG) ? await pictures.vector(name) : null
  if (svg !== null) return { bytes: new TextEncoder().encode(svg), type: SVG }
  return pictures.raster(name, widthFor(url, PICTURE_WIDTHS) ?? LARGEST)
}

/**
 * Serves `/images/products/:id/:file?w=` and `/images/{brands,avatars,banners,crops}/:file`, drawings as SVG to browsers that
 * say that they take it.
 */
export const servePicture = async (pictures: Pictures, request: Request): Promise<Response> => {
  const picture = await find(pictures, request)
  if (picture === null) throw notFound(answers.pictureNotFound)
  return new Response(picture.bytes, {
    headers: {
      // Who gets pixels and who a drawing is between shop and browser: a cache between them may give pixels to all.
      'Cache-Control': `${picture.type === SVG ? 'private' : 'public'}, ${IMMUTABLE}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': picture.type,
      'Content-Length': String(picture.bytes.byteLength),
    },
  })
}
