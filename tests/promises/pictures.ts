import { promise } from './promise.ts'

const pictures = 'server/shop/catalogue/pictures.ts'
const details = 'server/shop/catalogue/product-page.ts'
const route = 'server/http/routes/product-pictures.ts'
const upload = 'server/shop/uploads/store-picture.ts'

/** Photographs of what sellers offer. */
export const productPictures = {
  'pictures/first': promise(
    'The first photograph of a listing is on its card and leads its page',
    [pictures, 'order by p.position limit 1', 'order by p.position desc limit 1'],
    [details, 'pictures: photos(product.id).map(({ file }) => file),', 'pictures: [],'],
  ),
  'pictures/widths': promise('Photographs come in the widths of the layout, as AVIF where the browser takes it', [
    route,
    '? serveFile(deps, request, { file, isPublic: true })',
    "? serveFile(deps, new Request(request.url.split('?')[0] ?? ''), { file, isPublic: true })",
  ]),
  'pictures/stripped': promise('Place, time and camera are gone from a stored photograph', [
    upload,
    "shop.files.save(reencoded, 'webp')",
    "shop.files.save(bytes, 'webp')",
  ]),
  'pictures/own': promise('A photograph belongs to one listing; no other seller shows or takes it', [
    pictures,
    "if (added.length < rows.length) throw new Refusal('CONFLICT', 'A picture belongs to another listing')",
    '',
  ]),
  'pictures/bad': promise(
    'What is no picture, damaged or too large is refused with a word',
    [upload, "if (mediaKindOf(bytes)?.kind !== 'picture') throw", 'if (bytes.length === 0) throw'],
    [upload, 'limited(stream, PICTURE_BYTES_MAX', 'limited(stream, Infinity'],
  ),
  'pictures/five': promise('A product has at most five photographs', [
    'src/contract/constants.ts',
    'LISTING_PICTURES_MAX = 5',
    'LISTING_PICTURES_MAX = 6',
  ]),
  'pictures/ordered': promise('An order names the photograph of what was ordered', [
    'server/shop/orders/order-lines.ts',
    'imageUrl: shownPicture,',
    'imageUrl: products.imageUrl,',
  ]),
  'pictures/fallback': promise('Where a photograph was taken away the drawing stands in', [
    route,
    'const drawing = await drawingNameOf(deps, Number(id))',
    'const drawing = undefined as string | undefined',
  ]),
  'pictures/orphans': promise('Photographs that no listing names any more are deleted, others stay', [
    'server/shop/maintenance/delete-orphans.ts',
    '...returns, ...photos]',
    '...returns]',
  ]),
  'pictures/saved': promise('What is saved for offline has its photograph, which counts in its size', [
    'server/shop/catalogue/offline-bundle.ts',
    'file: shownPicture })',
    'file: products.imageUrl })',
  ]),
  'pictures/changes': promise('A changed photograph or answer shows in the next answer of every process', [
    'server/db/migrations/0014_pictures_questions_alerts.sql',
    'INSERT INTO "internal"."catalogue_changes" ("listing_id") VALUES (NEW."listing_id");',
    'NULL;',
  ]),
  'pictures/zoom': promise('What is under the fingers stays there while a picture is enlarged', [
    'src/ui/overlay/zoom.ts',
    'x: at.x - (at.x - view.x) * ratio',
    'x: view.x * ratio',
  ]),
  'pictures/viewer': promise(
    'A photograph is swiped, enlarged by a tap, by keys and by two taps, and closed by Escape',
    ['src/ui/overlay/PictureViewer.tsx', "if (key === '+' || key === '=') zoomBy(STEP)", "if (key === '+') zoomBy(1)"],
  ),
  'pictures/drawing': promise('A drawing is named as one', [
    'src/features/catalogue/product/Gallery.tsx',
    '{productText.drawing}',
    '{productText.photo}',
  ]),
  'pictures/folder': promise(
    'A name in a seller’s file leads to no file outside the folder, and to no address',
    ['server/admin/picture-files.ts', "if (dirname(path) !== folder) return 'It leads out of the folder'", ''],
    ['server/admin/picture-files.ts', "|| name.startsWith('.')", ''],
  ),
  'pictures/import': promise('Pictures come with an import; the same ones are sent once, bad ones are told', [
    'server/admin/import-pictures.ts',
    'if (same !== undefined) return same',
    '',
  ]),
} as const
