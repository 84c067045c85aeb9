import sprite from './icons.svg?no-inline'
import styles from './Wordmark.module.css'

/** The mark and the word. Whoever links it gives the name. */
export const Wordmark = () => (
  <span className={styles.brand}>
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${sprite}#mark`} />
    </svg>
    <svg className={styles.word} viewBox="0 0 140 36" aria-hidden="true">
      <use href={`${sprite}#word`} />
    </svg>
  </span>
)
