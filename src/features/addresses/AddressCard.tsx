import { useId } from 'react'
import { p } from '../../texts/pageTexts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card, CardFoot, FootButton, FootLink } from '../../ui/Card.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './AddressCard.module.css'
import { addressLines } from '../../texts/addressLines.ts'
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
  const words = p.checkout.address
  const { place, phone } = addressLines(address)
  return (
    <Card edge={address.refused !== undefined ? 'bad' : chosen ? 'chosen' : undefined}>
      <Choice
        className={css.choice}
        id={own}
        name={group}
        value={address.id}
        checked={chosen}
        onChange={onChoose}
        label={address.name}
      >
        <span className={css.line}>{place}</span>
        <span className={css.line}>{phone}</span>
        {address.is_default === 1 && (
          <Badge kind="done" icon="check">
            {words.isDefault}
          </Badge>
        )}{' '}
        {address.unsent && (
          <Badge kind="wait" icon="phone">
            {p.checkout.saved}
          </Badge>
        )}
      </Choice>
      {address.refused !== undefined && (
        <p className={css.refused}>
          <Icon name="alert" small />
          <span>{words.refused(address.refused)}</span>
        </p>
      )}
      <CardFoot>
        <FootLink to={editPath} aria-describedby={`${own}-name`}>
          <Icon name="edit" small />
          {words.edit}
        </FootLink>
        <FootButton danger aria-describedby={`${own}-name`} onClick={onDelete}>
          <Icon name="trash" small />
          {words.remove}
        </FootButton>
      </CardFoot>
      <CardFoot>
        <FootButton aria-describedby={`${own}-name`} onClick={onDefault}>
          {words.setDefault}
        </FootButton>
      </CardFoot>
    </Card>
  )
}
