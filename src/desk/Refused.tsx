import type { DeskChange } from './desk.shared.ts'
import { isMove, type ParcelMove } from './shipments/moves.shared.ts'
import { movedPriceOf } from './variants/variants.shared.ts'
import { inWords } from '../texts/texts.ts'
import type { DeadRow } from '../client/db/records.ts'
import { isSupportedVersion } from '../client/sync/changes.ts'
import { validateRecord } from '../client/sync/validate-record.ts'
import { Button, ButtonLink } from '../ui/button/Button.tsx'
import layout from '../ui/base/layout.module.css'
import { putAway, queueChanges, tryAgain } from './actions.ts'
import { canTryAgain } from './can-try-again.ts'
import styles from './desk.module.css'
import { useDesk } from './desk.store.ts'
import { RefusedLine } from './RefusedLine.tsx'
import { text } from './texts.ts'

interface Telling {
  title: string
  /** In place of the shop's own words. */
  reason?: string
  more?: string
  /** Money that somebody holds and nobody has written down. */
  cash?: number
  /** In place of sending the very same once more. */
  again?: { label: string; onPress: () => void }
  /** Where all of it stands and is mended: it is not put away. */
  mendAt?: string
}

/** Null for what this build cannot read. */
const changeIn = (row: DeadRow): DeskChange | null =>
  // Safe: what this build can read in the desk's database is of the desk.
  !validateRecord(row) || !isSupportedVersion(row) ? null : (row as DeskChange)

const cashIn = ({ body }: ParcelMove): number => (body !== null && 'cash_taken' in body ? body.cash_taken : 0)

const told = (change: DeskChange, data: unknown): Telling => {
  if (isMove(change)) return { title: text.refused.of[change.op](change.target), cash: cashIn(change) }
  switch (change.op) {
    case 'desk.stock':
      return { title: text.refused.of[change.op](change.body.title), more: text.refused.stock(change.body.add) }
    case 'desk.price': {
      const { op, target, body } = change
      const { title, seen, selling_price: wanted } = body
      const named = { title: text.refused.of[op](title), more: text.refused.price(seen, wanted) }
      const current = movedPriceOf(data)
      if (current === undefined) return named
      return {
        ...named,
        reason: text.refused.priceMoved(current),
        // As it was it would be refused again.
        again: {
          label: text.refused.allTheSame(wanted),
          onPress: () => void queueChanges({ op, target, body: { ...body, seen: current } }),
        },
      }
    }
    case 'desk.draft':
      return {
        title: text.refused.of[change.op](change.body.form.title),
        mendAt: `/desk/listings/draft/${change.target}`,
      }
    case 'desk.picture':
      return { title: text.refused.of[change.op](change.body.title), mendAt: `/desk/listings/draft/${change.target}` }
    case 'desk.proof':
      return { title: text.refused.of[change.op](change.target) }
    case 'desk.withdraw':
      return { title: text.refused.of[change.op](change.body.title) }
  }
}

/** Photographs fall with the text that they belong to, which is told of. */
const isTold = ({ op, reason }: DeadRow): boolean => !(op === 'desk.picture' && reason === 'dependent')

/** A change that the shop has refused: why, and what can be done. */
export const Refused = ({ row }: { row: DeadRow }) => (isTold(row) ? <Told row={row} /> : null)

const Told = ({ row }: { row: DeadRow }) => {
  const parcels = useDesk((desk) => desk.parcels)
  const change = changeIn(row)
  const {
    title,
    reason,
    more,
    cash = 0,
    again,
    mendAt,
  }: Telling = change === null ? { title: text.refused.title } : told(change, row.data)
  const said = reason ?? (row.message === undefined ? text.refused.reasons[row.reason] : inWords(row.message))
  const fields = Object.values(row.fields ?? {})
    .map((words) => inWords(words))
    .filter((words) => words !== said)
  return (
    <RefusedLine title={title} cash={cash}>
      <div className={layout.stack2}>
        <p>{said}</p>
        {fields.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {more !== undefined && <p>{more}</p>}
      </div>
      <div className={styles.links}>
        {again !== undefined && <Button full icon="refresh" label={again.label} onClick={again.onPress} />}
        {mendAt !== undefined && <ButtonLink full icon="edit" label={text.refused.mend} to={mendAt} />}
        {mendAt === undefined && again === undefined && change !== null && canTryAgain(change, row.reason, parcels) && (
          <Button full icon="refresh" label={text.refused.again} onClick={() => void tryAgain(row.id)} />
        )}
        {mendAt === undefined && (
          <Button full icon="check" label={text.refused.putAway} onClick={() => void putAway(row.id)} />
        )}
      </div>
    </RefusedLine>
  )
}
