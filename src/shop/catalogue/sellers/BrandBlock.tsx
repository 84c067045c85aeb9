import type { ProductDetails } from '../../../contract/entities.ts'
import { pictureOf } from '../../../contract/pictures.ts'
import { ShopRow } from './SellerAndBrandLists.tsx'
import { text } from '../../../texts/texts.ts'
import { Section } from '../../../ui/display/Section.tsx'
import layout from '../../../ui/base/layout.module.css'

/** Whose product it is, with the way to all others of the brand. */
export const BrandBlock = ({ brand }: Pick<ProductDetails, 'brand'>) => (
  <Section title={text.catalogue.brand}>
    <div className={layout.card}>
      <ShopRow
        to={`/brand/${brand.slug}`}
        picture={pictureOf('brands', brand.image_url)}
        icon="tag"
        name={brand.name}
        fact={text.catalogue.seeBrand}
      />
    </div>
  </Section>
)
