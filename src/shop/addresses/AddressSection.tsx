import type { ReactNode } from 'react'
import type { AddressKind } from '../../contract/entities.ts'
import { addressLines } from '../../texts/address-lines.ts'
import { pageText } from '../../texts/texts.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { AddressCard } from './AddressCard.tsx'
import { classes } from '../../ui/base/classes.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import type { AddressView } from './addresses.store.ts'
import { addPath, editPath, type Purchase } from './paths.ts'
import styles from './AddressSection.module.css'

/** The chosen address in short; the choice of others opens below it. One that needs a look is open. */
const FoldedAddress = ({ address, children }: { address: AddressView; children: ReactNode }) => (
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

interface AddressSectionProps {
  kind: AddressKind
  addresses: readonly AddressView[]
  chosenId: string | undefined
  /** Carried to the form and back. */
  purchase: Purchase
  /** The chosen one is shown in short, and opens. */
  folded?: boolean
  onChoose: (address: AddressView) => void
  onDefault: (address: AddressView) => void
  onDelete: (address: AddressView) => void
  /** Stands below the title. */
  children?: ReactNode
}

/** The addresses of one kind, one of which is chosen. */
export const AddressSection = (props: AddressSectionProps) => {
  const { kind, addresses, chosenId, purchase, folded, onChoose, onDefault, onDelete, children } = props
  const words = pageText.checkout.address
  const title = words[kind]
  const list = (
    <>
      {addresses.length > 0 && (
        <ul className={layout.stack3}>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                group={`${kind}-address`}
                chosen={address.id === chosenId}
                editPath={editPath(kind, address.id, purchase)}
                onChoose={() => onChoose(address)}
                onDefault={() => onDefault(address)}
                onDelete={() => onDelete(address)}
              />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink
        icon="plus"
        full
        to={addPath(kind, purchase)}
        label={kind === 'delivery' ? words.addDelivery : words.addBilling}
      />
    </>
  )
  const chosen = addresses.find(({ id }) => id === chosenId)
  return (
    <section className={classes(layout.stack3, layout.below6)} aria-label={title}>
      <h2>{title}</h2>
      {children}
      {folded && chosen ? <FoldedAddress address={chosen}>{list}</FoldedAddress> : list}
    </section>
  )
}
