import { useState, type ComponentProps } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import type { ProductDetails, Variant } from '../../../contract/entities.ts'
import type { SellerParticulars } from '../../../contract/sellers.ts'
import { dosesFor } from '../../../contract/product/doses-for.ts'
import { productPicture } from '../../../contract/pictures.ts'
import { toPayment, type ReturnTo } from '../../session/return-to.ts'
import { knownUser } from '../../session/session.store.ts'
import { buyNow, decrement } from '../../cart/cart-actions.ts'
import { useCart } from '../../cart/cart.store.ts'
import { BuyBar, OthersBar } from '../packs/BuyBar.tsx'
import { dataOrEmpty, dataOrThrow, notFound, pageLoader } from '../loaders.ts'
import { FactsTable } from './FactsTable.tsx'
import { countSellers } from '../packs/more-sellers.ts'
import { OtherOffers } from '../packs/OtherOffers.tsx'
import { PackChoice } from '../packs/PackChoice.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductHead } from './ProductHead.tsx'
import { Gallery } from './Gallery.tsx'
import { Reviews } from './Reviews.tsx'
import { PriceSteps } from '../packs/PriceSteps.tsx'
import { PackUnitPrice } from '../packs/UnitPrice.tsx'
import { SellerText } from './SellerText.tsx'
import { share } from './share.ts'
import { formatRupees, plural } from '../../../texts/format.ts'
import { fullStop } from '../../../texts/full-stop.ts'
import { ReadAloud } from './ReadAloud.tsx'
import { withTexts } from '../../../texts/load-texts.ts'
import { text } from '../../../texts/texts.ts'
import { classes } from '../../../ui/base/classes.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Price } from '../../../ui/display/Price.tsx'
import { Section } from '../../../ui/display/Section.tsx'
import { lazySection } from '../../../ui/base/lazy-section.tsx'
import { addPackToCart } from '../../cart/add-pack-to-cart.ts'
import { ProductQuestions } from '../../questions/ProductQuestions.tsx'
import { ProductStockAlert } from '../../stock-alerts/ProductStockAlert.tsx'
import { ProductRail } from '../cards/ProductRail.tsx'
import { useWish } from '../../wishlist/useWish.ts'
import { Fold } from '../../page/Fold.tsx'
import { pageHandle } from '../../page/page.ts'
import { BrandBlock } from '../sellers/BrandBlock.tsx'
import { SoldBy } from './SoldBy.tsx'
import { DeliveryPlace } from './DeliveryPlace.tsx'
import { HowMuch } from './HowMuch.tsx'
import { ProductHelp } from './ProductHelp.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './ProductPage.module.css'
import { localPack } from '../../../texts/packs.ts'
import { localShort, localTitle } from '../../../texts/localized.ts'
import { Words } from '../../../ui/base/Words.tsx'

const CollectAtDealer = lazySection(
  async () => (await withTexts('product', import('../packs/CollectAtDealer.tsx'))).CollectAtDealer,
)

const NOT_FOUND = 404
const SIMILAR_SHOWN = 6
/** Below this the stock is shown, so that nobody is surprised at the order. */
const FEW = 10

export const loader = pageLoader(async (ask, { params }) => {
  const slug = params['slug'] ?? ''
  const [details, reviews, similar, questions] = await Promise.all([
    ask('productDetails', { params: { slug } }),
    ask('reviews', { params: { slug } }),
    ask('similarProducts', { params: { slug } }),
    ask('questions', { params: { slug } }),
  ])
  if (!details.status && details.httpStatus === NOT_FOUND) throw notFound('product')
  const product = dataOrThrow(details)
  const dealer = product.collect_only
    ? await ask('sellerParticulars', { params: { id: String(product.vendor.id) } })
    : undefined
  return {
    product,
    dealer: dealer?.status ? dealer.data : null,
    reviews: reviews.status ? reviews.data : null,
    similar: dataOrEmpty(similar).slice(0, SIMILAR_SHOWN),
    questions: questions.status ? questions.data : null,
  }
})

/** What a messaging app shows of a shared link: the price first, as cards show it. */
const sharedWords = (product: ProductDetails): string => {
  const [first] = product.variants
  const short = localShort(product).text
  return first
    ? `${formatRupees(first.selling_price)}, ${localPack(first.variant_name).text}${fullStop()} ${short}`
    : short
}

export const handle = pageHandle<typeof loader>({
  head: (data) => {
    const product = data?.product
    if (!product) return { title: text.catalogue.productNotFound }
    return {
      title: localTitle(product).text,
      description: sharedWords(product),
      picture: productPicture(product.product_id, product.image_url, 640),
    }
  },
  heading: (data) => data && <Words {...localTitle(data.product)} />,
  tools: (data) => data && <ShareButton product={data.product} kind="plain" className={styles.plain} />,
  subHeader: true,
  buyBar: true,
})

interface ShareButtonProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'className'> {
  product: ProductDetails
}

