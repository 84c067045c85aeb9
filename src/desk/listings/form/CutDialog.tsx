import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import layout from '../../../ui/base/layout.module.css'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { WHOLE, type Cut } from '../../../ui/upload/resize-image.ts'
import { text as picturesText } from '../../pictures/texts.ts'
import { CORNERS, moved, movedCorner, type Corner } from './cut.ts'
import styles from './form.module.css'

const text = picturesText.photographs

/** Of the picture's side, at each press of an arrow. */
const STEP = 0.02

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

interface CutDialogProps {
  file: Blob
  onCut: (part: Cut) => Promise<void>
  onClose: () => void
}

/** Cuts a photograph to the part that a frame shows, whose corners are dragged. */
export const CutDialog = ({ file, onCut, onClose }: CutDialogProps) => {
  const [url, setUrl] = useState<string>()
  const [part, setPart] = useState<Cut>(WHOLE)
  const [isBusy, setBusy] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const drag = useRef<{ corner: Corner | null; x: number; y: number; from: Cut }>(undefined)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  useLayoutEffect(() => {
    if (frame.current === null) return
    const percent = (value: number) => `${value * 100}%`
    frame.current.style.left = percent(part.left)
    frame.current.style.top = percent(part.top)
    frame.current.style.right = percent(1 - part.right)
    frame.current.style.bottom = percent(1 - part.bottom)
  })

  const begin = (event: PointerEvent<HTMLElement>, corner: Corner | null) => {
    // The frame would take what is meant for its corner.
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { corner, x: event.clientX, y: event.clientY, from: part }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    const { current } = drag
    const box = area.current?.getBoundingClientRect()
    if (current === undefined || box === undefined) return
    const by = [(event.clientX - current.x) / box.width, (event.clientY - current.y) / box.height] as const
    setPart(current.corner === null ? moved(current.from, by) : movedCorner(current.from, current.corner, by))
  }
  const end = () => void (drag.current = undefined)
  const press = (event: KeyboardEvent, corner: Corner) => {
    const by = ARROWS[event.key]
    if (by === undefined) return
    event.preventDefault()
    setPart(movedCorner(part, corner, by))
  }
  const save = async () => {
    setBusy(true)
    await onCut(part)
    setBusy(false)
  }
  return (
    <Dialog
      title={text.cutTitle}
      side="full"
      onClose={onClose}
      footer={<Button kind="main" full disabled={isBusy} label={text.save} onClick={() => void save()} />}
    >
      <p className={layout.note}>{text.cutLead}</p>
      <div className={styles.cutting}>
        <div ref={area} className={styles.area}>
          {url !== undefined && <img src={url} alt="" draggable={false} />}
          <div
            className={styles.part}
            ref={frame}
            onPointerDown={(event) => begin(event, null)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
          >
            {CORNERS.map((corner) => (
              <button
                key={corner}
                type="button"
                className={styles[corner]}
                aria-label={text.corners[corner]}
                onPointerDown={(event) => begin(event, corner)}
                onPointerMove={move}
                onPointerUp={end}
                onPointerCancel={end}
                onKeyDown={(event) => press(event, corner)}
              />
            ))}
          </div>
        </div>
      </div>
    </Dialog>
  )
}
