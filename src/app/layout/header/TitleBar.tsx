import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { text } from '../../../texts/texts.ts'
import { classes } from '../../../ui/base/classes.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './TitleBar.module.css'

/** The id of the place at the bar's end, which a page may fill. */
const TITLE_BAR_END = 'title-bar-end'

interface TitleBarProps {
  title: string
  /** The title is the page's one h1; otherwise the page has its own. */
  isHeading: boolean
}

/** Back and the page's title: the phone's header on every page but home. */
export const TitleBar = ({ title, isHeading }: TitleBarProps) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  // The first page of a visit has nothing behind it.
  const back = () => void (key === 'default' ? navigate('/') : navigate(-1))
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className={classes(styles.bar, isHeading ? styles.heading : layout.phone)}>
      <button type="button" className={classes(layout.tool, styles.back, layout.phone)} onClick={back}>
        <Icon name="back" />
        {text.layout.back}
      </button>
      <Title className={classes(layout.line, layout.name, styles.title)}>{title}</Title>
      <div className={layout.phone} id={TITLE_BAR_END} />
    </div>
  )
}

/** A page's own content at the end of the phone's title bar; rendered after hydration. */
export const TitleBarSlot = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.getElementById(TITLE_BAR_END)), [])
  return place && createPortal(children, place)
}
