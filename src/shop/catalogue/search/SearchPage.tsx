import { useEffect } from 'react'
import { useLoaderData, Link } from 'react-router-dom'
import { PRODUCT_TYPES, SEARCH_TEXT_MAX } from '../../../contract/constants.ts'
import type { ProductsQuery } from '../../../contract/calls/catalogue.ts'
import { readFilters } from '../listing/filters.ts'
import { dataOrEmpty, fetchProductPage, pageLoader, type Ask } from '../loaders.ts'
import { CategoryTiles } from '../home/CategoryTiles.tsx'
import { rememberSearch } from './recent-searches.ts'
import { useNetwork } from '../../../client/page/network.store.ts'
import { shopSettings } from '../../../contract/shop-settings.ts'
import { plural } from '../../../texts/format.ts'
import { fullStop } from '../../../texts/full-stop.ts'
import { text } from '../../../texts/texts.ts'
import { Section } from '../../../ui/display/Section.tsx'
import { ProductList, type Listing } from '../listing/ProductList.tsx'
import { pageHandle } from '../../page/page.ts'
import layout from '../../../ui/base/layout.module.css'
import { loadList } from '../listing/load-listing.ts'
import styles from './SearchPage.module.css'
import { cropBySlug } from '../../../texts/local-crop.ts'
import { localType, type Localized } from '../../../texts/localized.ts'
import { Words } from '../../../ui/base/Words.tsx'
import { OutsideLink } from '../../../ui/display/OutsideLink.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { popularWords } from './popular-words.ts'
import { resultsOf } from './results-path.ts'

interface NothingFoundProps {
  /** The words that were searched for together, of which each finds something. */
  alone: readonly string[]
  popular: readonly string[]
  /** The shop did not answer; the phone was searched. */
  isFromPhone: boolean
}

/** Words that find something. */
const OtherWords = ({ title, words }: { title: string; words: readonly Localized[] }) =>
  words.length > 0 && (
    <div className={layout.stack2}>
      <p>{title}</p>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word.text}>
            <Link to={resultsOf(word.text)}>
              <Words {...word} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )

/** A search without a find: somebody to call, and words that find something. */
const NothingFound = ({ alone, popular, isFromPhone }: NothingFoundProps) => {
  const phone = shopSettings.contact.find(({ kind, href }) => kind === 'phone' && href !== undefined)
  return (
    <div className={styles.none} role="status">
      <div>
        <p className={layout.strong}>{text.messages.noProductFound}</p>
        {isFromPhone && <p>{text.search.notHere}</p>}
      </div>
      {phone && (
        <div>
          <p className={styles.call}>
            <Icon name="call" />
            <OutsideLink href={phone.href}>{text.search.call(phone.text)}</OutsideLink>
          </p>
          <p>{text.search.callText}</p>
        </div>
      )}
      <OtherWords title={text.search.alone} words={alone.map((word) => ({ text: word }))} />
      <OtherWords title={text.search.elsewhere} words={popularWords(popular)} />
    </div>
  )
}

/** What is searched for: words, what is marked as a type, or all of a crop. */
const subjectOf = (params: URLSearchParams): ProductsQuery => {
  const q = params.get('q')?.trim().slice(0, SEARCH_TEXT_MAX)
  const type = PRODUCT_TYPES.find((known) => known === params.get('type'))
  return { ...(q && { q }), ...(type && { type }) }
}

const WORDS_MAX = 4

/** Of words that find nothing together those that find something. */
const findingWords = async (q: string, ask: Ask): Promise<string[]> => {
  const words = [...new Set(q.split(/\s+/))]
  if (words.length < 2) return []
  const pages = await Promise.all(
    words
      .slice(0, WORDS_MAX)
      .map(async (word) => ({ word, ...(await fetchProductPage({ q: word, limit: '1' }, ask)) })),
  )
  return pages.filter(({ total }) => total > 0).map(({ word }) => word)
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
  const isWithout = list !== null && list.products.error === undefined && list.products.total === 0
  const alone = isWithout && of.q !== undefined ? await findingWords(of.q, ask) : []
  return { list, alone, categories: dataOrEmpty(categories), popular: dataOrEmpty(popular) }
})

const titleOf = (list: Listing | null | undefined): Localized => {
  const { q, type } = list?.of ?? {}
  const crop = list?.filters.crop
  if (q) return { text: text.search.results(q) }
  if (type !== undefined) return localType(type)
  if (crop === undefined) return { text: text.search.title }
  return cropBySlug(crop, list?.offered?.crop && [list.offered.crop])
}

export const handle = pageHandle<typeof loader>({
  head: (data) => ({ title: titleOf(data?.list).text, noIndex: true }),
})

export const Component = () => {
  const { list, alone, categories, popular } = useLoaderData<typeof loader>()
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
            {(isFromPhone || !online) && `${text.status.fromPhone}${fullStop()} `}
            {plural(list.products.total, text.catalogue.count)}
          </p>
        )}
      </div>
      {list !== null && !(isEmpty && isUnfiltered) && <ProductList {...list} />}
      {isEmpty && isUnfiltered && <NothingFound alone={alone} popular={popular} isFromPhone={isFromPhone} />}
      {(list === null || isEmpty) && (
        <Section title={text.catalogue.whatDoYouNeed}>
          <CategoryTiles categories={categories} />
        </Section>
      )}
    </>
  )
}
