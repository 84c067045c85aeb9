import type { ReactNode } from 'react'
import { isUploaded, productPicture } from '../../contract/pictures.ts'
import { LineItem } from '../../ui/display/LineItem.tsx'
import type { PictureGround } from '../../ui/media/Picture.tsx'

interface ProductLineProps {
  of: { product_id: number; image_url: string; ground: PictureGround }
  title: ReactNode
  detail: ReactNode
  amount?: ReactNode
}

/** The picture that stands beside a product's name. */
export const pictureOf = ({
  product_id,
  image_url,
}: Pick<ProductLineProps['of'], 'product_id' | 'image_url'>): string => productPicture(product_id, image_url, 160)

/** A product, or a pack of it, beside its picture. */
export const ProductLine = ({ of, ...words }: ProductLineProps) => (
  <LineItem picture={pictureOf(of)} photo={isUploaded(of.image_url)} ground={of.ground} {...words} />
)
