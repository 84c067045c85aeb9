import { useId } from 'react'
import { pageText } from '../../texts/texts.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton, CardFooterLink } from '../../ui/display/Card.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import type { ChangeLabel } from './change-labels.ts'
import layout from '../../ui/base/layout.module.css'

interface PendingChangeCardProps {
  entry: ChangeLabel
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

/** One pending or failed change: action, subject, status, and what can be done. */
export const PendingChangeCard = ({ entry, editPath, onRetry, onDiscard }: PendingChangeCardProps) => {
  const own = useId()
  const words = pageText.sync
  const { kind, icon } = looks[entry.state]
  return (
    <Card edge={entry.state === 'refused' ? 'bad' : undefined}>
      <CardBody>
        <div className={layout.beside}>
          <Icon name={entry.icon} />
          <div>
            <h3 id={own}>{entry.action}</h3>
            {entry.subject !== undefined && <p>{entry.subject}</p>}
            <Badge kind={kind} icon={icon} label={entry.status} />
          </div>
        </div>
      </CardBody>
      <CardFooter>
        {entry.state !== 'parked' && (
          <CardFooterButton icon="refresh" aria-describedby={own} onClick={onRetry} label={words.retry} />
        )}
        {editPath !== undefined && (
          <CardFooterLink icon="edit" to={editPath} aria-describedby={own} label={words.edit} />
        )}
        {entry.state === 'refused' ? (
          <CardFooterButton icon="trash" danger aria-describedby={own} onClick={onDiscard} label={words.discard} />
        ) : (
          <CardFooterButton icon="return" aria-describedby={own} onClick={onDiscard} label={words.undo} />
        )}
      </CardFooter>
    </Card>
  )
}
