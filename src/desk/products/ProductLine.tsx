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

/** A product, or a pack of it, beside its picture. */
export const ProductLine = ({ of, ...words }: ProductLineProps) => (
  <LineItem
    picture={productPicture(of.product_id, of.image_url, 160)}
    photo={isUploaded(of.image_url)}
    ground={of.ground}
    {...words}
  />
)
