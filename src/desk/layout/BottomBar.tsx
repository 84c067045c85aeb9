import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { StaffMe } from '../../contract/calls/staff/access.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import styles from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { text } from '../texts.ts'
import { tabsOf, TODAY_TAB, waitingIn, type TabEntry } from './tabs.ts'

interface TabLinkProps {
  to: string
  icon: IconName
  label: string
  /** What waits there. */
  count?: string
}

export const TabLink = ({ to, icon, label, count = '' }: TabLinkProps) => (
  <NavLink to={to} end={to === TODAY_TAB.to}>
    {label}{' '}
    <span className={styles.icon}>
      <Icon name={icon} />
      {count !== '' && <span className={styles.count}>{count}</span>}
    </span>
  </NavLink>
)

const Tab = ({ pile, ...tab }: TabEntry) => {
  const count = useDesk(({ parcels }) => waitingIn(pile, parcels))
  return <TabLink {...tab} count={count} />
}

/** Where the ways of the bar stand. */
export const Bar = ({ children }: { children: ReactNode }) => (
  <nav className={styles.bar} aria-label={text.navigation}>
    <TabLink {...TODAY_TAB} />
    {children}
  </nav>
)

/** The ways that somebody needs most, below each screen. */
export const BottomBar = ({ me }: { me: StaffMe }) => (
  <Bar>
    {tabsOf(me).map((tab) => (
      <Tab key={tab.to} {...tab} />
    ))}
  </Bar>
)
