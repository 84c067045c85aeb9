import { useEffect, useState, type ReactNode } from 'react'
import type { StaffMe } from '../../contract/calls/staff/access.ts'
import { mayDo } from '../../contract/staff.ts'
import { isFailure } from '../../client/api/call.ts'
import { getDb } from '../../client/db/get-db.ts'
import { pushState, type PushState } from '../../client/page/push.ts'
import { pull } from '../../client/sync/pull.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { LACKING_MAX } from '../../contract/calls/staff/products.ts'
import { ask } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { LanguageChoice } from '../language/LanguageChoice.tsx'
import { menuOf } from '../layout/menu.ts'
import { packsParcels } from '../layout/tabs.ts'
import { useWaiting } from '../layout/useWaiting.ts'
import { useWide } from '../page/useWide.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { text } from '../texts.ts'
import { Fortnight } from '../sales/Fortnight.tsx'
import { CountList, Tile, Told } from './CountList.tsx'
import { countsOf, isNothingToDo, nextJob } from './counts.ts'
import { Duties } from './Duties.tsx'
import { firstSteps, isAway } from './first-steps.shared.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { LogOut } from './LogOut.tsx'
import { NewOrders } from './NewOrders.tsx'
import { isAllDone } from './steps.ts'

/** Counts of the day, each leading to its list; who is logged in, and the way out. */
export const TodayPage = () => {
  const me = useDesk((desk) => desk.me)
  const isWide = useWide()
  // On a wide screen the side menu has them.
  const menu = me !== null && !isWide && <Menu me={me} />
  if (me === null) return null
  return (
    <>
      <PageTitle title={text.today.title} isList />
      {me.seller_id === null ? (
        <OfOperator menu={menu} />
      ) : packsParcels(me) ? (
        <OfShop me={me} menu={menu} />
      ) : (
        <>
          <MessagesUsed />
          {menu}
          <ShopCounts />
        </>
      )}
      <div className={layout.above5}>
        <LanguageChoice />
      </div>
      <p className={classes(layout.small, layout.above5)}>{text.today.hello(me.name)}</p>
      <LogOut />
    </>
  )
}

/** What is to be done now, what a new shop does first, and how this phone tells of new orders. */
const OfShop = ({ me, menu }: { me: StaffMe; menu: ReactNode }) => {
  const [push, setPush] = useState<PushState>()
  useEffect(() => {
    pushState().then(setPush, () => setPush('never'))
  }, [])
  useFirstSteps(me)
  const news = <NewOrders push={push} onChange={setPush} />
  return (
    <>
      <OwnCounts />
      {mayDo(me.role, 'shop') && <Lacking />}
      <FirstSteps push={push} />
      <MessagesUsed />
      {push === 'ask' && news}
      {menu}
      {push !== 'ask' && news}
      {mayDo(me.role, 'money') && <Fortnight />}
    </>
  )
}

/** Asks how far the shop is, as long as it is not done with its first steps. */
const useFirstSteps = ({ role, staff_id }: StaffMe): void => {
  const askedAt = useDesk((desk) => desk.askedAt)
  useEffect(() => {
    if (!mayDo(role, 'shop')) return
    const look = async () => {
      const local = await getDb()
      const { steps } = useDesk.getState()
      if (steps !== null && isAllDone(steps)) return
      if (!(await isAway(local, staff_id))) await pull(local, firstSteps)
    }
    void look()
  }, [role, staff_id, askedAt])
}

/** What waits for the operator's own people, and below it the parcels of all shops. */
const OfOperator = ({ menu }: { menu: ReactNode }) => (
  <>
    <Duties />
    <Lacking />
    <MessagesUsed />
    {menu}
  </>
)

/** The ways to all other screens. */
const Menu = ({ me }: { me: StaffMe }) => {
  const entries = menuOf(me)
  const waiting = useDesk((desk) => desk.waiting)
  useWaiting()
  if (entries.length === 0) return null
  return (
    <MenuList>
      {entries.map(({ to, icon, label, waits }) => (
        <Tile key={to} to={to} icon={icon} label={label} count={(waits && waiting[waits]) || undefined} />
      ))}
    </MenuList>
  )
}

/** How much of what may be sent to phones is used up. */
const MessagesUsed = () => {
  const percent = useDesk(({ waiting }) => waiting.sms_percent)
  if (percent === undefined) return null
  return (
    <div className={layout.above3}>
      <Told kind="wait" icon="chat" to={undefined} words={text.today.sms(percent)} />
    </div>
  )
}

export const MenuList = ({ children }: { children: ReactNode }) => (
  <nav aria-label={text.today.more} className={classes(layout.above5, styles.narrow)}>
    <ul className={classes(layout.card, styles.tiles)}>{children}</ul>
  </nav>
)

/** As they are on this phone, with all that waits on it; nothing in place of four zeros while a new shop begins. */
const OwnCounts = () => {
  const parcels = useDesk((desk) => desk.parcels)
  const steps = useDesk((desk) => desk.steps)
  if (parcels === null) return <ListSkeleton count={2} />
  const job = nextJob(parcels)
  if (isNothingToDo(parcels, steps)) return null
  return (
    <>
      <CountList counts={countsOf(parcels)} isOpen />
      {job && <JobLink {...job} />}
    </>
  )
}

/** The way to what is to be done now. */
export const JobLink = (job: { to: string; label: string }) => (
  <ButtonLink kind="main" full className={layout.above3} {...job} />
)

/** What the law wants on pages of products that are on sale and is not there. */
const Lacking = () => {
  const { answer } = useAnswer(() => ask('deskToday'))
  const count = answer === undefined || isFailure(answer) ? 0 : (answer.data.lacking ?? 0)
  const words = count < LACKING_MAX ? text.today.lacking(count) : text.today.manyLacking(count)
  return (
    count > 0 && (
      <div className={layout.above3}>
        <Told kind="wait" icon="licence" to="/desk/products?which=missing" words={words} />
      </div>
    )
  )
}

/** As the shop tells them to those who do not pack. */
const ShopCounts = () => (
  <Answered of={useAnswer(() => ask('deskToday'))} count={2}>
    {({ counts: { to_pack = 0, packed = 0, on_the_way = 0, coming_back = 0 }, late, cash_due: cash }) => (
      <CountList counts={{ to_pack, packed, on_the_way, coming_back, late, cash }} />
    )}
  </Answered>
)
