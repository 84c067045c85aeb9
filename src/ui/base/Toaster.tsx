import { useEffect, useEffectEvent, useState, type FocusEvent, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless'
import { classes } from './classes.ts'
import { Icon } from '../media/Icon.tsx'
import { useTopDialog, type OpenDialog } from './body-modal-flag.ts'
import tone from './tone.module.css'
import layout from './layout.module.css'
import styles from './Toaster.module.css'
import { labels } from './labels.ts'

interface ToasterProps {
  /** Milliseconds until a toast goes by itself. */
  duration: number
}

/**
 * Good and bad news do not stand beside each other: the newer kind is true, the other one is over. Of what went well only
 * the newest is told, and none of it to whoever has opened a dialog since: it would only move its content about.
 */
const stillTrue = (toasts: readonly Toast[], dialog: OpenDialog | null): Toast[] => {
  const newestAt = Math.max(...toasts.map(({ createdAt }) => createdAt))
  const newest = toasts.find(({ createdAt }) => createdAt === newestAt)
  if (newest?.type === 'error') return toasts.filter(({ type }) => type === 'error')
  return newest === undefined || newestAt < (dialog?.since ?? 0) ? [] : [newest]
}

/** Beneath the page's header as it stands now, however high large text and a deal make it. */
const belowHeader = (): number => {
  const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return Math.min(Math.max(bottom, 0), innerHeight / 2) + GAP
}
const GAP = 8
/** Where a field that takes the focus comes to stand. */
const BELOW_TOASTS = '192px'

/**
 * The toasts, top right; while a dialog is open at the top of it, between its head and its content, so that they cover
 * none of its controls. A mouse or the keyboard's focus on one holds the clock.
 */
export const Toaster = ({ duration }: ToasterProps) => {
  const { toasts, handlers } = useToaster({ duration, success: { duration }, error: { duration } })
  const [held, countHeld] = useState(0)
  const isHeld = held > 0
  const hold = useEffectEvent((isNow: boolean) => (isNow ? handlers.startPause() : handlers.endPause()))
  useEffect(() => hold(isHeld), [isHeld])
  const dialog = useTopDialog()
  const visible = toasts.filter((shown) => shown.visible)
  const told = stillTrue(visible, dialog)
  useEffect(() => visible.filter((shown) => !told.includes(shown)).forEach(({ id }) => toast.dismiss(id)))
  // What lies outside an open dialog can be neither pressed nor heard.
  const news = dialog?.dialog.querySelector('[data-news]') ?? null
  const list = told.map((shown) => <OneToast key={shown.id} shown={shown} countHeld={countHeld} />)
  return (
    <>
      <div className={styles.toaster} popover="manual" ref={keepOnTop}>
        {news === null && list}
      </div>
      {news !== null && createPortal(list, news)}
    </>
  )
}

interface OneToastProps {
  shown: Toast
  countHeld: (change: (held: number) => number) => void
}

const OneToast = ({ shown, countHeld }: OneToastProps) => {
  const [isUnderMouse, setUnderMouse] = useState(false)
  const [isAtKeys, setAtKeys] = useState(false)
  const isHeld = isUnderMouse || isAtKeys
  useEffect(() => {
    if (!isHeld) return
    countHeld((held) => held + 1)
    // It may go while the mouse is on it, and then nothing tells that the mouse has left.
    return () => countHeld((held) => held - 1)
  }, [isHeld, countHeld])
  const hold = {
    // A tap comes as a mouse, too, that never leaves.
    onPointerEnter: ({ pointerType }: PointerEvent) => setUnderMouse(pointerType === 'mouse'),
    onPointerLeave: () => setUnderMouse(false),
    onFocus: ({ target }: FocusEvent) => setAtKeys(target.matches(':focus-visible')),
    onBlur: () => setAtKeys(false),
  }
  return (
    <div
      className={classes(styles.toast, shown.type === 'error' ? tone.bad : tone.done)}
      role={shown.type === 'error' ? 'alert' : 'status'}
      {...hold}
    >
      <Icon name={shown.type === 'error' ? 'alert' : 'check'} />
      <span className={styles.words}>{resolveValue(shown.message, shown)}</span>
      <button
        type="button"
        className={layout.square}
        aria-label={labels().close}
        onClick={() => toast.dismiss(shown.id)}
      >
        <Icon name="close" small />
      </button>
    </div>
  )
}

/** Good news goes where it lies on what the keyboard has reached; bad news stays, for it tells why. */
const uncover = (element: HTMLElement, target: EventTarget | null): void => {
  if (!(target instanceof HTMLElement) || element.contains(target) || element.querySelector('[role=alert]')) return
  const [news, reached] = [element.getBoundingClientRect(), target.getBoundingClientRect()]
  const isUnder =
    target.matches(':focus-visible') &&
    reached.top < news.bottom &&
    news.top < reached.bottom &&
    reached.left < news.right &&
    news.left < reached.right
  if (isUnder) toast.dismiss()
}

/** Below the header, wherever the next page or the reader puts it; shown as a popover, above whatever else is on top. */
const keepOnTop = (element: HTMLDivElement | null): (() => void) | undefined => {
  if (!element) return
  const place = () => {
    if (element.childElementCount > 0) element.style.top = `${belowHeader()}px`
  }
  const raise = () => {
    place()
    // By hand: `:has` would look through the whole page whenever anything is added to it.
    document.documentElement.style.scrollPaddingTop = element.childElementCount > 0 ? BELOW_TOASTS : ''
    if (typeof element.showPopover !== 'function') return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }
  raise()
  const watcher = new MutationObserver(raise)
  watcher.observe(element, { childList: true })
  const header = document.querySelector('header')
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place)
  if (header) sizes?.observe(header)
  const onFocus = ({ target }: globalThis.FocusEvent) => uncover(element, target)
  addEventListener('scroll', place, { passive: true })
  addEventListener('focusin', onFocus)
  return () => {
    watcher.disconnect()
    document.documentElement.style.scrollPaddingTop = ''
    sizes?.disconnect()
    removeEventListener('scroll', place)
    removeEventListener('focusin', onFocus)
  }
}
