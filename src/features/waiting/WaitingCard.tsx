import { useId } from 'react'
import { p } from '../../texts/pageTexts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card, CardBody, CardFoot, FootButton, FootLink } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Entry } from './entries.ts'
import css from './WaitingCard.module.css'

interface WaitingCardProps {
  entry: Entry
  /** Where its address can be edited. */
  editPath: string | undefined
  onRetry: () => void
  onDiscard: () => void
}

const looks = {
  waiting: { kind: 'wait', icon: 'phone' },
  parked: { kind: 'wait', icon: 'alert' },
  refused: { kind: 'bad', icon: 'alert' },
} as const

/** One change that the shop has not got: what, to what, how it stands, and what can be done. */
export const WaitingCard = ({ entry, editPath, onRetry, onDiscard }: WaitingCardProps) => {
  const own = useId()
  const words = p.waiting
  const { kind, icon } = looks[entry.state]
  return (
    <Card edge={entry.state === 'refused' ? 'bad' : undefined}>
      <CardBody>
        <div className={css.change}>
          <Icon name={entry.address === undefined ? 'heart' : 'pin'} />
          <div>
            <h3 id={own} className={css.what}>
              {entry.what}
            </h3>
            {entry.toWhat !== undefined && <p>{entry.toWhat}</p>}
            <Badge kind={kind} icon={icon}>
              {entry.stands}
            </Badge>
          </div>
        </div>
      </CardBody>
      <CardFoot>
        {entry.state !== 'parked' && (
          <FootButton aria-describedby={own} onClick={onRetry}>
            <Icon name="refresh" small />
            {words.retry}
          </FootButton>
        )}
        {editPath !== undefined && (
          <FootLink to={editPath} aria-describedby={own}>
            <Icon name="edit" small />
            {words.edit}
          </FootLink>
        )}
        <FootButton danger aria-describedby={own} onClick={onDiscard}>
          <Icon name="trash" small />
          {words.discard}
        </FootButton>
      </CardFoot>
    </Card>
  )
}
