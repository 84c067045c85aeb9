import type { OrderAddress } from '../../contract/entities.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from '../desk.module.css'
import { text } from './texts.ts'

/** Who takes the parcel, where, and the way to call. */
export const Address = ({ address }: { address: OrderAddress }) => {
  // A town is often called as its district is.
  const place = new Set([address.house_number, address.area, address.landmark, address.city, address.district])
  return (
    <div className={layout.stack2}>
      <div>
        <p className={layout.name}>{address.name}</p>
        <p>
          {[...place, address.state].filter(Boolean).join(', ')} <b>{address.pincode}</b>
        </p>
      </div>
      <a className={styles.button} href={`tel:+91${address.phone_number}`}>
        <Icon name="call" />
        {text.call(address.phone_number)}
      </a>
    </div>
  )
}
