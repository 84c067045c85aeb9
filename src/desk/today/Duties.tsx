import { Link } from 'react-router-dom'
import type { DeskDuties, Duty } from '../../contract/calls/staff/today.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import layout from '../../ui/base/layout.module.css'
import deskStyles from '../desk.module.css'
import styles from './today.module.css'
import { ask } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { Answered } from '../list/Answered.tsx'
import { CountTiles, Told } from './CountList.tsx'
import { countsOf } from './counts.ts'
import { text } from './texts.ts'

const WAYS: Record<Duty['what'], { to: string; icon: IconName }> = {
  complaints: { to: '/desk/complaints', icon: 'alert' },
  listings: { to: '/desk/approvals/listings', icon: 'check' },
  sellers: { to: '/desk/approvals', icon: 'store' },
  changes: { to: '/desk/approvals?which=changes', icon: 'edit' },
  licences: { to: '/desk/approvals?which=changes', icon: 'licence' },
  products: { to: '/desk/products?which=waiting', icon: 'licence' },
  refunds: { to: '/desk/refunds', icon: 'card' },
  claims: { to: '/desk/claims', icon: 'return' },
  cash: { to: '/desk/cash', icon: 'cash' },
  reviews: { to: '/desk/messages?which=pending', icon: 'star' },
  questions: { to: '/desk/messages', icon: 'chat' },
  enquiries: { to: '/desk/enquiries', icon: 'packs' },
}

/** What waits for the operator's own people, what is late first; then the late parcels, shop by shop. */
export const Duties = () => {
  // Asked again whenever the desk has asked the shop for what is new.
  const askedAt = useDesk(({ askedAt: at }) => at)
  return (
    <Answered of={useAnswer(() => ask('deskDuties'), askedAt)} count={3}>
      {(told) => (
        <div className={layout.stack4}>
          <DutyList duties={told.duties} />
          <LateShops shops={told.late_parcels} />
          <Parcels />
        </div>
      )}
    </Answered>
  )
}

const DutyList = ({ duties }: { duties: readonly Duty[] }) =>
  duties.length === 0 ? (
    <EmptyState picture="box" title={text.duties.none} text={text.duties.noneText} />
  ) : (
    <section aria-labelledby="duties">
      <h2 id="duties" className={layout.below2}>
        {text.duties.title}
      </h2>
      <ul className={classes(layout.card, deskStyles.tiles)}>
        {duties.map((duty) => (
          <li key={duty.what}>
            <Link className={classes(deskStyles.tile, layout.within)} to={WAYS[duty.what].to}>
              <Icon name={WAYS[duty.what].icon} />
              <span>
                {text.duties.names[duty.what]}
                <small className={classes(styles.more, duty.late > 0 && styles.late)}>{text.pressure(duty)}</small>
              </span>
              <b>{text.number(duty.count)}</b>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )

const LateShops = ({ shops }: { shops: DeskDuties['late_parcels'] }) =>
  shops.length > 0 && (
    <section aria-labelledby="late-shops">
      <h2 id="late-shops" className={layout.below2}>
        {text.duties.lateParcels}
      </h2>
      <div className={layout.stack2}>
        {shops.map(({ seller_id, shop_name, parcels }) => (
          <Told
            key={seller_id}
            kind="bad"
            icon="clock"
            to={`/desk/approvals/${seller_id}`}
            words={text.duties.lateOf(shop_name, parcels)}
          />
        ))}
      </div>
    </section>
  )

const Parcels = () => {
  const parcels = useDesk((known) => known.parcels)
  if (parcels === null) return null
  return (
    <section aria-labelledby="all-parcels">
      <h2 id="all-parcels" className={layout.below2}>
        {text.duties.all}
      </h2>
      <CountTiles counts={countsOf(parcels)} isOpen />
    </section>
  )
}
