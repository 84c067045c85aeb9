import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { StaffMe } from '../../contract/calls/staff/access.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import styles from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { text } from '../texts.ts'
import { currentAt, tabsOf, TODAY_TAB, waitingIn, type TabEntry } from './tabs.ts'

interface TabLinkProps {
  to: string
  icon: IconName
  label: string
  /** What waits there. */
  count?: string
  isCurrent?: boolean
}

export const TabLink = ({ to, icon, label, count = '', isCurrent = false }: TabLinkProps) => (
  <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
    {label}{' '}
    <span className={styles.icon}>
      <Icon name={icon} />
      {count !== '' && <span className={styles.count}>{count}</span>}
    </span>
  </Link>
)

const Tab = ({ pile, ...tab }: TabEntry & { isCurrent: boolean }) => {
  const count = useDesk(({ parcels }) => waitingIn(pile, parcels))
  return <TabLink {...tab} count={count} />
}

interface BarProps {
  /** The address of the menu's entry that the screen belongs to. */
  current: string | undefined
  children: ReactNode
}

/** Where the ways of the bar stand. */
export const Bar = ({ current, children }: BarProps) => (
  <nav className={styles.bar} aria-label={text.navigation}>
    <TabLink {...TODAY_TAB} isCurrent={current === TODAY_TAB.to} />
    {children}
  </nav>
)

/** The ways that somebody needs most, below each screen. */
export const BottomBar = ({ me }: { me: StaffMe }) => {
  const { pathname } = useLocation()
  const current = currentAt(me, pathname)?.to
  return (
    <Bar current={current}>
      {tabsOf(me).map((tab) => (
        <Tab key={tab.to} {...tab} isCurrent={tab.to === current} />
      ))}
    </Bar>
  )
}
