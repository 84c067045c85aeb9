import type { ReactNode } from 'react'
import type { AddressKind } from '../../contract/entities.ts'
import { pageText } from '../../texts/page-texts.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { AddressCard } from './AddressCard.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import type { AddressView } from './addresses.store.ts'
import { addPath, editPath } from './paths.ts'

interface AddressSectionProps {
  kind: AddressKind
  addresses: readonly AddressView[]
  chosenId: string | undefined
  /** Carried to the form and back. */
  isBuyNow: string | null
  onChoose: (id: string) => void
  onDefault: (address: AddressView) => void
  onDelete: (address: AddressView) => void
  /** Stands below the title. */
  children?: ReactNode
}

/** The addresses of one kind, one of which is chosen. */
export const AddressSection = (props: AddressSectionProps) => {
  const { kind, addresses, chosenId, isBuyNow, onChoose, onDefault, onDelete, children } = props
  const words = pageText.checkout.address
  const title = words[kind]
  return (
    <section className={classes(layout.stack3, layout.below6)} aria-label={title}>
      <h2>{title}</h2>
      {children}
      {addresses.length > 0 && (
        <ul className={layout.stack3}>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                group={`${kind}-address`}
                chosen={address.id === chosenId}
                editPath={editPath(kind, address.id, isBuyNow)}
                onChoose={() => onChoose(address.id)}
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
        to={addPath(kind, isBuyNow)}
        label={kind === 'delivery' ? words.addDelivery : words.addBilling}
      />
    </section>
  )
}
