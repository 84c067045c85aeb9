import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, Outlet, useLocation, useParams } from 'react-router-dom'
import { Icon } from '../../ui/media/Icon.tsx'
import ui from '../../ui/base/layout.module.css'
import { PaneContext } from '../page/pane.ts'
import { useWide } from '../page/useWide.ts'
import { text as desk } from '../texts.ts'
import styles from './panes.module.css'

interface PanesProps {
  list: ReactNode
}

/**
 * A list and the one of it that is open: beside each other where there is room, otherwise one of the two. The list has
 * all the room until one of it is opened, and stays as it is while another one is.
 */
export const Panes = ({ list }: PanesProps) => {
  const { id } = useParams()
  const isWide = useWide()
  if (isWide) return <Beside id={id} list={list} />
  return id === undefined ? list : <Outlet />
}

/** The address of the list of a detail. */
const above = (path: string): string => path.replace(/\/[^/]+\/?$/, '')

const Beside = ({ id, list }: PanesProps & { id: string | undefined }) => {
  const { pathname, search } = useLocation()
  const [opened, setOpened] = useState({ id, isFirst: true })
  if (opened.id !== id) setOpened({ id, isFirst: false })
  const rows = useRef<HTMLDivElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    const from = last.current
    last.current = pathname
    if (id !== undefined || from === pathname) return undefined
    // Back at the list: at the row that was open, once the page has been scrolled to its top.
    const frame = requestAnimationFrame(() =>
      [...(rows.current?.querySelectorAll('a') ?? [])].find((link) => link.pathname === from)?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [id, pathname])
  return (
    <div className={id && styles.panes}>
      <PaneContext value={id === undefined ? null : { pane: 'list' }}>
        <div ref={rows} className={id && styles.list}>
          {list}
        </div>
      </PaneContext>
      {id !== undefined && (
        <PaneContext key={id} value={{ pane: 'detail', takesFocus: !opened.isFirst }}>
          <div className={styles.detail}>
            <Link className={ui.tool} to={{ pathname: above(pathname), search }}>
              <Icon name="close" />
              {desk.labels.close}
            </Link>
            <Outlet />
          </div>
        </PaneContext>
      )}
    </div>
  )
}
