import layout from '../../ui/base/layout.module.css'
import { Badge } from '../../ui/display/Badge.tsx'
import { Row } from '../list/Row.tsx'
import styles from '../list/list.module.css'
import { text } from './texts.ts'
import type { DraftEntry } from './useDrafts.ts'

const LOOKS = {
  typed: { kind: 'plain', icon: 'edit' },
  unsent: { kind: 'wait', icon: 'phone' },
  refused: { kind: 'bad', icon: 'alert' },
  waiting: { kind: 'wait', icon: 'clock' },
  returned: { kind: 'bad', icon: 'return' },
} as const

/** Drafts that are not approved: what stands on this phone, what waits, what is to be mended. */
export const DraftList = ({ entries }: { entries: readonly DraftEntry[] }) => (
  <div className={layout.stack3}>
    {entries.map(({ id, title, state, reasons, missing }) => {
      const name = title === '' ? text.unnamed : title
      const press = state === 'waiting' ? text.draft.look : text.draft.goOn
      return (
        <Row key={id} to={`/desk/listings/draft/${id}`} icon="edit" label={press} spoken={text.spoken(press, name)}>
          <div className={layout.stack2}>
            <h3 className={styles.title}>{name}</h3>
            <div>
              <Badge {...LOOKS[state]} label={text.draft[state]} />
            </div>
            {reasons > 0 && <p className={layout.small}>{text.draft.reasons(reasons)}</p>}
            {missing > 0 && <p className={layout.small}>{text.draft.missing(missing)}</p>}
          </div>
        </Row>
      )
    })}
  </div>
)
