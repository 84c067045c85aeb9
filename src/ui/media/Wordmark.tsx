import styles from './Wordmark.module.css'

/** The mark and the word. Whoever links it gives the name. */
export const Wordmark = () => (
  <span className={styles.brand}>
    <svg
      className={styles.mark}
      viewBox="0 0 48 48"
      fill="none"
      stroke="#FFFBF0"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect width="48" height="48" rx="10" fill="#1C5229" stroke="none" />
      <path d="M11 8c5 1 7 4 7 9v16m0-7c0-5 3-8 7.5-8s7.5 3 7.5 8v1.5" strokeWidth="5.5" />
      <path d="M15.25 27h5.5c.3 6.5 6 11.5 16.75 13H15.25Z" fill="#F5A800" stroke="none" />
      <path d="M7 40.25h34" strokeWidth="2.5" />
    </svg>
    <svg
      className={styles.word}
      viewBox="0 0 140 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="5.6"
      aria-hidden="true"
    >
      <path d="M4 2v30m0-11c0-5 3-7.2 6.5-7.2S17 16 17 21v11m14.5-16.7a7 7 0 1 0 0 14 7 7 0 1 0 0-14zm7.5-2.8V32m9.5-30v30M63 15.3a7 7 0 1 0 0 14 7 7 0 1 0 0-14zM70.5 2v30M80 2v30m0-11c0-5 3-7.2 6.5-7.2S93 16 93 21v11m14-16.7a7 7 0 1 0 0 14 7 7 0 1 0 0-14zm7.5-2.8V32m9.5-19.5V32m0-9c0-6 4-9 11-8.8" />
    </svg>
  </span>
)
