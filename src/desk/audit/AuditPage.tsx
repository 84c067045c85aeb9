import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { AUDIT_KINDS } from '../../contract/audit.ts'
import { AUDIT_BY_OPERATOR, type AuditEntry } from '../../contract/calls/staff/access.ts'
import { isFailure } from '../../client/api/call.ts'
import { SelectField, TextField } from '../../ui/form/Form.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { PagedList } from '../list/PagedList.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import styles from './audit.module.css'
import { text } from './texts.ts'
import { wayTo } from './way-to.ts'

/** Names by number, of everybody whom the log may be narrowed to. */
type People = ReadonlyMap<number, string>

/** What was changed in the shop, by whom and when, day by day. */
export const AuditPage = () => {
  const [query] = useSearchParams()
  const [people, setPeople] = useState<People>(new Map())
  const [by, day] = ['by', 'day'].map((name) => query.get(name) || undefined)
  const kind = AUDIT_KINDS.find((one) => one === query.get('kind'))
  const isNarrow = by !== undefined || day !== undefined || kind !== undefined
  const askPage = async (cursor: string | undefined) => {
    const answer = await ask('deskLog', { query: { cursor, by, kind, day } })
    if (!isFailure(answer)) {
      const seen = answer.data.flatMap(({ staff_id: id, staff_name: name }): [number, string][] =>
        id === null || name === null ? [] : [[id, name]],
      )
      const own = answer.people.map(({ id, name }): [number, string] => [id, name])
      setPeople((before) => new Map([...before, ...own, ...seen]))
    }
    return answer
  }
  return (
    <>
      <PageTitle title={text.title} />
      <p className={layout.below3}>{text.lead}</p>
      <Filters people={people} />
      <PagedList
        ask={askPage}
        trigger={`${by} ${kind} ${day}`}
        empty={{ title: isNarrow ? text.filter.noneSuch : text.empty }}
        headingOf={({ at }) => text.day(at)}
      >
        {(entry) => <Entry key={entry.id} entry={entry} />}
      </PagedList>
    </>
  )
}

const Filters = ({ people }: { people: People }) => {
  const [query, setQuery] = useSearchParams()
  const narrow = ({ target: { name, value } }: { target: { name: string; value: string } }) => {
    const next = new URLSearchParams(query)
    next.delete(name)
    if (value !== '') next.set(name, value)
    setQuery(next, { replace: true })
  }
  const of = (name: string) => ({ name, value: query.get(name) ?? '', onChange: narrow })
  return (
    <search className={styles.filters}>
      <SelectField label={text.filter.by} {...of('by')}>
        <option value="">{text.filter.everybody}</option>
        {[...people].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={AUDIT_BY_OPERATOR}>{text.operator}</option>
      </SelectField>
      <SelectField label={text.filter.kind} {...of('kind')}>
        <option value="">{text.filter.everything}</option>
        {AUDIT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {text.entity(kind)}
          </option>
        ))}
      </SelectField>
      <TextField label={text.filter.day} type="date" {...of('day')} />
    </search>
  )
}

const Entry = ({ entry }: { entry: AuditEntry }) => {
  const isOperators = useDesk(({ me }) => me?.seller_id === null)
  const changes = text.changes(entry)
  const way = wayTo(entry, isOperators)
  return (
    <Card>
      <CardBody stack={2}>
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
        <p className={layout.small}>
          <time dateTime={entry.at}>{text.time(entry.at)}</time>
          {isOperators && entry.shop_name !== null && `, ${entry.shop_name}`}
        </p>
        <div className={layout.between}>
          {way !== undefined && (
            <Link className={layout.tap} to={way}>
              {text.thing(entry)}
            </Link>
          )}
          <Details entry={entry} />
        </div>
      </CardBody>
    </Card>
  )
}

/** The entry as it is stored, for whoever looks into it. */
const Details = ({ entry: { action, entity, entity_id: id, before, after } }: { entry: AuditEntry }) => (
  <details className={styles.details}>
    <summary className={styles.fold}>
      {text.details}
      <Icon name="down" small />
    </summary>
    <pre className={styles.stored}>
      {[`${action} ${entity} ${id}`, ...[before, after].map((fields) => JSON.stringify(fields, null, 2))].join('\n')}
    </pre>
  </details>
)
