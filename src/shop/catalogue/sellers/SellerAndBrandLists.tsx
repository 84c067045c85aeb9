import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Brand, Seller } from '../../../contract/entities.ts'
import { pictureOf } from '../../../contract/pictures.ts'
import { formatNumber, plural } from '../../../texts/format.ts'
import { fullStop } from '../../../texts/full-stop.ts'
import { text } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Logo } from '../../../ui/media/Logo.tsx'
import type { NamedLink } from '../../../ui/display/NameList.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './SellerAndBrandLists.module.css'
import { asWritten } from '../../../texts/localized.ts'
import { Sentence, Words } from '../../../ui/base/Words.tsx'

interface ShopRowProps {
  to: string
  picture: string
  icon: 'store' | 'tag'
  name: string
  fact: ReactNode
}

/** One seller or brand: its logo, its name, a fact, and a link. */
export const ShopRow = ({ to, picture, icon, name, fact }: ShopRowProps) => (
  <Link className={classes(layout.within, styles.shop)} to={to}>
    <Logo src={picture} icon={icon} />
    <span className={styles.words}>
      <b>
        <Words {...asWritten(name)} />
      </b>
      <span className={layout.small}>{fact}</span>
    </span>
    <Icon name="next" />
  </Link>
)

/** City and number of products, and whether the licence was checked. */
export const sellerFact = ({
  city,
  product_count,
  licensed,
}: Pick<Seller, 'city' | 'product_count' | 'licensed'>): string => {
  const fact = text.catalogue.sellerFact(city, plural(product_count, text.catalogue.count))
  return licensed ? `${fact}${fullStop()} ${text.catalogue.licenceChecked}` : fact
}

export const SellerFact = ({ seller }: { seller: Seller }) => (
  <Sentence say={(city = '') => sellerFact({ ...seller, city })} of={[asWritten(seller.city)]} />
)

/** Longer lists begin with this many. */
const SHOWN_AT_FIRST = 6

/** The sellers that a list begins with, by their names. */
export const sellerLinks = (sellers: readonly Seller[]): NamedLink[] =>
  sellers.slice(0, SHOWN_AT_FIRST).map(({ slug, shop_name }) => ({ to: `/seller/${slug}`, ...asWritten(shop_name) }))

export const brandLinks = (brands: readonly Brand[]): NamedLink[] =>
  brands.map(({ slug, name }) => ({ to: `/brand/${slug}`, ...asWritten(name) }))

interface SellerListProps {
  sellers: readonly Seller[]
  /** From the first. */
  whole?: boolean
}

/** Sellers below each other on a phone, three in a row on a desk; the rest on demand. */
export const SellerList = ({ sellers, whole = false }: SellerListProps) => {
  const [all, showAll] = useState(whole)
  const shown = all ? sellers : sellers.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ul className={classes(layout.card, styles.shops)}>
        {shown.map((seller) => (
          <li key={seller.id}>
            <ShopRow
              to={`/seller/${seller.slug}`}
              picture={pictureOf('avatars', seller.avatar)}
              icon="store"
              name={seller.shop_name}
              fact={<SellerFact seller={seller} />}
            />
          </li>
        ))}
      </ul>
      {shown.length < sellers.length && (
        <div className={styles.more}>
          <Button
            icon="down"
            onClick={() => showAll(true)}
            label={text.catalogue.allSellers(formatNumber(sellers.length))}
          />
        </div>
      )}
    </>
  )
}

/** Brands as tiles with their logos; a phone swipes through them, and asks for a logo only when its tile comes. */
export const BrandStrip = ({ brands }: { brands: readonly Brand[] }) => (
  <ul className={styles.brands}>
    {brands.map(({ id, slug, name, image_url }) => (
      <li key={id}>
        <Link className={classes(layout.sheet, styles.brand)} to={`/brand/${slug}`}>
          <Logo src={pictureOf('brands', image_url)} icon="tag" />
          <span>
            <Words {...asWritten(name)} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
