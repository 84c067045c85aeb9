import { useId, type ReactNode } from 'react'
import type { AddressKind } from '../../contract/entities.ts'
import { addressLines } from '../../texts/address-lines.ts'
import { pageText } from '../../texts/texts.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { classes } from '../../ui/base/classes.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardFooter, CardFooterButton, CardFooterLink } from '../../ui/display/Card.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import type { AddressView } from './addresses.store.ts'
import { addPath, editPath, type Purchase } from './paths.ts'
import styles from './AddressSection.module.css'

interface AddressCardProps {
  address: AddressView
  /** The name that the radios of one list share. */
  group: string
  chosen: boolean
  editTo: string
  onChoose: () => void
  onDefault: () => void
  onDelete: () => void
}

/** One address: a radio, and what can be done with it. */
const AddressCard = (props: AddressCardProps) => {
  const { address, group, chosen, editTo, onChoose, onDefault, onDelete } = props
  const own = useId()
  const words = pageText.checkout.address
  const { place, phone } = addressLines(address)
  return (
    <Card edge={address.refused !== undefined ? 'bad' : chosen ? 'chosen' : undefined}>
      <RadioCard
        className={styles.choice}
        id={own}
        name={group}
        value={address.id}
        checked={chosen}
        onChange={onChoose}
        label={address.name}
      >
        <span className={styles.text}>{place}</span>
        <span className={styles.text}>{phone}</span>
        {address.is_default === 1 && <Badge kind="done" icon="check" label={words.isDefault} />}{' '}
        {address.unsent && <Badge kind="wait" icon="phone" label={pageText.checkout.saved} />}
      </RadioCard>
      {address.refused !== undefined && (
        <p className={classes(layout.fault, styles.refused)}>
          <Icon name="alert" small />
          <span>{words.refused(address.refused)}</span>
        </p>
      )}
      <CardFooter>
        <CardFooterLink icon="edit" to={editTo} aria-describedby={`${own}-name`} label={words.edit} />
        <CardFooterButton
          icon="trash"
          danger
          aria-describedby={`${own}-name`}
          onClick={onDelete}
          label={words.remove}
        />
      </CardFooter>
      <CardFooter>
        <CardFooterButton
          quiet={address.is_default === 1}
          aria-describedby={`${own}-name`}
          onClick={onDefault}
          label={words.setDefault}
        />
      </CardFooter>
    </Card>
  )
}

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
                editTo={editPath(kind, address.id, purchase)}
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
