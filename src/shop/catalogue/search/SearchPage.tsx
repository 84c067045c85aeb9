import { useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { PRODUCT_TYPES, SEARCH_TEXT_MAX } from '../../../contract/constants.ts'
import type { ProductsQuery } from '../../../contract/calls/catalogue.ts'
import { readFilters } from '../listing/filters.ts'
import { dataOrEmpty, pageLoader } from '../loaders.ts'
import { CategoryTiles } from '../home/CategoryTiles.tsx'
import { rememberSearch } from './recent-searches.ts'
import { NothingFound } from './NothingFound.tsx'
import { useNetwork } from '../../../client/page/network.store.ts'
import { plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Section } from '../../../ui/display/Section.tsx'
import { ProductList, type Listing } from '../listing/ProductList.tsx'
import { pageHandle } from '../../page/page.ts'
import layout from '../../../ui/base/layout.module.css'
import { loadList } from '../listing/load-listing.ts'
import styles from './SearchPage.module.css'
import { localCrop, localType, type Localized } from '../../../texts/localized.ts'
import { Words } from '../../../ui/base/Words.tsx'

/** What is searched for: words, what is marked as a type, or all of a crop. */
const subjectOf = (params: URLSearchParams): ProductsQuery => {
  const q = params.get('q')?.trim().slice(0, SEARCH_TEXT_MAX)
  const type = PRODUCT_TYPES.find((known) => known === params.get('type'))
  return { ...(q && { q }), ...(type && { type }) }
}

export const loader = pageLoader(async (ask, { request }) => {
  const params = new URL(request.url).searchParams
  const of = subjectOf(params)
  const isBlank = Object.keys({ ...of, ...readFilters(params) }).length === 0
  const [list, categories, popular] = await Promise.all([
    isBlank ? null : loadList(of, request, ask),
    ask('categories'),
    ask('popularSearches'),
  ])
  return { list, categories: dataOrEmpty(categories), popular: dataOrEmpty(popular) }
})

const titleOf = (list: Listing | null | undefined): Localized => {
  const { q, type } = list?.of ?? {}
  const crop = list?.filters.crop
  if (q) return { text: text.search.results(q) }
  if (type !== undefined) return localType(type)
  return crop === undefined ? { text: text.search.title } : localCrop(crop)
}

export const handle = pageHandle<typeof loader>({
  head: (data) => ({ title: titleOf(data?.list).text, noIndex: true }),
})

export const Component = () => {
  const { list, categories, popular } = useLoaderData<typeof loader>()
  const online = useNetwork((network) => network.online)
  const q = list?.of.q
  useEffect(() => {
    if (q !== undefined) rememberSearch(q)
  }, [q])
  const isFromPhone = list?.products.part === true
  const isEmpty = list !== null && list.products.error === undefined && list.products.total === 0
  const isUnfiltered = list !== null && Object.keys(list.filters).length === 0
  return (
    <>
      <div className={styles.head}>
        <h1>
          <Words {...titleOf(list)} />
        </h1>
        {list !== null && list.products.error === undefined && !isEmpty && (
          <p className={layout.small}>
            {(isFromPhone || !online) && `${text.status.fromPhone}. `}
            {plural(list.products.total, text.catalogue.count)}
          </p>
        )}
      </div>
      {list !== null && !(isEmpty && isUnfiltered) && <ProductList {...list} />}
      {isEmpty && isUnfiltered && <NothingFound popular={popular} isFromPhone={isFromPhone} />}
      {(list === null || isEmpty) && (
        <Section title={text.catalogue.whatDoYouNeed}>
          <CategoryTiles categories={categories} />
        </Section>
      )}
    </>
  )
}
