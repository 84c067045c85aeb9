import { useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import layout from '../../ui/base/layout.module.css'
import { toastError } from '../../ui/base/toast.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import { PictureButton } from './PictureButton.tsx'
import { makeReady, type Photograph } from './photographs.ts'
import styles from './photographs.module.css'
import { text as picturesText } from './texts.ts'

const text = picturesText.photographs

interface PhotographsProps {
  /** How many there are, and how many there may be. */
  count: number
  max: number
  error?: string | undefined
  /** With one that was made small on this phone, which also takes its place out. */
  onAdd: (photograph: Photograph) => Promise<void>
  /** The photographs, each a `ShownPhotograph`. */
  children: ReactNode
}

/** The photographs of a product, and the ways to more of them: the camera, or what the phone has. */
export const Photographs = ({ count, max, error, onAdd, children }: PhotographsProps) => {
  const [isBusy, setBusy] = useState(false)
  const add = async (files: readonly File[]) => {
    const room = max - count
    if (files.length > room) void toastError(text.full(max))
    setBusy(true)
    // One after the other: an old phone has no memory for several.
    for (const file of files.slice(0, room)) {
      const ready = await makeReady(file)
      if (ready === null) void toastError(text.unreadable)
      else await onAdd(ready)
    }
    setBusy(false)
  }
  return (
    <section className={layout.stack3} aria-label={text.title}>
      <h2>{text.title}</h2>
      <p className={layout.small}>{text.lead(max)}</p>
      {count > 0 && <ul className={styles.pictures}>{children}</ul>}
      <p role="status">{isBusy && text.busy}</p>
      {error !== undefined && (
        <p className={layout.error} role="alert">
          {error}
        </p>
      )}
      {count < max && (
        <div className={styles.takes}>
          <PictureButton icon="camera" label={text.take} isCamera disabled={isBusy} onChoose={add} />
          <PictureButton icon="picture" label={text.choose} disabled={isBusy} onChoose={add} />
        </div>
      )}
    </section>
  )
}

interface ShownPhotographProps {
  /** Nothing while it is on its way, null where it did not come. */
  url: string | null | undefined
  place: number
  onCut?: (() => void) | undefined
  onFirst: () => void
  onRemove: () => void
}

/** One of them, and what can be done with it. */
export const ShownPhotograph = ({ url, place, onCut, onFirst, onRemove }: ShownPhotographProps) => {
  const action = (icon: IconName, label: string, onPress: () => void) => (
    <button type="button" className={styles.action} onClick={onPress}>
      <Icon name={icon} small />
      {label} <VisuallyHidden>{text.picture(place + 1)}</VisuallyHidden>
    </button>
  )
  return (
    <li className={styles.picture}>
      {url === null || url === undefined ? (
        <div className={styles.frame}>{url === null && <span className={layout.small}>{text.failed}</span>}</div>
      ) : (
        <img className={styles.frame} src={url} alt={text.picture(place + 1)} />
      )}
      <div className={styles.actions}>
        {onCut !== undefined && action('edit', text.cut, onCut)}
        {place > 0 && action('up', text.first, onFirst)}
        {action('trash', text.remove, onRemove)}
      </div>
    </li>
  )
}
