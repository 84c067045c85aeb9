import type { Product } from '../../../contract/entities.ts'
import { isUploaded, productPicture } from '../../../contract/pictures.ts'
import { Picture } from '../../../ui/media/Picture.tsx'

interface ProductPictureProps {
  product: Product
  size: 'up' | 'lie' | 'line' | 'page'
  eager?: boolean | undefined
  alt?: string
}

const widths = { up: '(min-width: 769px) 144px, 104px', lie: '(min-width: 769px) 144px, 96px', line: '64px' }

/** A product's picture in the width that the place needs. */
export const ProductPicture = ({ product, size, eager, alt = '' }: ProductPictureProps) => {
  const at = (width: 160 | 320 | 640) => productPicture(product.product_id, product.image_url, width)
  return (
    <Picture
      src={at(size === 'page' ? 640 : 160)}
      srcSet={`${at(160)} 160w, ${at(320)} 320w, ${at(640)} 640w`}
      sizes={size === 'page' ? '(min-width: 769px) 400px, 208px' : widths[size]}
      alt={alt}
      ground={product.ground}
      size={size}
      photo={isUploaded(product.image_url)}
      eager={eager}
      faded={product.stock_quantity <= 0}
    />
  )
}
