import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { text } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from './TitleBar.module.css'

interface TitleBarProps {
  title: ReactNode
  /** The title is the page's one h1; otherwise the page has its own. */
  isHeading: boolean
  /** A short fact below the title. */
  note?: string | undefined
  /** The page's own, at the end. */
  tools?: ReactNode
}

/** One page back, for phones whose browser shows no such button. */
export const Back = () => {
  const navigate = useNavigate()
  const { key } = useLocation()
  // The first page of a visit has nothing behind it.
  const back = () => void (key === 'default' ? navigate('/') : navigate(-1))
  return (
    <button type="button" className={classes(styles.tool, layout.phone)} onClick={back}>
      <Icon name="back" />
      {text.layout.back}
    </button>
  )
}

/** Back, the page's title and the search: the phone's header on every page but home. */
export const TitleBar = ({ title, isHeading, note, tools }: TitleBarProps) => {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className={classes(styles.bar, isHeading ? styles.heading : layout.phone)}>
      <Back />
      <div className={styles.title}>
        <Title className={classes(note ? styles.whole : layout.line, layout.name, styles.name)}>{title}</Title>
        {note && <p className={classes(layout.small, styles.note)}>{note}</p>}
      </div>
      <div className={classes(styles.tools, layout.phone)}>
        <Link to="/search" className={styles.tool}>
          <Icon name="search" />
          {text.layout.searchShort}
        </Link>
        {tools}
      </div>
    </div>
  )
}
