import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Toaster.module.css'
import { words } from './words.ts'

interface ToasterProps {
  /** Milliseconds until a toast goes by itself. */
  duration: number
}

/** The toasts, top right. A finger or a mouse on them holds the clock. */
export const Toaster = ({ duration }: ToasterProps) => {
  const { toasts, handlers } = useToaster({ duration, success: { duration }, error: { duration } })
  return (
    <div
      className={styles.toaster}
      popover="manual"
      ref={keepOnTop}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map((shown) => (
          <div
            key={shown.id}
            className={classes(styles.toast, shown.type === 'error' && styles.bad)}
            role={shown.type === 'error' ? 'alert' : 'status'}
          >
            <Icon name={shown.type === 'error' ? 'alert' : 'check'} />
            <span className={styles.words}>{resolveValue(shown.message, shown)}</span>
            <button
              type="button"
              className={styles.close}
              aria-label={words().close}
              onClick={() => toast.dismiss(shown.id)}
            >
              <Icon name="close" small />
            </button>
          </div>
        ))}
    </div>
  )
}

/** An open dialog lies in the browser's top layer; only a popover shown there too can be seen above it. */
const keepOnTop = (element: HTMLDivElement | null): (() => void) | undefined => {
  if (!element || typeof element.showPopover !== 'function') return
  const raise = () => {
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }
  raise()
  const watcher = new MutationObserver(raise)
  watcher.observe(element, { childList: true })
  watcher.observe(document.body, { attributeFilter: ['class'] })
  return () => watcher.disconnect()
}
