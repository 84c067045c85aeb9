import { useEffect, useRef, useState } from 'react'
import { buzz } from '../../ui/base/buzz.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { Button } from '../../ui/button/Button.tsx'
import { Form, Submit, TextField } from '../../ui/form/Form.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { readsCodes, watchCamera, type NoCamera } from './barcodes.ts'
import { findParcel, type Numbered } from './find-parcel.ts'
import styles from './scan.module.css'
import { text } from './texts.ts'

interface ScanProps<P> {
  /** The parcels of the list whose labels are read. */
  here: readonly P[]
  /** All that this phone knows, for a label of another list. */
  all: readonly P[]
  /** Where one of those is, in words. */
  placeOf: (parcel: P) => string
  onFound: (parcel: P) => void
  /** It is over with the first parcel. */
  once?: boolean
}

/** Reads the code on a parcel's label, or its number as it is typed. */
export const Scan = <P extends Numbered>(props: ScanProps<P>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button full icon="camera" label={text.open} onClick={() => setOpen(true)} />
      {isOpen && <ScanDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The same label stays before the camera for a while. */
const SAME_MS = 2_500

interface Told {
  words: string
  isWrong: boolean
}

type DialogProps<P> = ScanProps<P> & { onClose: () => void }

const ScanDialog = <P extends Numbered>({ here, all, placeOf, onFound, once = false, onClose }: DialogProps<P>) => {
  const [told, tell] = useState<Told>()
  const [typed, setTyped] = useState('')
  const last = useRef({ code: '', at: 0 })

  /** Whether the code was of a parcel in the list. */
  const read = (code: string): boolean => {
    const found = findParcel(code, here, all)
    if (found.is === 'here') {
      buzz('done')
      tell({ words: text.chosen(found.parcel.id), isWrong: false })
      onFound(found.parcel)
      if (once) onClose()
      return true
    }
    buzz('wrong')
    const words =
      found.is === 'unknown' ? text.unknown(found.code) : text.elsewhere(found.parcel.id, placeOf(found.parcel))
    tell({ words, isWrong: true })
    return false
  }
  const see = (code: string) => {
    const now = performance.now()
    const isSame = code === last.current.code && now - last.current.at < SAME_MS
    last.current = { code, at: now }
    if (!isSame) read(code)
  }
  return (
    <Dialog title={text.open} onClose={onClose}>
      <div className={layout.stack3}>
        <Camera onCode={see} />
        <p role="status" className={told && classes(layout.notice, tone[told.isWrong ? 'bad' : 'done'])}>
          {told?.words ?? ''}
        </p>
        <Form
          label={text.number}
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() !== '' && read(typed)) setTyped('')
          }}
        >
          <TextField
            name="number"
            label={text.number}
            hint={text.hint}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Submit label={text.find} />
        </Form>
      </div>
    </Dialog>
  )
}

/** What the camera sees, or why there is none. */
const Camera = ({ onCode }: { onCode: (code: string) => void }) => {
  const video = useRef<HTMLVideoElement>(null)
  const [none, setNone] = useState<NoCamera | undefined>(readsCodes() ? undefined : 'unsupported')
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  const isOn = none === undefined
  useEffect(() => {
    if (!isOn || video.current === null) return
    return watchCamera({ video: video.current, onCode: (code) => latest.current(code), onNone: setNone })
  }, [isOn])
  if (none !== undefined) return <p>{text.none[none]}</p>
  return (
    <>
      <p>{text.lead}</p>
      <video ref={video} className={styles.picture} aria-label={text.camera} muted playsInline />
    </>
  )
}
