import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { isFailure } from '../../client/api/call.ts'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { PagedList } from '../list/PagedList.tsx'
import { Parts, usePart } from '../list/Parts.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { EnquiryCard } from './EnquiryCard.tsx'
import { text } from './texts.ts'

/** What customers ask in bulk: new, answered, and done; for the operator's people all of them, or of the shop named. */
export const EnquiriesPage = () => {
  const pile = usePart(text.piles)
  const isOperators = useDesk(({ me }) => me?.seller_id === null)
  const [query] = useSearchParams()
  const [shopName, setShopName] = useState<string | null>(null)
  const seller = query.get('shop') ?? undefined
  const q = query.get('q') || undefined
  const load = async (cursor?: string) => {
    const answer = await ask('deskEnquiries', { query: { pile, cursor, seller, q } })
    if (!isFailure(answer)) setShopName(answer.meta.shop_name)
    return answer
  }
  return (
    <>
      <PageTitle title={text.title} />
      {isOperators && <SearchBox label={text.search} />}
      <Parts parts={text.piles} chosen={pile} without={isOperators ? undefined : 'all'} />
      {shopName !== null && (
        <p className={layout.below3}>
          {text.oneShop(shopName)}{' '}
          <Link className={layout.tap} to={`?which=${pile}`}>
            {text.allShops}
          </Link>
        </p>
      )}
      <PagedList
        ask={load}
        trigger={`${pile} ${seller} ${q}`}
        empty={{ title: text.empty[pile], text: text.emptyText[pile] }}
      >
        {(enquiry) => <EnquiryCard key={enquiry.id} enquiry={enquiry} />}
      </PagedList>
    </>
  )
}
