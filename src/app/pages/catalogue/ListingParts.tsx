import type { Brand, Seller } from '../../../contract/entities.ts'
import { BrandStrip, SellerList } from '../../../features/catalogue/browse/SellerAndBrandLists.tsx'
import { shopText } from '../../../texts/shop-texts.ts'
import { Section } from '../../../ui/display/Section.tsx'

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
