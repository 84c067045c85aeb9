import { plural } from '../../texts/format.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import styles from './PinHint.module.css'

interface PinHintProps {
  state: 'idle' | 'looking' | 'found' | 'several' | 'unknown'
  places: number
}

/** What became of the PIN, said calmly below its field. */
export const PinHint = ({ state, places }: PinHintProps) => {
  const words = pageText.checkout.address
  const said = {
    idle: null,
    looking: words.lookingUp,
    found: words.found,
    several: plural(places, words.several),
    unknown: words.notFound,
  }[state]
  return (
    <span role="status" className={state === 'found' ? styles.found : styles.hint}>
      {state === 'found' && <Icon name="check" small />}
      {said}
    </span>
  )
}
