import { Card, CardBody, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { PagedList } from '../list/PagedList.tsx'
import { Parts } from '../list/Parts.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import { text as list } from '../list/texts.ts'
import { useSearchedPages } from '../list/useSearchedPages.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { SellerBadge } from './SellerBadge.tsx'
import { text } from './texts.ts'

const PARTS = ['submitted', 'changes', 'requested', 'invited', 'accepted', 'suspended', 'rejected'] as const

/** Who sells, and who has applied to. */
export const SellersPage = () => {
  const { which, pages } = useSearchedPages(PARTS, (query) => ask('deskSellers', { query }))
  return (
    <>
      <PageTitle title={text.title} />
      <SearchBox label={text.search} />
      <Parts
        parts={[{ part: undefined, label: list.all }, ...PARTS.map((part) => ({ part, label: text.parts[part] }))]}
        chosen={which}
      />
      <PagedList pages={pages} empty={{ title: text.empty, text: text.emptyText }}>
        {(seller) => (
          <Card key={seller.id}>
            <CardBody>
              <div className={layout.stack2}>
                <div className={layout.between}>
                  <h2>{seller.shop_name ?? seller.name}</h2>
                  <SellerBadge status={seller.vendor_status} />
                </div>
                <p>{[seller.name, seller.city, seller.state].filter(Boolean).join(', ')}</p>
                <p className={layout.small}>{text.applied(seller.created_at)}</p>
              </div>
            </CardBody>
            <CardFooter>
              <CardFooterLink
                icon="eye"
                to={`/desk/approvals/${seller.id}`}
                aria-label={text.open(seller.shop_name ?? seller.name)}
                label={text.look}
              />
            </CardFooter>
          </Card>
        )}
      </PagedList>
    </>
  )
}
