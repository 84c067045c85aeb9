import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useDesk } from '../desk.store.ts'
import { PageTitle } from '../page/PageTitle.tsx'

interface OneShopProps {
  title: string
  /** For the operator's people, who have no shop of their own. */
  none: ReactNode
  children: (id: string) => ReactNode
}

/** A page of the shop that the address names, else of one's own. */
export const OneShop = ({ title, none, children }: OneShopProps) => {
  const { id } = useParams()
  const own = useDesk(({ me }) => me?.seller_id ?? null)
  const shop = id ?? own?.toString()
  return (
    <>
      <PageTitle title={title} />
      {shop === undefined ? none : children(shop)}
    </>
  )
}
