import { useState } from 'react'
import { Link } from 'react-router-dom'
import { callApi } from '../../../client/api/call.ts'
import { text } from '../../../texts/texts.ts'
import { oldestOf } from '../../../client/api/freshness.ts'
import { formatAgo } from '../../../texts/amounts.ts'
import { formatRupees, plural } from '../../../texts/format.ts'
import { LinesSkeleton } from '../../../ui/display/FormSkeleton.tsx'
import { useAnswer } from '../../../ui/base/useAnswer.ts'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconName } from '../../../ui/media/icons.ts'
import layout from '../../../ui/base/layout.module.css'
import { ProductPicture } from '../product/ProductPicture.tsx'
import { resultsOf } from './results-path.ts'
import styles from './SearchResults.module.css'
import { popularWords } from './popular-words.ts'
import { suggest } from './suggest.ts'
import { useSearch } from './useSearch.ts'
import { localPack } from '../../../texts/packs.ts'
import { asWritten, localTitle, type Localized } from '../../../texts/localized.ts'
import { Sentence, Words } from '../../../ui/base/Words.tsx'
import { classes } from '../../../ui/base/classes.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'

const askPopular = async (): Promise<string[]> => {
  const answer = await callApi('popularSearches')
  return answer.status ? answer.data : []
}

/** Below an empty box: what was searched for from this phone, and what many search for. */
const SearchStart = () => {
  const [recent, setRecent] = useState(recentSearches)
  const { answer: popular = [] } = useAnswer(askPopular)
  const forget = () => {
    forgetSearches()
    setRecent([])
  }
  return (
    <>
      {recent.length > 0 && (
        <>
          <div className={classes(layout.between, styles.group)}>
            <b>{text.search.recent}</b>
            <button type="button" className={layout.press} onClick={forget}>
              {text.search.forget}
            </button>
          </div>
          <Searches words={recent.map(asWritten)} icon="clock" />
        </>
      )}
      {popular.length > 0 && (
        <>
          <b className={classes(layout.between, styles.group)}>{text.search.popular}</b>
          <Searches words={popularWords(popular)} icon="search" />
        </>
      )}
    </>
  )
}

/** Each leads to its results. */
const Searches = ({ words, icon }: { words: readonly Localized[]; icon: IconName }) => (
  <ul>
    {words.map((word) => (
      <li key={word.text}>
        <Link className={styles.word} to={resultsOf(word.text)}>
          <Icon name={icon} small />
          <Words {...word} />
        </Link>
      </li>
    ))}
  </ul>
)

interface SearchResultsProps {
  query: string
  /** Without network the answer comes from the offline catalogue, and says how old that is. */
  showAge: boolean
}

/** The list below the search box: while that is empty, words to begin with. */
export const SearchResults = ({ query, showAge }: SearchResultsProps) => {
  const found = useSearch(query)
  const { answer: suggestions = [] } = useAnswer(() => suggest(query), query)
  if (query === '') return <SearchStart />
  const products = found?.products ?? []
  const at = showAge ? oldestOf([products]) : undefined
  return (
    <>
      {products.length > 0 && (found?.isOwn || showAge) && <p className={styles.age}>{text.status.fromPhone}</p>}
      {at !== undefined && <p className={styles.age}>{text.status.pricesSeen(formatAgo(at))}</p>}
      {products.length > 0 && (
        <VisuallyHidden>
          <span role="status">{plural(products.length, text.search.found)}</span>
        </VisuallyHidden>
      )}
      {suggestions.length + products.length > 0 && (
        <ul>
          {suggestions.map(({ kind, said, to }) => (
            <li key={to}>
              <Link className={styles.word} to={to}>
                <Icon name={kind === 'brand' ? 'tag' : 'grid'} small />
                <span>
                  <b>
                    <Words {...said} />
                  </b>{' '}
                  <span className={layout.quiet}>{text.search.kinds[kind]}</span>
                </span>
              </Link>
            </li>
          ))}
          {products.map((product) => (
            <li key={product.id}>
              <Link className={styles.found} to={`/product-details/${product.slug}`}>
                <ProductPicture product={product} size="line" />
                <span className={styles.words}>
                  <b>
                    <Words {...localTitle(product)} />
                  </b>
                  <span>
                    {product.stock_quantity > 0
                      ? formatRupees(product.variants[0]?.selling_price ?? 0)
                      : text.catalogue.soldOut}
                    , <Words {...localPack(product.variants[0]?.variant_name ?? '')} />
                  </span>
                  <span>
                    <Sentence
                      say={text.catalogue.soldBy}
                      of={[asWritten(product.vendor.shop_name), asWritten(product.vendor.city)]}
                    />
                  </span>
                </span>
              </Link>
            </li>
          ))}
          {products.length > 0 && (
            <li>
              <Link className={styles.word} to={resultsOf(query)}>
                <b>{text.search.all(query)}</b>
                <Icon name="next" small />
              </Link>
            </li>
          )}
        </ul>
      )}
      {found === null && <LinesSkeleton className={styles.bones} />}
      {found !== null && products.length === 0 && (
        <div className={styles.none} role="status">
          <p className={layout.strong}>{text.messages.noProductFound}</p>
          {found.isOwn && <p>{text.search.notHere}</p>}
        </div>
      )}
    </>
  )
}
