import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { afterPaint } from '../base/after-paint.ts'
import { closeOnBack } from '../base/back.ts'
import { Button } from '../button/Button.tsx'
import { classes } from '../base/classes.ts'
import styles from './Dialog.module.css'
import { flagModal } from '../base/body-modal-flag.ts'
import { labels } from '../base/labels.ts'

interface Reactions {
  /** Escape was pressed before the browser itself would tell of it. */
  onEscape: () => void
  /** The focus is about to go into the dialog; what was pressed may have been disabled until now. */
  onBefore: () => void
  /** The dialog is modal. */
  onModal: () => void
}

/**
 * Shows a dialog in the next frame and makes it modal in the frame after. Each of the page's elements gets its style
 * anew when it becomes inert, and on a slow phone the tap would wait for that. Above another dialog it is modal at once:
 * it would not be seen otherwise. Returns a function that cancels the second step.
 */
const openModal = (dialog: HTMLDialogElement, { onEscape, onBefore, onModal }: Reactions): (() => void) => {
  const isAbove = document.querySelector('dialog[open]') !== null
  const onKey = ({ key }: KeyboardEvent) => void (key === 'Escape' && onEscape())
  const finish = () => {
    removeEventListener('keydown', onKey)
    onBefore()
    dialog.open = false
    dialog.showModal()
    onModal()
  }
  dialog.open = true
  addEventListener('keydown', onKey)
  const cancel = isAbove ? finish() : afterPaint(finish)
  return () => {
    cancel?.()
    removeEventListener('keydown', onKey)
  }
}

/**
 * Hides a dialog in the next frame and closes it in the frame after: the page's elements get their styles anew once they
 * are no longer inert. One that its owner does not close is shown again. Returns a function that cancels the second step.
 */
const hideAndClose = (dialog: HTMLDialogElement, close: () => void): (() => void) => {
  dialog.hidden = true
  return afterPaint(() => {
    close()
    afterPaint(() => (dialog.hidden = false))
  })
}

interface DialogProps {
  title: ReactNode
  /** Called on Escape, on Back, on Close and on a press beside the dialog. */
  onClose: () => void
  /** `full` covers the screen. */
  side?: 'left' | 'right' | 'middle' | 'bottom' | 'full'
  /** Stays in sight below the scrolling part. */
  footer?: ReactNode
  children: ReactNode
}

/** Of the screen's height that head and foot may take. */
const MOST = 0.5

// The layout effect does nothing on the server, where no dialog is ever open.
const useDialogEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** A native modal dialog: focus goes in, Escape closes, focus returns. */
export const Dialog = ({ title, onClose, side = 'middle', footer, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // First its frame, so that the tap shows at once.
  const [filled, fill] = useState(false)
  const head = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const close = useRef(onClose)
  const cancelClosing = useRef<() => void>(undefined)
  useDialogEffect(() => {
    close.current = onClose
  })
  const leaveDialog = () => {
    if (ref.current) cancelClosing.current = hideAndClose(ref.current, () => close.current())
  }
  useDialogEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    let before: Element | null = null
    const cancel = openModal(dialog, {
      onEscape: () => close.current(),
      onBefore: () => (before = document.activeElement),
      onModal: () => fill(true),
    })
    const unmark = flagModal(dialog)
    const leave = closeOnBack(() => close.current())
    return () => {
      cancel()
      cancelClosing.current?.()
      leave()
      dialog.close()
      unmark()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (!foot.current || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => {
      const around = (head.current?.offsetHeight ?? 0) + (foot.current?.offsetHeight ?? 0)
      setLong(around > innerHeight * MOST)
    })
    watch.observe(foot.current)
    return () => watch.disconnect()
  }, [filled])
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) leaveDialog()
  }
  return (
    // The keyboard's way out is Escape; the press beside the dialog is a comfort for the finger.
    <dialog
      ref={ref}
      className={classes(styles.dialog, styles[side])}
      aria-labelledby={titleId}
      onClick={onBackdrop}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        leaveDialog()
      }}
    >
      <div className={classes(styles.sheet, isLong && side !== 'full' && styles.long)}>
        <div ref={head} className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button kind="plain" icon="close" className={styles.close} onClick={leaveDialog} label={labels().close} />
        </div>
        <div className={styles.news} data-news />
        <div className={styles.body}>{filled && children}</div>
        {filled && footer !== undefined && (
          <div ref={foot} className={styles.foot}>
            {footer}
          </div>
        )}
      </div>
    </dialog>
  )
}
