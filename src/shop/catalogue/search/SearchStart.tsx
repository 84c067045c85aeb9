import { useState } from 'react'
import { Link } from 'react-router-dom'
import { callApi } from '../../../client/api/call.ts'
import { asWritten } from '../../../texts/localized.ts'
import { text } from '../../../texts/texts.ts'
import { Words } from '../../../ui/base/Words.tsx'
import { useAnswer } from '../../../ui/base/useAnswer.ts'
import { classes } from '../../../ui/base/classes.ts'
import { Icon, type IconName } from '../../../ui/media/Icon.tsx'
import layout from '../../../ui/base/layout.module.css'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { resultsOf } from './results-path.ts'
import styles from './SearchResults.module.css'

const askPopular = async (): Promise<string[]> => {
  const answer = await callApi('popularSearches')
  return answer.status ? answer.data : []
}

/** Below an empty box: what was searched for from this phone, and what many search for. */
export const SearchStart = () => {
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
          <Searches words={recent} icon="clock" />
        </>
      )}
      {popular.length > 0 && (
        <>
          <b className={classes(layout.between, styles.group)}>{text.search.popular}</b>
          <Searches words={popular} icon="search" />
        </>
      )}
    </>
  )
}

/** Each leads to its results. */
const Searches = ({ words, icon }: { words: readonly string[]; icon: IconName }) => (
  <ul>
    {words.map((word) => (
      <li key={word}>
        <Link className={styles.word} to={resultsOf(word)}>
          <Icon name={icon} small />
          <Words {...asWritten(word)} />
        </Link>
      </li>
    ))}
  </ul>
)
