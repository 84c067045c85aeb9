import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { COD_AVAILABLE } from '../../../contract/constants.ts'
import type { Product } from '../../../contract/entities.ts'
import { plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { classes } from '../../../ui/base/classes.ts'
import { Price } from '../../../ui/display/Price.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './ProductCard.module.css'
import { moreSellers } from '../packs/more-sellers.ts'
import { ProductPicture } from '../product/ProductPicture.tsx'
import { Rating } from './Rating.tsx'
import { UnitPrice } from '../packs/UnitPrice.tsx'
import { localPack } from '../../../texts/packs.ts'
import { asWritten, localTitle } from '../../../texts/localized.ts'
import { Sentence, Words } from '../../../ui/base/Words.tsx'

interface ProductCardProps {
  product: Product
  /** `lie`: a row card in lists. `up`: a column card in rails. */
  shape: 'lie' | 'up'
  /** Two buttons, passed in by the page, so that the card depends on neither cart nor wishlist. */
  foot: ReactNode
  eager?: boolean | undefined
}

const PackLine = ({ product: { variants }, shape }: Pick<ProductCardProps, 'product' | 'shape'>) => {
  const [first] = variants
  const last = variants[variants.length - 1]
  if (!first || !last) return null
  if (variants.length === 1) return <Words {...localPack(first.variant_name)} />
  const packs = plural(variants.length, text.catalogue.packs)
  if (shape === 'up') return packs
  const range = [{ text: packs }, localPack(first.variant_name), localPack(last.variant_name)]
  return <Sentence say={text.catalogue.packRange} of={range} />
}

/** A product's card: picture, name, pack, price, price per unit. */
export const ProductCard = ({ product, shape, foot, eager }: ProductCardProps) => {
  const [first] = product.variants
  const startsHere = product.variants.every((variant) => variant.selling_price >= (first?.selling_price ?? 0))
  return (
    <article className={classes(layout.card, styles.card, styles[shape])}>
      <Link className={styles.picture} to={`/product-details/${product.slug}`} tabIndex={-1} aria-hidden="true">
        <ProductPicture product={product} size={shape} eager={eager} />
      </Link>
      <div className={styles.words}>
        <Link className={classes(layout.name, styles.name)} to={`/product-details/${product.slug}`}>
          <Words {...localTitle(product)} />
        </Link>
        <span className={classes(layout.small, styles.small, styles.facts)}>
          <PackLine product={product} shape={shape} />
          <Rating value={product.average_rating} count={product.review_count} />
        </span>
        {first && (
          <Price
            selling={first.selling_price}
            list={first.price}
            discount={first.product_discount}
            before={product.variants.length > 1 && startsHere ? text.catalogue.from : undefined}
          />
        )}
        <UnitPrice product={product} />
        {shape === 'lie' && (
          <span className={classes(layout.small, styles.small, styles.seller)}>
            <span className={layout.line}>
              <Sentence
                say={text.catalogue.soldBy}
                of={[asWritten(product.vendor.shop_name), asWritten(product.vendor.city)]}
              />
            </span>
            {/* Where one may choose between sellers. */}
            {product.offers && <Rating value={product.vendor.rating} count={product.vendor.rating_count} short />}
          </span>
        )}
        {product.offers && product.stock_quantity > 0 && (
          <span className={classes(layout.small, styles.small, styles.more)}>{moreSellers(product.offers)}</span>
        )}
        <Facts product={product} />
      </div>
      {foot}
    </article>
  )
}

const Facts = ({ product }: { product: Product }) => {
  const isOut = product.stock_quantity <= 0
  if (!isOut && product.variants.some(({ cod_available }) => cod_available === COD_AVAILABLE)) return null
  return (
    <span className={layout.above2}>
      {isOut ? (
        <Badge kind="bad" icon="alert" label={text.catalogue.soldOut} />
      ) : (
        <Badge kind="info" icon="card" label={text.catalogue.prepaidOnly} />
      )}
    </span>
  )
}
