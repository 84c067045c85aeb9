import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useNetwork } from '../../../client/page/network.store.ts'
import { onStorageIssue } from '../../../client/db/storage-status.ts'
import { pageText } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { classes } from '../../../ui/base/classes.ts'
import { toastError } from '../../../ui/base/toast.ts'
import tone from '../../../ui/base/tone.module.css'
import styles from './OfflineStrip.module.css'

/** One notice at a time: what is wrong with the local storage, or that changes wait for a log-in. */
export const StorageNotice = () => {
  const trouble = useNetwork((network) => network.trouble)
  const { pathname, search } = useLocation()
  const words = pageText.storage
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble !== 'full') return undefined
    // Who has scrolled past the notice would see a tap without an effect.
    const tell = () => {
      const { bottom = 0 } = notice.current?.getBoundingClientRect() ?? {}
      if (bottom <= 0) void toastError(words.full)
    }
    tell()
    return onStorageIssue(({ issue, by }) => {
      if (issue === 'full' && by === undefined) tell()
    })
  }, [trouble, words])
  return (
    <div ref={notice} className={classes(tone.wait, styles.strip)}>
      <Icon name="alert" />
      <p>
        <span>{trouble === null ? words.login : words[trouble]}</span>
        {trouble === 'reload' && (
          <button type="button" className={styles.act} onClick={() => location.reload()}>
            {words.reloadNow}
          </button>
        )}
        {trouble === 'full' && <Link to="/offline">{words.seeKept}</Link>}
        {trouble === null && (
          <Link to="/login" state={{ returnTo: pathname + search }}>
            {words.loginNow}
          </Link>
        )}
      </p>
    </div>
  )
}
