import { answers } from '../../../src/contract/answers.ts'
import { isUploaded } from '../../../src/contract/pictures.ts'
import { drawingNameOf, isPhotoOf } from '../../shop/catalogue/pictures.ts'
import { notFound } from '../../shop/core/refusal.ts'
import type { Deps } from '../deps.ts'
import { behindLink, servePicture } from './pictures.ts'
import { serveFile, serveLinkPicture } from './review-media.ts'

/**
 * Serves `/images/products/:id/:file?w=`: a drawing, or a seller's photograph. An order or a cart may name a photograph
 * that was taken away since: its product's drawing stands in.
 */
export const serveProductPicture = async (
  deps: Deps,
  request: Request,
  { id, file }: { id: string; file: string },
): Promise<Response> => {
  const asked = behindLink(file)
  const photo = asked ?? file
  if (!isUploaded(photo) || !/^\d{1,9}$/.test(id)) return servePicture(deps.pictures, request)
  if (await isPhotoOf(deps, Number(id), photo))
    return asked === null
      ? serveFile(deps, request, { file, isPublic: true })
      : serveLinkPicture(deps, { file: photo, isPublic: true })
  const drawing = await drawingNameOf(deps, Number(id))
  if (drawing === undefined) throw notFound(answers.pictureNotFound)
  const { origin, search } = new URL(request.url)
  const shown = asked === null ? drawing : drawing.replace(/\.webp$/, '.jpg')
  const path = `/images/products/${id}/${encodeURIComponent(shown)}${search}`
  return servePicture(deps.pictures, new Request(origin + path, { headers: request.headers }))
}
