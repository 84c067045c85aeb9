import type { ReactNode } from 'react'
import type { AskedLicence as Asked } from '../../contract/licences.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import layout from '../../ui/base/layout.module.css'
import { text as papers } from './licence-paper-texts.ts'
import { licenceKind } from './licence-texts.ts'
import { text as registered } from './registered-texts.ts'
import { text } from './texts.ts'

const LOOKS = { waiting: ['wait', 'clock'], approved: ['done', 'check'], refused: ['bad', 'return'] } as const

interface AskedLicenceProps {
  licence: Asked
  children?: ReactNode
}

/** A licence as it was handed in, and what was decided. */
export const AskedLicence = ({ licence, children }: AskedLicenceProps) => {
  const { kind, number, state, expires, premises, pincode, decision, reason } = licence
  const [look, icon] = LOOKS[decision]
  return (
    <div className={layout.stack2}>
      <p className={layout.name}>{text.licence(licenceKind(kind), number, state)}</p>
      <p className={layout.small}>{[text.until(expires), premises, pincode].filter(Boolean).join(', ')}</p>
      <div>
        <Badge kind={look} icon={icon} label={papers[decision]} />
      </div>
      {reason !== null && <p>{registered.reason(reason)}</p>}
      {children}
    </div>
  )
}
