import { answers } from '../../../src/contract/answers.ts'
import { isUploaded } from '../../../src/contract/pictures.ts'
import { drawingNameOf, isPhotoOf } from '../../shop/catalogue/pictures.ts'
import { notFound } from '../../shop/core/refusal.ts'
import type { Deps } from '../deps.ts'
import { servePicture } from './pictures.ts'
import { serveFile } from './review-media.ts'

/**
 * Serves `/images/products/:id/:file?w=`: a drawing, or a seller's photograph. An order or a cart may name a photograph
 * that was taken away since: its product's drawing stands in.
 */
export const serveProductPicture = async (
  deps: Deps,
  request: Request,
  { id, file }: { id: string; file: string },
): Promise<Response> => {
  if (!isUploaded(file) || !/^\d{1,9}$/.test(id)) return servePicture(deps.pictures, request)
  if (await isPhotoOf(deps, Number(id), file)) return serveFile(deps, request, { file, isPublic: true })
  const drawing = await drawingNameOf(deps, Number(id))
  if (drawing === undefined) throw notFound(answers.pictureNotFound)
  const { origin, search } = new URL(request.url)
  const path = `/images/products/${id}/${encodeURIComponent(drawing)}${search}`
  return servePicture(deps.pictures, new Request(origin + path, { headers: request.headers }))
}