const ShareButton = ({ product, ...look }: ShareButtonProps) => (
  <Button icon="share" {...look} onClick={() => void share(localTitle(product).text)} label={text.catalogue.share} />
)

export const Component = () => {
  const { product, dealer, reviews, similar, questions } = useLoaderData<typeof loader>()
  return (
    <>
      <Purchase key={product.id} product={product} dealer={dealer} />
      <BrandBlock brand={product.brand} />
      <ProductRail title={text.catalogue.similar} row={{ products: similar, total: similar.length, next: null }} />
      {reviews && product.average_rating > 0 && (
        <Section title={text.catalogue.reviewsTitle} id="reviews">
          <Reviews summary={reviews} />
        </Section>
      )}
      {/* Two siblings of one key are not told apart: the old one would stay on the page. */}
      <ProductQuestions key={`questions ${product.id}`} product={product} questions={questions} />
    </>
  )
}

const Purchase = ({ product, dealer }: { product: ProductDetails; dealer: SellerParticulars | null }) => {
  const [sku, choose] = useState<string>()
  const chosen = pick(product, sku)
  const inCart = useCart(({ cartItems }) => cartItems.find((line) => line.sku === chosen?.sku)?.quantity ?? 0)
  const { wished, toggle } = useWish(product)
  const navigate = useNavigate()
  if (!chosen) return null
  const canBuy = !product.licence_required || product.licence?.valid === true
  const doses = product.collect_only ? [] : dosesFor(product.facts?.doses, product.variants)
  const buy = async () => {
    await buyNow(product, chosen)
    const returnTo = '/address/?isBuyNow=1'
    if (await knownUser()) void navigate(returnTo, { state: toPayment })
    else void navigate('/login', { state: { returnTo, checkout: true } satisfies ReturnTo })
  }
  return (
    <>
      <div className={styles.product}>
        <div className={styles.picture}>
          <Gallery product={product} />
        </div>
        <div className={styles.words}>
          <ProductHead product={product} />
          <div className={styles.offer}>
            <div aria-live="polite">
              <Price
                size="page"
                selling={chosen.selling_price}
                list={chosen.price}
                discount={chosen.product_discount}
              />
              <PackUnitPrice variant={chosen} />
              <PriceSteps steps={chosen.steps} />
              <p className={layout.small}>
                <Words {...localPack(chosen.variant_name)} />
                {`${fullStop()} ${text.catalogue.taxes}${fullStop()}`}
              </p>
              {chosen.stock_quantity < FEW && (
                <p className={layout.error}>
                  {chosen.stock_quantity > 0
                    ? plural(chosen.stock_quantity, text.catalogue.left)
                    : text.catalogue.soldOut}
                </p>
              )}
            </div>
            <div className={styles.actions}>
              <Button
                icon="heart"
                iconFilled={wished}
                aria-pressed={wished}
                onClick={toggle}
                label={wished ? text.catalogue.inWishlist : text.catalogue.wishlist}
              />
              <ShareButton product={product} kind="outline" className={layout.desk} />
              <ReadAloud
                text={`${localTitle(product).text}. ${localPack(chosen.variant_name).text}, ${formatRupees(chosen.selling_price)}. ${localShort(product).text}`}
              />
            </div>
          </div>
          <Fold />
          <SoldBy vendor={product.vendor} />
          {product.collect_only ? (
            <CollectAtDealer vendor={product.vendor} dealer={dealer} />
          ) : chosen.stock_quantity > 0 ? (
            <DeliveryPlace product={product} variant={chosen} />
          ) : (
            <ProductStockAlert product={product} variant={chosen} />
          )}
          {product.variants.length > 1 && (
            <PackChoice product={product} chosen={chosen} onChoose={(variant) => choose(variant.sku)} />
          )}
          <OtherOffers product={product} chosen={chosen} />
          <p className={classes(layout.above3, styles.short)}>
            <Words {...localShort(product)} />
          </p>
          {!product.collect_only && chosen.stock_quantity > 0 && (
            <BuyBar
              key={chosen.sku}
              price={chosen.selling_price}
              canBuy={canBuy}
              inCart={inCart}
              onAdd={() => void addPackToCart(product, chosen)}
              onTakeOne={() => void decrement(chosen.sku)}
              onBuyNow={() => void buy()}
            />
          )}
          {chosen.stock_quantity <= 0 && product.offers && <OthersBar label={countSellers(product.offers)} />}
          {doses.length > 0 && <HowMuch product={product} />}
          <ProductFacts product={product} variant={chosen} />
        </div>
      </div>
      <div className={styles.about}>
        <div>
          <FactsTable product={product} variant={chosen} />
          <ProductHelp product={product} variant={chosen} />
        </div>
        <SellerText product={product} />
      </div>
    </>
  )
}

/** The chosen pack; before any choice the first that is in stock. */
const pick = ({ variants }: ProductDetails, sku: string | undefined): Variant | undefined =>
  variants.find((variant) => variant.sku === sku) ??
  variants.find(({ stock_quantity }) => stock_quantity > 0) ??
  variants[0]
