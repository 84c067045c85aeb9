import type { PICTURE_WIDTHS, UPLOAD_WIDTHS } from './constants.ts'

/** Paths of pictures. Product pictures are rasters on a transparent background, in a few widths. */

/** A drawing is sent in the width that comes next. */
export type PictureWidth = (typeof PICTURE_WIDTHS | typeof UPLOAD_WIDTHS)[number]

export const productPicture = (productId: number, imageUrl: string, width: PictureWidth): string =>
  `/images/products/${productId}/${encodeURIComponent(imageUrl)}?w=${width}`

export const pictureOf = (kind: 'brands' | 'avatars' | 'banners' | 'reviews' | 'returns', file: string): string =>
  `/images/${kind}/${encodeURIComponent(file)}`

/** An uploaded picture, by its path, in one of the widths that it is served in. */
export const inWidth = (path: string, width: (typeof UPLOAD_WIDTHS)[number]): string => `${path}?w=${width}`

const inWidths = <Width extends PictureWidth>(at: (width: Width) => string, widths: readonly Width[]): string =>
  widths.map((width) => `${at(width)} ${width}w`).join(', ')

/** The widths that a browser may choose from, as `srcset`. */
export const srcSetOf = (path: string, widths: readonly (typeof UPLOAD_WIDTHS)[number][]): string =>
  inWidths((width) => inWidth(path, width), widths)

/** The same of a product's picture. */
export const productSrcSet = (productId: number, imageUrl: string, widths: readonly PictureWidth[]): string =>
  inWidths((width) => productPicture(productId, imageUrl, width), widths)

/** Whether a picture was handed in; drawn ones have words for names. */
export const isUploaded = (file: string): boolean => /^[0-9a-f]{32}\.webp$/.test(file)

/** A banner's picture: a drawing has one size, which costs as little as any. */
export const bannerPicture = (file: string): { src: string; srcSet?: string } => {
  const src = pictureOf('banners', file)
  return isUploaded(file) ? { src, srcSet: srcSetOf(src, [720, 1080, 1600]) } : { src }
}
