import type { PICTURE_WIDTHS } from './constants.ts'

/** Paths of pictures. Product pictures are rasters on a transparent background, in a few widths. */

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export const productPicture = (productId: number, imageUrl: string, width: PictureWidth): string =>
  `/images/products/${productId}/${encodeURIComponent(imageUrl)}?w=${width}`

export const pictureOf = (kind: 'brands' | 'avatars' | 'banners' | 'reviews' | 'returns', file: string): string =>
  `/images/${kind}/${encodeURIComponent(file)}`
