import { text } from '../../../texts/texts.ts'
import { useLoading } from '../../page/loading.store.ts'
import styles from './LoadingOverlay.module.css'

/** Shown only for calls that the user waits for. */
export const LoadingOverlay = () => {
  const shown = useLoading(({ waitingFor }) => waitingFor > 0)
  return (
    <div role="status" aria-live="assertive">
      {shown && (
        <div className={styles.overlay}>
          <p className={styles.words}>
            {text.layout.loading}
            <span className={styles.dots} aria-hidden="true">
              <i>.</i>
              <i>.</i>
              <i>.</i>
            </span>
          </p>
        </div>
      )}
    </div>
  )
}
