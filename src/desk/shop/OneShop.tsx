import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { useDesk } from '../desk.store.ts'
import { PageTitle } from '../page/PageTitle.tsx'

interface OneShopProps {
  words: { title: string; ofShops: string; ofShopsText: string; sellers: string }
  children: (id: string) => ReactNode
}

/** A page of the shop that the address names, else of one's own; the operator's people have none. */
export const OneShop = ({ words, children }: OneShopProps) => {
  const { id } = useParams()
  const own = useDesk(({ me }) => me?.seller_id ?? null)
  const shop = id ?? own?.toString()
  return (
    <>
      <PageTitle title={words.title} />
      {shop === undefined ? (
        <EmptyState
          title={words.ofShops}
          text={words.ofShopsText}
          action={{ to: '/desk/approvals', label: words.sellers }}
        />
      ) : (
        children(shop)
      )}
    </>
  )
}
