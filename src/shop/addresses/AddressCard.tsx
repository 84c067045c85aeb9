import { useId } from 'react'
import { pageText } from '../../texts/texts.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardFooter, CardFooterButton, CardFooterLink } from '../../ui/display/Card.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './AddressCard.module.css'
import { addressLines } from '../../texts/address-lines.ts'
import type { AddressView } from './addresses.store.ts'

interface AddressCardProps {
  address: AddressView
  /** The name that the radios of one list share. */
  group: string
  chosen: boolean
  editPath: string
  onChoose: () => void
  onDefault: () => void
  onDelete: () => void
}

/** One address: a radio, and what can be done with it. */
export const AddressCard = (props: AddressCardProps) => {
  const { address, group, chosen, editPath, onChoose, onDefault, onDelete } = props
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
        <span className={styles.line}>{place}</span>
        <span className={styles.line}>{phone}</span>
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
        <CardFooterLink icon="edit" to={editPath} aria-describedby={`${own}-name`} label={words.edit} />
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
