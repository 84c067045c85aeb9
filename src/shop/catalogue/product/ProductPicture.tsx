import { PICTURE_WIDTHS } from '../../../contract/constants.ts'
import type { Product } from '../../../contract/entities.ts'
import { isUploaded, productPicture, productSrcSet, shownWidth } from '../../../contract/pictures.ts'
import { Picture } from '../../../ui/media/Picture.tsx'

interface ProductPictureProps {
  product: Product
  size: 'up' | 'lie' | 'line' | 'page'
  eager?: boolean | undefined
  alt?: string
  /** Of `alt`, where that is not the page's. */
  lang?: string | undefined
}

const widths = { up: '(min-width: 769px) 144px, 104px', lie: '(min-width: 769px) 144px, 96px', line: '64px' }

/** A product's picture in the width that the place needs. */
export const ProductPicture = ({ product, size, eager, alt = '', lang }: ProductPictureProps) => {
  const { product_id: id, image_url: file } = product
  return (
    <Picture
      src={productPicture(id, file, size === 'page' ? shownWidth(640) : 160)}
      srcSet={productSrcSet(id, file, PICTURE_WIDTHS)}
      sizes={size === 'page' ? '(min-width: 769px) 400px, 208px' : widths[size]}
      alt={alt}
      lang={lang}
      ground={product.ground}
      size={size}
      photo={isUploaded(file)}
      eager={eager}
      faded={product.stock_quantity <= 0}
    />
  )
}
