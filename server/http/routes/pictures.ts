import { PICTURE_WIDTHS } from '../../../src/contract/constants.ts'
import type { PictureFile, Pictures } from '../../ports/pictures.ts'
import { notFound } from '../../shop/core/refusal.ts'

const OTHER_KINDS = ['brands', 'avatars', 'banners'] as const

/** A picture's name changes with its content, so a phone may keep it for a year. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The smallest available width that is wide enough; else, or without a wanted width, the largest. */
const widthFor = (asked: string | null): number => {
  const wanted = Number(asked)
  const largest = Math.max(...PICTURE_WIDTHS)
  return asked === null || !(wanted > 0) ? largest : (PICTURE_WIDTHS.find((width) => width >= wanted) ?? largest)
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    throw notFound('Picture not found')
  }
}

/** A name and no path: adapters may join it to a folder. */
const isName = (file: string): boolean => /^[\w-][\w.-]{0,199}$/.test(file)

const find = async (pictures: Pictures, url: URL): Promise<PictureFile | null> => {
  const [, , kind, ...rest] = url.pathname.split('/').map(decode)
  const [first = '', second, ...more] = rest
  if (more.length > 0 || !isName(first)) return null
  if (kind === 'products') {
    if (!/^\d{1,9}$/.test(first) || (second !== undefined && !isName(second))) return null
    return pictures.product(Number(first), second ?? '', widthFor(url.searchParams.get('w')))
  }
  const other = OTHER_KINDS.find((known) => known === kind)
  return other === undefined || second !== undefined ? null : pictures.other(other, first)
}

/** Serves `/images/products/:id/:file?w=` and `/images/{brands,avatars,banners}/:file`. */
export const servePicture = async (pictures: Pictures, request: Request): Promise<Response> => {
  const picture = await find(pictures, new URL(request.url))
  if (picture === null) throw notFound('Picture not found')
  return new Response(picture.bytes, {
    headers: {
      'Cache-Control': IMMUTABLE,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': picture.type,
      'Content-Length': String(picture.bytes.byteLength),
    },
  })
}
