import { isUploaded, productPicture } from '../../contract/pictures.ts'
import { Card, CardBody, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import { LineItem } from '../../ui/display/LineItem.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { PagedList } from '../list/PagedList.tsx'
import { Parts } from '../list/Parts.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import styles from '../list/list.module.css'
import { text as list } from '../list/texts.ts'
import { useSearchedPages } from '../list/useSearchedPages.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { StateBadge } from './StateBadge.tsx'
import { text } from './texts.ts'

const PARTS = ['missing', 'waiting', 'refused'] as const

/** Products with what their pages lack of what the law wants. */
export const ProductsPage = () => {
  const { which, pages } = useSearchedPages(PARTS, (query) => ask('deskProducts', { query }))
  return (
    <>
      <PageTitle title={text.title} />
      <SearchBox label={text.search} />
      <Parts
        parts={[{ part: undefined, label: list.all }, ...PARTS.map((part) => ({ part, label: text.parts[part] }))]}
        chosen={which}
      />
      <PagedList pages={pages} empty={text.empty[which ?? 'all']}>
        {(product) => (
          <Card key={product.listing_id}>
            <CardBody>
              <div className={layout.stack3}>
                <LineItem
                  picture={productPicture(product.product_id, product.image_url, 160)}
                  photo={isUploaded(product.image_url)}
                  ground={product.ground}
                  title={<h2 className={styles.title}>{product.title}</h2>}
                  detail={product.shop_name}
                />
                <div>
                  <StateBadge {...product} />
                </div>
              </div>
            </CardBody>
            <CardFooter>
              <CardFooterLink
                icon="eye"
                to={`/desk/products/${product.listing_id}`}
                aria-label={text.open(product.title)}
                label={text.look}
              />
            </CardFooter>
          </Card>
        )}
      </PagedList>
    </>
  )
}
