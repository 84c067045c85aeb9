import type { AuditEntry } from '../../contract/calls/staff/access.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { PagedList } from '../list/PagedList.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { text } from './texts.ts'

/** What was changed in the shop, by whom and when. */
export const AuditPage = () => (
  <>
    <PageTitle title={text.title} />
    <p className={layout.below3}>{text.lead}</p>
    <PagedList ask={(cursor) => ask('deskLog', { query: { cursor } })} empty={{ title: text.empty }}>
      {(entry) => <Entry key={entry.id} entry={entry} />}
    </PagedList>
  </>
)

/** The fields that are not as they were, by name. */
const changesOf = ({ before, after }: AuditEntry): string[] =>
  Object.entries(after ?? {})
    .filter(([name, value]) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(value))
    .map(([name, value]) => text.field(name, before?.[name], value))

const Entry = ({ entry }: { entry: AuditEntry }) => {
  const changes = changesOf(entry)
  return (
    <Card>
      <CardBody>
        <p>
          <b>{text.by(entry.staff_name)}</b> {text.what(entry)}
        </p>
        {changes.length > 0 && (
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        <time className={layout.small} dateTime={entry.at}>
          {text.at(entry.at)}
        </time>
      </CardBody>
    </Card>
  )
}
