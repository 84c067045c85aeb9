import type { ComponentProps } from 'react'
import type { ProductDetails } from '../../../contract/entities.ts'
import { pictureOf } from '../../../contract/pictures.ts'
import { ShopRow } from './SellerAndBrandLists.tsx'
import { asWritten, localState } from '../../../texts/localized.ts'
import { text } from '../../../texts/texts.ts'
import { Sentence } from '../../../ui/base/Words.tsx'
import { Section } from '../../../ui/display/Section.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from '../product/ProductPage.module.css'

/** Whose product it is, and who sells it, each with the way to their page. */
export const BrandAndSeller = ({ product }: { product: ProductDetails }) => (
  <div className={styles.blocks}>
    <Block
      title={text.catalogue.brand}
      to={`/brand/${product.brand.slug}`}
      picture={pictureOf('brands', product.brand.image_url)}
      icon="tag"
      name={product.brand.name}
      fact={text.catalogue.seeBrand}
    />
    <Block
      title={text.catalogue.soldByTitle}
      to={`/seller/${product.vendor.slug}`}
      picture={pictureOf('avatars', product.vendor.avatar)}
      icon="store"
      name={product.vendor.shop_name}
      fact={
        <Sentence say={text.catalogue.soldBy} of={[asWritten(product.vendor.city), localState(product.vendor.state)]} />
      }
    />
  </div>
)

const Block = ({ title, ...shop }: { title: string } & ComponentProps<typeof ShopRow>) => (
  <Section title={title}>
    <div className={layout.card}>
      <ShopRow {...shop} />
    </div>
  </Section>
)
