import { useLoaderData } from 'react-router-dom'
import { SellerList } from './SellerAndBrandLists.tsx'
import { dataOrThrow, pageLoader } from '../loaders.ts'
import { plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { pageHandle } from '../../page/page.ts'
import { Wide } from '../../page/PageLayout.tsx'

export const loader = pageLoader(async (ask) => ({ sellers: dataOrThrow(await ask('sellers')) }))

export const handle = pageHandle<typeof loader>({
  head: () => ({ title: text.catalogue.sellers }),
  heading: () => text.catalogue.sellers,
  note: (data) => (data ? plural(data.sellers.length, text.catalogue.sellerCount) : ''),
})

export const Component = () => {
  const { sellers } = useLoaderData<typeof loader>()
  return <Wide>{sellers.length > 0 ? <SellerList whole sellers={sellers} /> : <p>{text.catalogue.noneYet}</p>}</Wide>
}
