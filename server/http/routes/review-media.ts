import { servedTypeOf } from '../../shop/uploads/sniff-media.ts'
import { notFound, Refusal } from '../../shop/core/refusal.ts'
import { findBannerFile } from '../../shop/catalogue/banners.ts'
import { findReturnFile } from '../../shop/orders/return-decisions.ts'
import { findFileOwner } from '../../shop/reviews/review-threads.ts'
import { bearerOf, identify } from '../rpc/identify.ts'
import type { Deps } from '../deps.ts'

/** Nothing may run in an uploaded file, not even when it is opened by itself. */
const POLICY = "default-src 'none'; sandbox"
const PUBLIC = 'public, max-age=86400'
const PRIVATE = 'private, no-store'

/** Who asks for a file that is not public: a customer by id, the operator, or nobody. */
const viewerOf = async (deps: Deps, request: Request): Promise<number | 'operator' | null> => {
  if (bearerOf(request) === null) return null
  for (const caller of ['customer', 'operator'] as const)
    try {
      const customer = await identify(deps, caller, request)
      return customer?.id ?? 'operator'
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  return null
}

/** `bytes=0-99`; players request videos in pieces. Anything else means the whole file. */
const rangeOf = (header: string | null, size: number) => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to ? { from, to } : null
}

const OWNERS = { reviews: findFileOwner, returns: findReturnFile, banners: findBannerFile }

/**
 * Serves `/images/reviews/:file`: to everybody once it is approved, before only to its owner and the operator; and
 * `/images/returns/:file`, which is never public; and a banner's picture that the operator uploaded.
 */
export const serveUploaded = async (
  deps: Deps,
  request: Request,
  { kind, file }: { kind: keyof typeof OWNERS; file: string },
): Promise<Response> => {
  const owner = await OWNERS[kind](deps, file)
  const viewer = owner === null || owner.isPublic ? null : await viewerOf(deps, request)
  const maySee =
    owner !== null && (owner.isPublic || viewer === 'operator' || (viewer !== null && viewer === owner.customerId))
  const stored = maySee ? await deps.files.open(file) : null
  if (owner === null || stored === null) throw notFound('Picture not found')
  const { size } = stored
  const type = servedTypeOf(file)
  const range = rangeOf(request.headers.get('Range'), size)
  const { from, to } = range ?? { from: 0, to: size - 1 }
  return new Response(stored.read(from, to), {
    status: range === null ? 200 : 206,
    headers: {
      'Content-Type': type,
      'Content-Length': String(to - from + 1),
      'Accept-Ranges': 'bytes',
      ...(range === null ? {} : { 'Content-Range': `bytes ${from}-${to}/${size}` }),
      ...(type.startsWith('video/') ? { 'Content-Disposition': 'attachment' } : {}),
      'Cache-Control': owner.isPublic ? PUBLIC : PRIVATE,
      'Content-Security-Policy': POLICY,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}
