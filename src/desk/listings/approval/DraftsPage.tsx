import { useState } from 'react'
import type { DeskDraftRow } from '../../../contract/calls/staff/listings.ts'
import layout from '../../../ui/base/layout.module.css'
import { Badge } from '../../../ui/display/Badge.tsx'
import { ask } from '../../ask.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { Row } from '../../list/Row.tsx'
import styles from '../../list/list.module.css'
import { text } from './texts.ts'

/** By when it is to be decided, and whether that is past; or how it was decided. */
const Stand = ({ draft: { state, decide_by: by } }: { draft: DeskDraftRow }) => {
  const [now] = useState(() => Date.now())
  if (state === 'approved') return <Badge kind="done" icon="check" label={text.states.approved} />
  if (state === 'returned') return <Badge kind="info" icon="return" label={text.states.returned} />
  return Date.parse(by) < now ? (
    <Badge kind="bad" icon="alert" label={text.late(by)} />
  ) : (
    <Badge kind="wait" icon="clock" label={text.decideBy(by)} />
  )
}

/** What sellers have sent for approval, what waits longest first. */
export const DraftsPage = () => (
  <ListPage words={text} ask={(query) => ask('deskDrafts', { query })} empty={(which) => text.empty[which]}>
    {(draft) => (
      <Row key={draft.id} to={`/desk/approvals/listings/${draft.id}`} label={text.look} spoken={text.open(draft.title)}>
        <div className={layout.stack2}>
          <h2 className={styles.title}>{draft.title}</h2>
          <p className={layout.small}>{text.from(draft.shop_name, draft.sent_at)}</p>
          <div>
            <Stand draft={draft} />
          </div>
          {draft.pictures_missing > 0 && <p className={layout.small}>{text.missing(draft.pictures_missing)}</p>}
        </div>
      </Row>
    )}
  </ListPage>
)
