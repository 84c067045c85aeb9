import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useNetwork } from '../../client/page/network.store.ts'
import { Toaster } from '../../ui/base/Toaster.tsx'
import { classes } from '../../ui/base/classes.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { Refused } from '../Refused.tsx'
import { RefusedLine } from '../RefusedLine.tsx'
import { putNoteAway } from '../actions.ts'
import styles from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { useWide } from '../page/useWide.ts'
import { BottomBar } from './BottomBar.tsx'
import { Header, ShopName } from './Header.tsx'
import { text as peopleText } from '../staff/texts.ts'
import { useIsFull, useMayOpen, useWorksOffline } from './screen.ts'
import { SideMenu } from './SideMenu.tsx'
import side from './side.module.css'
import { text as instead } from './texts.ts'
import { shopNameOf } from '../shop-name.ts'
import { startSession } from '../login/session.ts'
import { text } from '../texts.ts'

/** So many lines leave room for the screen below them. */
const REFUSED_SHOWN = 3

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
      {refused.slice(0, REFUSED_SHOWN).map((row) => (
        <Refused key={row.id} row={row} />
      ))}
      {refused.length > REFUSED_SHOWN && (
        <details>
          <summary className={layout.tap}>{instead.refused.others(refused.length - REFUSED_SHOWN)}</summary>
          <div className={layout.stack3}>
            {refused.slice(REFUSED_SHOWN).map((row) => (
              <Refused key={row.id} row={row} />
            ))}
          </div>
        </details>
      )}
      {notes.map(({ id, cash }) => (
        <RefusedLine key={id} title={instead.refused.elsewhere(id)}>
          <p>{text.refused.noted(id, cash)}</p>
          <Button full icon="check" label={text.refused.putAway} onClick={() => void putNoteAway(id)} />
        </RefusedLine>
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

/** The desk's frame: whose it is, what is wrong, the page, and the five ways or, beside a wide one, all of them. */
export const Layout = () => {
  const { status, me } = useDesk()
  const isWide = useWide()
  const isFull = useIsFull()
  const isIn = status === 'in' && me !== null
  if (status === 'guest') return <Navigate to="/desk/login" replace />
  return (
    <>
      {isIn && isWide && (
        <a className={side.skip} href="#page">
          {instead.skip}
        </a>
      )}
      <Header>{me !== null && <ShopName name={shopNameOf(me)} />}</Header>
      {isIn && isWide && <SideMenu me={me} />}
      <main id="page" tabIndex={-1} className={classes(styles.page, isFull && styles.full)}>
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
      {isIn && !isWide && <BottomBar me={me} />}
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
      title={instead.closed.title}
      text={instead.closed.text(peopleText.roles[me.role].name)}
      action={{ to: '/desk/', label: instead.closed.home }}
    />
  )
}

const Unreached = () => (
  <EmptyState
    level={1}
    title={instead.start.title}
    text={instead.start.text}
    action={{ onPress: () => void startSession(), label: instead.start.again }}
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
