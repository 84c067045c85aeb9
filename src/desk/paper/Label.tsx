import type { DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { classes } from '../../ui/base/classes.ts'
import { Due, placeOf } from './parts.tsx'
import { QrCode } from './QrCode.tsx'
import { languagesOf, Said } from './Said.tsx'
import styles from './paper.module.css'
import { text } from './texts.ts'

/** An address of more letters is written smaller, so that it fits on the page. */
const LONG = 160

/** What is stuck on a parcel, A6: the PIN is read from across a room. */
export const Label = ({ parcel }: { parcel: DeskShipment }) => {
  const { id, address, shop_name: shop, carrier, tracking } = parcel
  const languages = languagesOf('label', parcel)
  const place = placeOf(address).join(', ')
  return (
    <article className={classes(styles.paper, styles.label)} aria-label={`${text.papers.label} ${id}`}>
      <div className={classes(styles.to, address.name.length + place.length > LONG && styles.long)}>
        <p>
          <Said languages={languages} of={({ to }) => to} />
        </p>
        <p className={styles.name}>{address.name}</p>
        <p>{place}</p>
        <p>
          <Said languages={languages} of={({ phone }) => phone} /> <b>{address.phone_number}</b>
        </p>
      </div>
      <p className={styles.pin}>{address.pincode}</p>
      <p className={styles.due}>
        <Due parcel={parcel} languages={languages} />
      </p>
      <div className={styles.below}>
        <QrCode id={id} />
        <div>
          <p className={styles.id}>{id}</p>
          {carrier !== null && <p>{[carrier, tracking].filter(Boolean).join(', ')}</p>}
          <p>
            <Said languages={languages} of={({ from }) => from} /> <b>{shop}</b>
          </p>
          {parcel.shop_address !== null && <p>{parcel.shop_address}</p>}
        </div>
      </div>
    </article>
  )
}
