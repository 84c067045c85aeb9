import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { StaffMe } from '../../contract/calls/staff/access.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import { useDesk } from '../desk.store.ts'
import { text as desk } from '../texts.ts'
import styles from './side.module.css'
import { currentAt, shortCount, sideMenuOf, waitingIn, type SideEntry } from './tabs.ts'
import { text } from './texts.ts'
import { useWaiting } from './useWaiting.ts'

const Entry = ({ entry: { to, icon, label, pile, waits }, isCurrent }: { entry: SideEntry; isCurrent: boolean }) => {
  const count = useDesk(({ parcels, waiting }) =>
    waits === undefined ? waitingIn(pile, parcels) : shortCount(waiting[waits] ?? 0),
  )
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={styles.entry}>
        <Icon name={icon} small />
        <span>{label}</span>
        {count !== '' && <b className={styles.count}>{count}</b>}
      </Link>
    </li>
  )
}

const Group = ({ name, entries, current }: { name: string; entries: readonly SideEntry[]; current?: string }) => {
  const id = useId()
  return (
    <>
      <p id={id} className={styles.group}>
        {name}
      </p>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <Entry key={entry.to} entry={entry} isCurrent={entry.to === current} />
        ))}
      </ul>
    </>
  )
}

/** All screens with the counts of what waits there, beside each page of a wide screen. */
export const SideMenu = ({ me }: { me: StaffMe }) => {
  const { pathname } = useLocation()
  // What is done on a screen changes the counts: they are asked again on the way to the next.
  useWaiting(pathname)
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  const current = currentAt(me, pathname)
  return (
    <nav ref={menu} className={styles.side} aria-label={desk.navigation}>
      {sideMenuOf(me).map(({ group, entries }) => (
        <Group key={group} name={text.groups[group]} entries={entries} {...(current && { current: current.to })} />
      ))}
    </nav>
  )
}
