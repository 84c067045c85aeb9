import type { ReactNode } from 'react'
import type { Brand, Seller } from '../../../contract/entities.ts'
import { noteOf } from './count-of.ts'
import { brandLinks, BrandStrip, sellerLinks, SellerList } from '../sellers/SellerAndBrandLists.tsx'
import { text } from '../../../texts/texts.ts'
import { Section } from '../../../ui/display/Section.tsx'
import type { Listing } from './ProductList.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './ListingParts.module.css'

interface ListingHeadProps {
  name: ReactNode
  list: Listing
  /** What one may do with the page besides buying; a phone shows it in the bar too. */
  menu?: ReactNode
}

/** What the page is about. A phone shows it in the bar above. */
export const ListingHead = ({ name, list, menu }: ListingHeadProps) => (
  <div className={styles.head}>
    <h1>{name}</h1>
    <p className={layout.desk}>{noteOf(list)}</p>
    {menu !== undefined && <div className={layout.desk}>{menu}</div>}
  </div>
)

/** The brands, if there are any. */
export const BrandsSection = ({ brands }: { brands: readonly Brand[] }) =>
  brands.length > 0 && (
    <Section title={text.catalogue.brands} belowFold names={brandLinks(brands)}>
      <BrandStrip brands={brands} />
    </Section>
  )

/** The sellers, if there are any. */
export const SellersSection = ({ sellers }: { sellers: readonly Seller[] }) =>
  sellers.length > 0 && (
    <Section title={text.catalogue.sellers} belowFold="long" names={sellerLinks(sellers)}>
      <SellerList sellers={sellers} />
    </Section>
  )
