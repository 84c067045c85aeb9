import type { ReactNode } from 'react'
import { addressLines } from '../../texts/address-lines.ts'
import { pageText } from '../../texts/texts.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import type { AddressView } from './addresses.store.ts'
import styles from './FoldedAddress.module.css'

/** The chosen address in short; the choice of others opens below it. One that needs a look is open. */
export const FoldedAddress = ({ address, children }: { address: AddressView; children: ReactNode }) => (
  <details className={layout.card} open={address.refused !== undefined}>
    <summary className={styles.line}>
      <span>
        <b>{address.name}</b>, {addressLines(address).place}
      </span>
      <span className={styles.change}>{pageText.checkout.payment.change}</span>
      <Icon name="down" className={styles.arrow} />
    </summary>
    <div className={classes(layout.stack3, styles.list)}>{children}</div>
  </details>
)
