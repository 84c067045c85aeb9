import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './PictureViewer.module.css'
import { useZoom } from './useZoom.ts'
import { SCALE_MAX } from './zoom.ts'

export interface ViewedPicture {
  src: string
  srcSet: string | undefined
  /** A small one, which is there until the large one has come. */
  preview: string
  alt: string
}

export interface PictureViewerProps {
  title: string
  pictures: readonly ViewedPicture[]
  /** The place of the one that is shown first, from 0. */
  start: number
  onClose: () => void
  words: Record<'zoomIn' | 'zoomOut' | 'previous' | 'next', string> & {
    place: (place: string, of: string) => string
  }
}

/** One press of a button or a key. */
const STEP = 1.6
const STEP_PX = 60
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * Pictures over the whole screen: pinched, tapped twice or by buttons enlarged, swiped or by buttons turned over. By
 * keys: plus, minus, the arrows, and Escape.
 */
export const PictureViewer = ({ title, pictures, start, onClose, words }: PictureViewerProps) => {
  const [place, setPlace] = useState(start)
  const last = pictures.length - 1
  const turn = (by: number) => setPlace((now) => Math.max(0, Math.min(last, now + by)))
  const { view, props, zoomBy, panBy } = useZoom(place, turn)
  const isWhole = view.scale === 1
  const picture = pictures[place]
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    if (image.current === null || picture === undefined) return
    image.current.style.backgroundImage = `url("${picture.preview}")`
    image.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  })

  const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // These belong to the browser.
    if (altKey || ctrlKey || metaKey) return
    const [x, y] = ARROWS[key] ?? []
    if (key === '+' || key === '=') zoomBy(STEP)
    else if (key === '-') zoomBy(1 / STEP)
    else if (x === undefined || y === undefined) return
    else if (isWhole) turn(-x)
    else panBy({ x: x * STEP_PX, y: y * STEP_PX })
  }
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const footer = (
    <div className={styles.foot}>
      {last > 0 && (
        <p role="status" className={styles.place}>
          {words.place(String(place + 1), String(pictures.length))}
        </p>
      )}
      <div className={styles.buttons}>
        <Button icon="minus" disabled={isWhole} onClick={() => zoomBy(1 / STEP)} label={words.zoomOut} />
        <Button icon="plus" disabled={view.scale >= SCALE_MAX} onClick={() => zoomBy(STEP)} label={words.zoomIn} />
        {last > 0 && (
          <>
            <Button icon="previous" disabled={place === 0} onClick={() => turn(-1)} label={words.previous} />
            <Button iconAfter="next" disabled={place === last} onClick={() => turn(1)} label={words.next} />
          </>
        )}
      </div>
    </div>
  )
  return (
    <Dialog title={title} side="full" onClose={onClose} footer={footer}>
      <div {...props} className={styles.frame} data-zoom={isWhole ? undefined : view.scale.toFixed(2)}>
        {picture && (
          <img
            key={picture.src}
            ref={image}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="100vw"
            alt={picture.alt}
            draggable={false}
          />
        )}
      </div>
    </Dialog>
  )
}
