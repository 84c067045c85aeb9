import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { StaffMe } from '../../contract/desk-calls/access.ts'
import { mayDo } from '../../contract/staff.ts'
import { isFailure } from '../../offline/api/call.ts'
import { callDesk } from '../../offline/desk/desk-api.ts'
import { pileOf } from '../../offline/desk/parcels.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Icon, type IconName } from '../../ui/media/Icon.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import styles from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { ask } from '../ask.ts'
import { Failed } from '../list/Failed.tsx'
import { menuOf } from '../menu.ts'
import { PageTitle } from '../PageTitle.tsx'
import { isLate } from '../parcels/Parcel.tsx'
import { logOut } from '../session.ts'
import { text } from '../texts.ts'

interface Counts {
  to_pack: number
  packed: number
  on_the_way: number
  coming_back: number
  late: number
  cash: number
}

/** Counts of the day, each leading to its list; who is logged in, and the way out. */
export const TodayPage = () => {
  const me = useDesk((desk) => desk.me)
  if (me === null) return null
  return (
    <>
      <PageTitle title={text.today.title} isList />
      {mayDo(me.role, 'packing') ? (
        <>
          <OwnCounts />
          {mayDo(me.role, 'shop') && <Lacking />}
          <Menu me={me} />
        </>
      ) : (
        <>
          <Menu me={me} />
          <ToldCounts />
        </>
      )}
      <p className={classes(layout.small, layout.above5)}>{text.today.hello(me.name)}</p>
      <LogOut />
    </>
  )
}

/** The ways to all other screens. */
const Menu = ({ me }: { me: StaffMe }) => {
  const entries = menuOf(me)
  // Asked again whenever the parcels have come anew.
  const askedAt = useDesk((desk) => desk.askedAt)
  const { answer } = useAnswer(() => callDesk('deskWaiting', {}), askedAt)
  const waiting = answer === undefined || isFailure(answer) ? {} : answer.data
  if (entries.length === 0) return null
  return (
    <nav aria-label={text.today.more} className={layout.above5}>
      <ul className={classes(layout.card, styles.tiles)}>
        {entries.map(({ to, icon, label, waits }) => (
          <Tile key={to} to={to} icon={icon} label={label} count={(waits && waiting[waits]) || undefined} />
        ))}
      </ul>
    </nav>
  )
}

/** As they are on this phone, with all that waits on it. */
const OwnCounts = () => {
  const parcels = useDesk((desk) => desk.parcels)
  if (parcels === null) return <ListSkeleton count={2} />
  const [toPack, packed] = [pileOf(parcels, 'to_pack'), pileOf(parcels, 'packed')]
  const out = parcels.filter(({ state }) => state === 'out')
  const counts = {
    to_pack: toPack.length,
    packed: packed.length,
    on_the_way: parcels.filter(({ state }) => state === 'out' || state === 'shipped').length,
    coming_back: pileOf(parcels, 'coming_back').length,
    late: [...toPack, ...packed].filter((parcel) => isLate(parcel)).length,
    cash: out.reduce((sum, { cash_due }) => sum + Math.round(cash_due * 100), 0) / 100,
  }
  const [next] = toPack.filter(({ isRest }) => !isRest)
  return (
    <>
      <CountList counts={counts} isOpen />
      <NextJob pack={next?.id} counts={counts} isRound={out.length > 0} />
    </>
  )
}

/** The one thing to do now: what is oldest in the first pile that has anything. */
const NextJob = ({ pack, counts, isRound }: { pack: string | undefined; counts: Counts; isRound: boolean }) => {
  const job =
    pack !== undefined
      ? { to: `/desk/pack/${encodeURIComponent(pack)}`, label: text.today.pack }
      : counts.packed > 0
        ? { to: '/desk/hand-over', label: text.today.handOver }
        : isRound && { to: '/desk/round', label: text.today.round }
  return job && <ButtonLink kind="main" full className={layout.above3} {...job} />
}

/** What the law wants on pages of products that are on sale, and is not there. */
const Lacking = () => {
  const { answer } = useAnswer(() => ask('deskToday', {}))
  const count = answer === undefined || isFailure(answer) ? 0 : (answer.data.lacking ?? 0)
  return (
    count > 0 && (
      <p className={classes(layout.notice, layout.above3, tone.wait)}>
        <Icon name="licence" />
        <Link to="/desk/products?which=missing">{text.today.lacking(count)}</Link>
      </p>
    )
  )
}

/** As the shop tells them to those who do not pack. */
const ToldCounts = () => {
  const { answer, again } = useAnswer(() => ask('deskToday', {}))
  if (answer === undefined) return <ListSkeleton count={2} />
  if (isFailure(answer)) return <Failed failure={answer} onAgain={again} />
  const { counts, late, cash_due: cash } = answer.data
  const { to_pack = 0, packed = 0, on_the_way = 0, coming_back = 0 } = counts
  return <CountList counts={{ to_pack, packed, on_the_way, coming_back, late, cash }} />
}

const CountList = ({ counts, isOpen = false }: { counts: Counts; isOpen?: boolean }) => (
  <div className={layout.stack3}>
    {counts.late > 0 && (
      <p className={classes(layout.notice, tone.bad)}>
        <Icon name="alert" />
        {isOpen ? <Link to="/desk/pack">{text.counts.late(counts.late)}</Link> : text.counts.late(counts.late)}
      </p>
    )}
    {counts.cash > 0 && (
      <p className={classes(layout.notice, tone.done)}>
        <Icon name="cash" />
        {isOpen ? <Link to="/desk/round">{text.counts.cash(counts.cash)}</Link> : text.counts.cash(counts.cash)}
      </p>
    )}
    <ul className={classes(layout.card, styles.tiles)}>
      <Tile to={isOpen ? '/desk/pack' : undefined} icon="box" label={text.counts.to_pack} count={counts.to_pack} />
      <Tile to={isOpen ? '/desk/hand-over' : undefined} icon="packs" label={text.counts.packed} count={counts.packed} />
      <Tile
        to={isOpen ? '/desk/round' : undefined}
        icon="truck"
        label={text.counts.on_the_way}
        count={counts.on_the_way}
      />
      <Tile
        to={isOpen ? '/desk/back' : undefined}
        icon="return"
        label={text.counts.coming_back}
        count={counts.coming_back}
      />
    </ul>
  </div>
)

interface TileProps {
  /** Nothing for those who may not see the list. */
  to: string | undefined
  icon: IconName
  label: string
  /** How much waits there, where it is known. */
  count: number | undefined
}

const Tile = ({ to, icon, label, count }: TileProps) => {
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

const LogOut = () => {
  const [isAsked, ask] = useState(false)
  const unsent = useDesk((desk) => desk.unsent)
  return (
    <>
      <Button kind="plain" icon="logout" onClick={() => ask(true)} label={text.logout.open} />
      {isAsked && (
        <Confirm
          title={text.logout.title}
          yes={text.logout.yes}
          no={text.logout.no}
          onYes={() => void logOut()}
          onClose={() => ask(false)}
        >
          <p>{text.logout.lead}</p>
          {unsent > 0 && <p className={layout.error}>{text.logout.unsent(unsent)}</p>}
        </Confirm>
      )}
    </>
  )
}
