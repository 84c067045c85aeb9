import { LITTLE_WIDTH, type PICTURE_WIDTHS, type UPLOAD_WIDTHS } from './constants.ts'
import { shopSettings } from './shop-settings.ts'

/** Paths of pictures. Product pictures are rasters on a transparent background, in a few widths. */

/** A drawing is sent in the width that comes next. */
export type PictureWidth = (typeof PICTURE_WIDTHS | typeof UPLOAD_WIDTHS)[number]

export const productPicture = (productId: number, imageUrl: string, width: PictureWidth): string =>
  `/images/products/${productId}/${encodeURIComponent(imageUrl)}?w=${width}`

export const pictureOf = (
  kind: 'brands' | 'avatars' | 'banners' | 'reviews' | 'returns' | 'drafts' | 'licences' | 'proofs',
  file: string,
): string => `/images/${kind}/${encodeURIComponent(file)}`

/** A crop as it is drawn, by its slug; the number changes with the drawings. */
export const cropPicture = (slug: string): string => `/images/crops/${slug}-1.webp`

/** An uploaded picture, by its path, in one of the widths that it is served in. */
export const inWidth = (path: string, width: (typeof UPLOAD_WIDTHS)[number]): string => `${path}?w=${width}`

/** Nothing where little data is used: then a picture is named in the smallest width alone. */
const inWidths = <Width extends PictureWidth>(
  at: (width: Width) => string,
  widths: readonly Width[],
): string | undefined =>
  shopSettings.littleData ? undefined : widths.map((width) => `${at(width)} ${width}w`).join(', ')

/** The width for a place that shows it larger. */
export const shownWidth = <Width extends PictureWidth>(width: Width): Width | typeof LITTLE_WIDTH =>
  shopSettings.littleData ? LITTLE_WIDTH : width

/** Of the picture that messaging apps show beside a link, in px. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const

/** The same picture as JPEG of that size: some apps show no WebP. A banner's stands apart: no page shows it. */
export const linkPicture = (path: string): string =>
  path.replace('/images/banners/', '/images/links/').replace(/\.webp(\?.*)?$/, '.jpg')

/** The widths that a browser may choose from, as `srcset`. */
export const srcSetOf = (path: string, widths: readonly (typeof UPLOAD_WIDTHS)[number][]): string | undefined =>
  inWidths((width) => inWidth(path, width), widths)

/** The same of a product's picture. */
export const productSrcSet = (
  productId: number,
  imageUrl: string,
  widths: readonly PictureWidth[],
): string | undefined => inWidths((width) => productPicture(productId, imageUrl, width), widths)

/** Whether a picture was handed in; drawn ones have words for names. */
export const isUploaded = (file: string): boolean => /^[0-9a-f]{32}\.webp$/.test(file)

/** A banner's picture: a drawing has one size, which costs as little as any. */
export const bannerPicture = (file: string): { src: string; srcSet?: string | undefined } => {
  const src = pictureOf('banners', file)
  if (shopSettings.littleData) return { src: inWidth(src, LITTLE_WIDTH) }
  return isUploaded(file) ? { src, srcSet: srcSetOf(src, [720, 1080, 1600]) } : { src }
}
