import { Link } from 'react-router-dom'
import { classes } from '../../ui/base/classes.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import styles from '../desk.module.css'
import { text } from '../texts.ts'
import { PILE_TILES, type Counts } from './counts.ts'

interface ToldProps {
  kind: 'bad' | 'done' | 'wait'
  icon: IconName
  /** Nothing for those who may not see the list. */
  to: string | undefined
  words: string
}

/** A sentence that leads to the list it is about. */
export const Told = ({ kind, icon, to, words }: ToldProps) => (
  <p className={classes(layout.notice, tone[kind])}>
    <Icon name={icon} />
    {to === undefined ? (
      words
    ) : (
      <Link className={styles.told} to={to}>
        {words}
      </Link>
    )}
  </p>
)

/** What waits in each pile, and before it what is pressing. */
export const CountList = ({ counts, isOpen = false }: { counts: Counts; isOpen?: boolean }) => (
  <div className={layout.stack3}>
    {counts.late > 0 && (
      <Told kind="bad" icon="alert" to={isOpen ? '/desk/pack' : undefined} words={text.counts.late(counts.late)} />
    )}
    {counts.cash > 0 && (
      <Told kind="done" icon="cash" to={isOpen ? '/desk/round' : undefined} words={text.counts.cash(counts.cash)} />
    )}
    <CountTiles counts={counts} isOpen={isOpen} />
  </div>
)

/** The piles alone. */
export const CountTiles = ({ counts, isOpen }: { counts: Counts; isOpen: boolean }) => (
  <ul className={classes(layout.card, styles.tiles)}>
    {PILE_TILES.map(({ pile, to, icon }) => (
      <Tile key={pile} to={isOpen ? to : undefined} icon={icon} label={text.counts[pile]} count={counts[pile]} />
    ))}
  </ul>
)

interface TileProps {
  /** Nothing for those who may not see the list. */
  to: string | undefined
  icon: IconName
  label: string
  /** How much waits there, where it is known. */
  count: number | undefined
}

/** A count and the way to its list. */
export const Tile = ({ to, icon, label, count }: TileProps) => {
  const content = (
    <>
      <Icon name={icon} />
      <span>{label}</span>
      {count === undefined ? <span /> : <b>{text.number(count)}</b>}
      {to !== undefined && <Icon name="next" />}
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <div className={styles.tile}>{content}</div>
      ) : (
        <Link className={classes(styles.tile, layout.within)} to={to}>
          {content}
        </Link>
      )}
    </li>
  )
}
