import { useEffect } from 'react'
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router-dom'
import { useNetwork } from '../../client/page/network.store.ts'
import { pileOf } from '../shipments/shipments.shared.ts'
import type { StaffMe } from '../../contract/calls/staff/access.ts'
import type { Pile } from '../../contract/calls/staff/shipments.ts'
import { mayDo } from '../../contract/staff.ts'
import { Toaster } from '../../ui/base/Toaster.tsx'
import { classes } from '../../ui/base/classes.ts'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Icon, type IconName } from '../../ui/media/Icon.tsx'
import { Wordmark } from '../../ui/media/Wordmark.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { Refused } from '../Refused.tsx'
import { putNoteAway } from '../actions.ts'
import styles from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { menuOf } from './menu.ts'
import { text as peopleText } from '../staff/texts.ts'
import { useMayOpen, useWorksOffline } from './screen.ts'
import { startSession } from '../login/session.ts'
import { text } from '../texts.ts'

/** The state of network and storage in words, and what the shop has refused. */
const Notices = () => {
  const { unsent, refused, notes } = useDesk()
  const { online, linked, trouble } = useNetwork()
  const worksOffline = useWorksOffline()
  const isAway = !online
  const away = [
    linked ? text.network.unreached : text.network.offline,
    ...(worksOffline ? [] : [text.network.needed]),
    ...(unsent > 0 ? [text.network.later(unsent)] : worksOffline ? [text.network.goOn] : []),
  ]
  return (
    <div className={classes(layout.stack3, layout.below3)} role="status">
      {isAway && <Notice icon="off" kind="wait" words={away.join(' ')} />}
      {trouble !== null && <Notice icon="alert" kind="bad" words={text.network[trouble]} />}
      {!isAway && unsent > 0 && <Notice icon="phone" kind="wait" words={text.network.sending(unsent)} />}
      {refused.map((row) => (
        <Refused key={row.id} row={row} />
      ))}
      {notes.map(({ id, cash }) => (
        <Card key={id} edge="bad">
          <CardBody>
            <p>{text.refused.noted(id, cash)}</p>
          </CardBody>
          <CardFooter>
            <CardFooterButton icon="check" label={text.refused.putAway} onClick={() => void putNoteAway(id)} />
          </CardFooter>
        </Card>
      ))}
    </div>
  )
}

const Notice = ({ icon, kind, words }: { icon: IconName; kind: 'wait' | 'bad'; words: string }) => (
  <p className={classes(layout.notice, tone[kind])}>
    <Icon name={icon} />
    <span>{words}</span>
  </p>
)

const TOAST_MS = 5_000
/** What fits beside Today. */
const MOST_USED = 4

/** The desk's frame: whose it is, what is wrong, the page, and the five ways. */
export const Layout = () => {
  const { status, me } = useDesk()
  if (status === 'guest') return <Navigate to="/desk/login" replace />
  return (
    <>
      <header className={styles.header}>
        <Link to="/desk/" className={styles.home} aria-label={text.name}>
          <Wordmark />
        </Link>
        {me !== null && <p className={layout.small}>{me.shop_name}</p>}
      </header>
      <main className={styles.page}>
        {status === 'in' && (
          <>
            <div className={styles.onScreen}>
              <Notices />
            </div>
            <Page />
          </>
        )}
        {status === 'starting' && <ListSkeleton />}
        {status === 'unreached' && <Unreached />}
      </main>
      {status === 'in' && me !== null && <BottomBar me={me} />}
      <ScrollToTop />
      <div className={styles.onScreen}>
        <Toaster duration={TOAST_MS} />
      </div>
    </>
  )
}

const Page = () => {
  const isOpen = useMayOpen()
  const me = useDesk((desk) => desk.me)
  if (isOpen || me === null) return <Outlet />
  return (
    <EmptyState
      level={1}
      title={text.closed.title}
      text={text.closed.text(peopleText.roles[me.role].name)}
      action={{ to: '/desk/', label: text.closed.home }}
    />
  )
}

const Unreached = () => (
  <EmptyState
    level={1}
    title={text.start.title}
    text={text.start.text}
    action={{ onPress: () => void startSession(), label: text.start.again }}
  />
)

const ScrollToTop = () => {
  const { pathname } = useLocation()
  // Newer browsers return a promise, which React would take for the effect's end.
  useEffect(() => {
    scrollTo(0, 0)
  }, [pathname])
  return null
}

interface TabProps {
  to: string
  icon: IconName
  label: string
  /** What waits there. */
  pile?: Pile
  end?: boolean
}

const Tab = ({ to, icon, label, pile, end = false }: TabProps) => {
  const count = useDesk(({ parcels }) => (pile === undefined || parcels === null ? 0 : pileOf(parcels, pile).length))
  return (
    <NavLink to={to} end={end}>
      {label}{' '}
      <span className={styles.icon}>
        <Icon name={icon} />
        {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
      </span>
    </NavLink>
  )
}

/** The way to each pile of parcels, or for those who do not pack to the screens that they use most. */
const BottomBar = ({ me }: { me: StaffMe }) => (
  <nav className={styles.bar} aria-label={text.navigation}>
    <Tab to="/desk/" end icon="home" label={text.today.tab} />
    {mayDo(me.role, 'packing') ? (
      <>
        <Tab to="/desk/pack" icon="box" label={text.toPack.tab} pile="to_pack" />
        <Tab to="/desk/hand-over" icon="packs" label={text.handOver.tab} pile="packed" />
        <Tab to="/desk/round" icon="truck" label={text.round.tab} />
        <Tab to="/desk/back" icon="return" label={text.back.tab} pile="coming_back" />
      </>
    ) : (
      menuOf(me)
        .slice(0, MOST_USED)
        .map(({ to, icon, label, tab = label }) => <Tab key={to} to={to} icon={icon} label={tab} />)
    )}
  </nav>
)
