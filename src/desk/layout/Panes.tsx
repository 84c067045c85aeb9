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

/** The address of the list of a detail. */
const above = (path: string): string => path.replace(/\/[^/]+\/?$/, '')

/**
 * A list and the one of it that is open: beside each other where there is room, otherwise one of the two. The list has
 * all the room until one of it is opened, and stays as it is while another one is. Each has its place in the tree at
 * every width, so that nothing that is typed goes when the window is made narrower.
 */
export const Panes = ({ list }: PanesProps) => {
  const { id } = useParams()
  const isWide = useWide()
  const { pathname, search } = useLocation()
  const [opened, setOpened] = useState({ id, isFirst: true })
  if (opened.id !== id) setOpened({ id, isFirst: false })
  const rows = useRef<HTMLDivElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    const from = last.current
    last.current = pathname
    if (!isWide || id !== undefined || from === pathname) return undefined
    // Back at the list: at the row that was open, once the page has been scrolled to its top.
    const frame = requestAnimationFrame(() =>
      [...(rows.current?.querySelectorAll('a') ?? [])].find((link) => link.pathname === from)?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [id, isWide, pathname])
  const areBeside = isWide && id !== undefined
  return (
    <div className={areBeside ? styles.panes : undefined}>
      {(isWide || id === undefined) && (
        <PaneContext value={areBeside ? { pane: 'list' } : null}>
          <div ref={rows} className={areBeside ? styles.list : undefined}>
            {list}
          </div>
        </PaneContext>
      )}
      {id !== undefined && (
        <PaneContext key={id} value={isWide ? { pane: 'detail', takesFocus: !opened.isFirst } : null}>
          <div className={styles.detail}>
            {isWide && (
              <Link className={ui.tool} to={{ pathname: above(pathname), search }}>
                <Icon name="close" />
                {desk.labels.close}
              </Link>
            )}
            <Outlet />
          </div>
        </PaneContext>
      )}
    </div>
  )
}
