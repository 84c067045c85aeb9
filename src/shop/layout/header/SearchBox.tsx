import { useDeferredValue, useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { SEARCH_TEXT_MAX } from '../../../contract/constants.ts'
import { inLanguage, withoutLanguage } from '../../../contract/languages.ts'
import { language, text } from '../../../texts/texts.ts'
import { rememberSearch } from '../../catalogue/search/recent-searches.ts'
import { resultsOf } from '../../catalogue/search/results-path.ts'
import { useNetwork } from '../../../client/page/network.store.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'
import { classes } from '../../../ui/base/classes.ts'
import hanging from '../../../ui/base/hanging.module.css'
import layout from '../../../ui/base/layout.module.css'
import styles from './SearchBox.module.css'
import { useDismiss } from '../../page/useDismiss.ts'
import { useHangingList } from '../../page/useHangingList.ts'
import { withTexts } from '../../../texts/load-texts.ts'

const SearchResults = lazyComponent(
  async () => (await withTexts('shop', import('../../catalogue/search/SearchResults.tsx'))).SearchResults,
  {
    wait: () => <p className={layout.note}>{text.search.searching}</p>,
    // A search that failed shows as one that found nothing.
    fail: () => <p className={layout.note}>{text.messages.noProductFound}</p>,
  },
)

const VoiceSearch = lazyComponent(
  async () => (await withTexts('rest', import('../../catalogue/search/VoiceSearch.tsx'))).VoiceSearch,
)

/** Text in, beginning with that of the page `at` which one is or will be; what is found below, all of it on Enter. An outside press, Escape, Back or Clear closes the list. */
export const SearchBox = ({ at }: { at: Location }) => {
  const { pathname } = useLocation()
  const isResults = withoutLanguage(at.pathname) === '/search'
  const isBlank = isResults && at.search === ''
  const navigate = useNavigate()
  const [query, setQuery] = useState(() => (isResults && new URLSearchParams(at.search).get('q')) || '')
  const { isOpen, open, close } = useHangingList()
  // The field has the focus first: on a slow phone the list takes longer than a finger waits.
  const isOpenSoon = useDeferredValue(isOpen)
  const isShown = isOpen && isOpenSoon
  const online = useNetwork((network) => network.online)
  const box = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    setQuery('')
    input.current?.focus()
    close()
  }
  const hear = (words: string) => {
    setQuery(words.slice(0, SEARCH_TEXT_MAX))
    open()
  }
  useDismiss(box, isOpen, close)
  useEffect(() => {
    if (pathname === '/search' && isBlank) input.current?.focus()
  }, [pathname, isBlank])
  const go = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = query.trim()
    if (typed === '') return
    rememberSearch(typed)
    void navigate(resultsOf(typed))
  }
  return (
    <form ref={box} role="search" action={inLanguage('/search', language)} className={styles.search} onSubmit={go}>
      <div className={classes(layout.row, styles.box)}>
        <Icon name="search" />
        <input
          ref={input}
          aria-label={text.search.box}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_TEXT_MAX}
          placeholder={text.search.searchHint}
          value={query}
          onFocus={open}
          onClick={open}
          onChange={(event) => {
            setQuery(event.target.value)
            open()
          }}
        />
        {query !== '' && (
          <button type="button" className={layout.press} onClick={clear}>
            <Icon name="close" small />
            {text.search.clearBox}
          </button>
        )}
      </div>
      {isShown && (
        <div className={classes(hanging.hanging, styles.results)}>
          {query === '' && online && <VoiceSearch onHeard={hear} />}
          <SearchResults query={query.trim()} showAge={!online} />
        </div>
      )}
    </form>
  )
}
