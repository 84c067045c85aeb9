import type { Brand, Seller } from '../../../contract/entities.ts'
import { countOf } from '../../../features/catalogue/browse/count-of.ts'
import { BrandStrip, SellerList } from '../../../features/catalogue/browse/SellerAndBrandLists.tsx'
import type { ProductPage } from '../../../features/catalogue/data/loaders.ts'
import { shopText } from '../../../texts/shop-texts.ts'
import { Section } from '../../../ui/display/Section.tsx'
import layout from '../../../ui/base/layout.module.css'

/** How many products there are, as a link to their list. */
export const ProductsLink = ({ products }: { products: ProductPage }) =>
  products.error === undefined && (
    <a className={layout.tap} href="#products">
      {countOf(products)}
    </a>
  )

/** The brands, if there are any. */
export const BrandsSection = ({ brands }: { brands: readonly Brand[] }) =>
  brands.length > 0 && (
    <Section title={shopText.catalogue.brands} belowFold>
      <BrandStrip brands={brands} />
    </Section>
  )

/** The sellers, if there are any. */
export const SellersSection = ({ sellers }: { sellers: readonly Seller[] }) =>
  sellers.length > 0 && (
    <Section title={shopText.catalogue.sellers} belowFold>
      <SellerList sellers={sellers} />
    </Section>
  )
