import type { PICTURE_WIDTHS } from './constants.ts'

/** Where pictures lie (decision 70). Product pictures are rasters on a transparent ground, drawn in a few widths. */

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export const productPicture = (productId: number, imageUrl: string, width: PictureWidth): string =>
  `/images/products/${productId}/${encodeURIComponent(imageUrl)}?w=${width}`

export const pictureOf = (kind: 'brands' | 'avatars' | 'banners' | 'reviews' | 'returns', file: string): string =>
  `/images/${kind}/${encodeURIComponent(file)}`
