import { answers } from '../../../src/contract/answers.ts'
import { UPLOAD_WIDTHS } from '../../../src/contract/constants.ts'
import { isUploaded, LINK_PICTURE } from '../../../src/contract/pictures.ts'
import type { PictureFile } from '../../ports/pictures.ts'
import { recordChange } from '../../shop/core/audit.ts'
import { servedTypeOf } from '../../shop/uploads/sniff-media.ts'
import { notFound, Refusal } from '../../shop/core/refusal.ts'
import { findBannerFile } from '../../shop/catalogue/promotions.ts'
import { findDraftFile } from '../../shop/listings/drafts.ts'
import { findProofFile } from '../../shop/shipments/proofs.ts'
import { findLicenceFile } from '../../shop/sellers/licence-requests.ts'
import { findReturnFile } from '../../shop/returns/return-decisions.ts'
import { findFileOwner } from '../../shop/reviews/review-threads.ts'
import type { FileOwner } from '../../shop/uploads/review-media.ts'
import { IMMUTABLE, takes, widthFor } from './pictures.ts'
import { bearerOf, identify } from '../rpc/identify.ts'
import type { Deps } from '../deps.ts'

const AVIF = 'image/avif'

/** Nothing may run in an uploaded file, not even when it is opened by itself. */
const POLICIES = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const PUBLIC = 'public, max-age=86400'
/** A cache between shop and browser lets go of a picture that was withdrawn. */
const PUBLIC_RENDITION = `public, s-maxage=86400, ${IMMUTABLE}`
const PRIVATE = 'private, no-store'

/** What somebody of the staff must be allowed to. */
const STAFF_MAY = {
  returns: 'claims',
  reviews: 'messages',
  banners: 'shop',
  drafts: 'shop',
  licences: 'approvals',
  proofs: 'orders',
} as const

/** Who asks for a file that is not public: a customer, somebody of the staff, the operator, or nobody. */
const viewerOf = async (deps: Deps, request: Request, kind: Asked['kind']) => {
  if (bearerOf(request) === null) return null
  for (const caller of ['customer', 'staff'] as const)
    try {
      return await identify(deps, { caller, ...(caller === 'staff' && { may: STAFF_MAY[kind] }) }, request)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  return null
}

/** Whether a file that is not public is shown to whoever asks; of a return also to the shop that decides it. */
const maySee = async (deps: Deps, viewer: Awaited<ReturnType<typeof viewerOf>>, owner: FileOwner, asked: Asked) => {
  if (viewer === null) return false
  if (!('sellerId' in viewer)) return viewer.id === owner.customerId
  if (viewer.sellerId === null || viewer.sellerId === owner.sellerId) return true
  const logged = {
    action: 'refused.picture' as const,
    entity: asked.kind,
    entityId: asked.file,
    sellerId: viewer.sellerId,
  }
  await recordChange({ ...deps, actor: { staffId: viewer.id, requestId: asked.requestId } }, logged)
  return false
}

/** `bytes=0-99`; players request videos in pieces. Anything else means the whole file. */
const rangeOf = (header: string | null, size: number) => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to ? { from, to } : null
}

/**
 * Who gets AVIF is between shop and browser, as with drawings. `Vary` would say so to caches between them, but keep the
 * worker from finding in the browser's cache what the page has loaded: its requests name other types.
 */
const cachingOf = (isPublic: boolean, type: string): string =>
  isPublic ? (type === AVIF ? `private, ${IMMUTABLE}` : PUBLIC_RENDITION) : PRIVATE

const OWNERS = {
  reviews: findFileOwner,
  returns: findReturnFile,
  banners: findBannerFile,
  drafts: findDraftFile,
  licences: findLicenceFile,
  proofs: findProofFile,
}

interface Asked {
  kind: keyof typeof OWNERS
  file: string
  requestId: string
  /** As messaging apps show it beside a link. */
  isLink?: boolean
}

/** Whether the caller may see the file, and whether everybody may. */
const accessTo = async (deps: Deps, request: Request, asked: Asked) => {
  const owner: FileOwner | null = await OWNERS[asked.kind](deps, asked.file)
  if (owner === null || owner.isPublic) return owner
  return (await maySee(deps, await viewerOf(deps, request, asked.kind), owner, asked)) ? owner : null
}

const serveRendition = ({ bytes, type }: PictureFile, isPublic: boolean): Response =>
  new Response(bytes, {
    headers: {
      ...POLICIES,
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': cachingOf(isPublic, type),
    },
  })

/**
 * Serves `/images/reviews/:file?w=`: to everybody once it is approved, before only to its owner and the operator; and
 * those of returns, drafts, licences and deliveries, which are never public; and a banner's picture that the operator
 * uploaded.
 */
export const serveUploaded = async (deps: Deps, request: Request, asked: Asked): Promise<Response> => {
  const access = await accessTo(deps, request, asked)
  if (access === null) throw notFound(answers.pictureNotFound)
  const shown = { file: asked.file, isPublic: access.isPublic }
  return asked.isLink === true ? serveLinkPicture(deps, shown) : serveFile(deps, request, shown)
}

/** The picture that messaging apps show beside a link. */
export const serveLinkPicture = async (
  deps: Deps,
  { file, isPublic }: { file: string; isPublic: boolean },
): Promise<Response> => {
  const picture = await deps.renditions.get(file, LINK_PICTURE.width, 'link')
  if (picture === null) throw notFound(answers.pictureNotFound)
  return serveRendition(picture, isPublic)
}

/** Serves a file of the file store, a picture in the width that is asked for; the caller has checked who may see it. */
export const serveFile = async (
  deps: Deps,
  request: Request,
  { file, isPublic }: { file: string; isPublic: boolean },
): Promise<Response> => {
  const width = isUploaded(file) ? widthFor(new URL(request.url), UPLOAD_WIDTHS) : null
  if (width !== null && request.method === 'GET') {
    const rendition = await deps.renditions.get(file, width, takes(request, AVIF) ? 'avif' : 'webp')
    if (rendition !== null) return serveRendition(rendition, isPublic)
  }
  const stored = await deps.files.open(file)
  if (stored === null) throw notFound(answers.pictureNotFound)
  const { size } = stored
  const type = servedTypeOf(file)
  const range = rangeOf(request.headers.get('Range'), size)
  const { from, to } = range ?? { from: 0, to: size - 1 }
  return new Response(stored.read(from, to), {
    status: range === null ? 200 : 206,
    headers: {
      ...POLICIES,
      'Content-Type': type,
      // Nothing is rendered for the HEAD of a width, so its length is not known.
      ...(width === null || request.method === 'GET' ? { 'Content-Length': String(to - from + 1) } : {}),
      'Accept-Ranges': 'bytes',
      ...(range === null ? {} : { 'Content-Range': `bytes ${from}-${to}/${size}` }),
      ...(type.startsWith('video/') ? { 'Content-Disposition': 'attachment' } : {}),
      'Cache-Control': isPublic ? PUBLIC : PRIVATE,
    },
  })
}
