import { useEffect, useRef, useState } from 'react'
import { pageText } from '../../../texts/texts.ts'
import { toastError } from '../../../ui/base/toast.ts'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import { Icon } from '../../../ui/media/Icon.tsx'
import { canListen, listen } from './speech-recognition.ts'
import styles from './VoiceSearch.module.css'

/** Searches by speaking; nothing where the browser cannot, or may not. */
export const VoiceSearch = ({ onHeard }: { onHeard: (words: string) => void }) => {
  const [can, setCan] = useState(canListen)
  const [stop, setStop] = useState<(() => void) | null>(null)
  const stopping = useRef(stop)
  useEffect(() => {
    stopping.current = stop
  }, [stop])
  useEffect(() => () => stopping.current?.(), [])
  if (!can) return null
  const words = pageText.voice
  const begin = () => {
    const end = listen({
      onHeard,
      onFailed: (isFinal) => {
        void toastError(isFinal ? words.refused : words.nothing)
        setCan(!isFinal)
      },
      onEnd: () => setStop(null),
    })
    setStop(() => end)
  }
  return (
    <>
      <button
        type="button"
        className={classes(layout.press, styles.speak)}
        aria-pressed={stop !== null}
        onClick={stop ?? begin}
      >
        <Icon name="mic" small />
        {stop === null ? words.speak : words.listening}
      </button>
      {stop !== null && (
        <p className={styles.note} role="status">
          {words.note}
        </p>
      )}
    </>
  )
}
