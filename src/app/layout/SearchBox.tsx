import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SEARCH_TEXT_MAX } from '../../contract/constants.ts'
import { messages } from '../../contract/messages.ts'
import { useNetwork } from '../../features/account/network.store.ts'
import { t } from '../../texts/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazily } from '../../ui/lazily.tsx'
import styles from './SearchBox.module.css'
import { useOutside } from './useOutside.ts'

const SearchResults = lazily(async () => (await import('../../features/catalogue/SearchResults.tsx')).SearchResults, {
  wait: () => <p className={styles.note}>{t.layout.searching}</p>,
  // A search that failed found nothing (spec section 8).
  fail: () => <p className={styles.note}>{messages.noProductFound}</p>,
})

/** Text in, a list of products below. An outside press, Escape, Back or Clear closes it. */
export const SearchBox = () => {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const online = useNetwork((network) => network.online)
  const box = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const close = useCallback(() => setOpen(false), [])
  const clear = () => {
    setText('')
    close()
    input.current?.focus()
  }
  const { key } = useLocation()
  const [page, setPage] = useState(key)
  if (page !== key) {
    setPage(key)
    setText('')
    setOpen(false)
  }
  const shown = open && text.trim() !== ''
  useOutside(box, shown, close)
  return (
    <form ref={box} role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          ref={input}
          aria-label={t.layout.search}
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_TEXT_MAX}
          placeholder={t.layout.searchHint}
          value={text}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value)
            setOpen(true)
          }}
        />
        {text !== '' && (
          <button type="button" className={styles.clear} onClick={clear}>
            <Icon name="close" small />
            {t.layout.clear}
          </button>
        )}
      </div>
      {shown && (
        <div className={styles.results}>
          <SearchResults text={text.trim()} tellAge={!online} />
        </div>
      )}
    </form>
  )
}
