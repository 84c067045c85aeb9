import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import {
  CASH_BOOK_DAYS,
  type CashBook,
  type CashBookLine,
  type CashBookPerson,
} from '../../contract/calls/staff/cash.ts'
import { paise, rupees } from '../../contract/money.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { saveFile } from '../../ui/base/save-file.ts'
import layout from '../../ui/base/layout.module.css'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import { ask } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { csvText, type Cell } from '../../contract/product/csv-text.ts'
import styles from './cash.module.css'
import { ReceiveDialog } from './ReceiveDialog.tsx'
import { text } from './book-texts.ts'

const DAY_MS = 86_400_000

/** A day so many days on, written YYYY-MM-DD. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Who has taken and handed over which cash, by person and day. */
export const CashBookPage = () => {
  const [query] = useSearchParams()
  const until = query.get('until') ?? undefined
  const [round, setRound] = useState(0)
  const asked = useAnswer(() => ask('deskCashBook', { query: { until } }), `${until} ${round}`)
  return (
    <>
      <PageTitle title={text.title} />
      <Answered of={asked}>{(book) => <Book book={book} onChanged={() => setRound(round + 1)} />}</Answered>
    </>
  )
}

const Book = ({ book, onChanged }: { book: CashBook; onChanged: () => void }) => {
  const { from, until, today, people } = book
  const [receiving, receive] = useState<CashBookPerson>()
  const later = dayAfter(until, CASH_BOOK_DAYS)
  return (
    <div className={layout.stack3}>
      <p>{text.lead}</p>
      <nav className={layout.between} aria-label={text.week(from, until)}>
        <Link className={layout.tap} to={`?until=${dayAfter(until, -CASH_BOOK_DAYS)}`}>
          {text.earlier}
        </Link>
        <b>{text.week(from, until)}</b>
        {until < today && (
          <Link className={layout.tap} to={later >= today ? '?' : `?until=${later}`}>
            {text.later}
          </Link>
        )}
      </nav>
      {people.length === 0 && <EmptyState title={text.empty} text={text.emptyText} />}
      <div className={styles.people}>
        {people.map((person) => (
          <Person key={person.staff_id ?? 0} person={person} onReceive={() => receive(person)} />
        ))}
      </div>
      {people.some(({ days }) => days.length > 0) && (
        <Button
          full
          icon="file"
          label={text.save}
          onClick={() => saveFile(`cash-${from}-${until}.csv`, csvText(rowsOf(people)), 'text/csv')}
        />
      )}
      {receiving !== undefined && (
        <ReceiveDialog
          person={receiving}
          onDone={() => {
            receive(undefined)
            onChanged()
          }}
          onClose={() => receive(undefined)}
        />
      )}
    </div>
  )
}

const rowsOf = (people: readonly CashBookPerson[]): Cell[][] => {
  const { day, person, what, parcel, rupees: amount, by, note } = text.columns
  const rows = people.flatMap(({ name, days }) =>
    days.flatMap((one) =>
      one.lines.map((line) => [
        one.day,
        name ?? text.nobody,
        text.kinds[line.kind],
        line.shipment_id ?? '',
        line.amount,
        line.by ?? '',
        line.note ?? '',
      ]),
    ),
  )
  return [[day, person, what, parcel, amount, by, note], ...rows]
}

const Person = ({ person, onReceive }: { person: CashBookPerson; onReceive: () => void }) => {
  const name = person.name ?? text.nobody
  return (
    <Card>
      <CardBody stack={3}>
        <div>
          <h2>{name}</h2>
          <p>
            {text.holds} <span className={styles.holds}>{text.rupees(person.holds)}</span>
          </p>
        </div>
        {person.days.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </CardBody>
      {person.staff_id !== null && (
        <CardFooter>
          <CardFooterButton icon="cash" label={text.receive} aria-label={text.receiveOf(name)} onClick={onReceive} />
        </CardFooter>
      )}
    </Card>
  )
}

const Day = ({ day: { day, taken, handed_over, lines } }: { day: CashBookPerson['days'][number] }) => (
  <section className={styles.day} aria-label={text.day(day)}>
    <h3>{text.day(day)}</h3>
    <TotalRow label={text.taken} amount={text.rupees(taken)} />
    <TotalRow label={text.handedOver} amount={text.rupees(handed_over)} />
    <TotalRow label={text.difference} amount={text.rupees(rupees(paise(taken) - paise(handed_over)))} />
    <details>
      <summary className={layout.tap}>{text.lines}</summary>
      <ul className={layout.stack2}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </details>
  </section>
)

const Line = ({ line: { kind, amount, shipment_id, at, by, note } }: { line: CashBookLine }) => (
  <li className={layout.spread}>
    <span>
      {shipment_id === null ? text.kinds[kind] : kind === 'taken' ? shipment_id : `${shipment_id}, ${text.kinds[kind]}`}
      <span className={layout.small}> {[text.moment(at), by && text.to(by), note].filter(Boolean).join(', ')}</span>
    </span>
    <b className={styles.amount}>{text.rupees(amount)}</b>
  </li>
)
