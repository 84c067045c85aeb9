import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { DeskLine } from '../../contract/calls/staff/shipments.ts'
import { getDb } from '../../client/db/get-db.ts'
import { readPacking, removePacking, savePacking, type PackEntries, type PackEntry } from './packing.shared.ts'
import { pileOf, type ParcelView } from './shipments.shared.ts'
import { buzz } from '../../ui/base/buzz.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TextField } from '../../ui/form/Form.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { queueChanges } from '../actions.ts'
import { useDesk } from '../desk.store.ts'
import { paperPath } from '../paper/papers.ts'
import { text as paperText } from '../paper/texts.ts'
import { Pieces } from '../Pieces.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { ProductLine } from '../products/ProductLine.tsx'
import { packPath, ParcelTown } from './Parcel.tsx'
import shipments from './shipments.module.css'
import { text as words } from './texts.ts'
import { text } from '../texts.ts'

/** A parcel's lines, ticked as they go in. */
export const PackPage = () => {
  const { id = '' } = useParams()
  const parcels = useDesk((desk) => desk.parcels)
  if (parcels === null) return <ListSkeleton />
  const parcel = parcels.find((one) => one.id === id && one.state === 'to_pack' && !one.isRest)
  if (parcel === undefined)
    return (
      <EmptyState
        level={1}
        picture="box"
        title={text.pack.gone}
        text={text.pack.goneText}
        action={{ to: '/desk/pack', label: text.pack.list }}
      />
    )
  return <SavedPackForm key={parcel.id} parcel={parcel} />
}

/** As it was left: somebody may have gone to look for a bag. */
const SavedPackForm = ({ parcel }: { parcel: ParcelView }) => {
  const acct = useDesk(({ me }) => me?.staff_id) ?? 0
  const { answer: saved } = useAnswer(async () => readPacking(await getDb(), acct, parcel.id).catch(() => ({})))
  if (saved === undefined) return <ListSkeleton />
  return <PackForm parcel={parcel} acct={acct} saved={saved} />
}

const entryOf = ({ quantity, lot }: DeskLine): PackEntry => ({ isIn: false, quantity, lot: lot ?? '' })

const PackForm = ({ parcel, acct, saved }: { parcel: ParcelView; acct: number; saved: PackEntries }) => {
  const navigate = useNavigate()
  const [entries, setEntries] = useState<PackEntries>(saved)
  const live = parcel.lines.filter(({ cancelled }) => !cancelled)
  // A list that came anew may have less of a line than was typed.
  const of = (line: DeskLine): PackEntry => {
    const entry = entries[line.order_item_id] ?? entryOf(line)
    return { ...entry, quantity: Math.min(entry.quantity, line.quantity) }
  }
  const change = (line: DeskLine, entry: Partial<PackEntry>) => {
    const now = { ...entries, [line.order_item_id]: { ...of(line), ...entry } }
    setEntries(now)
    // What this phone is too full for stays on the screen.
    getDb()
      .then((local) => savePacking(local, acct, parcel.id, now))
      .catch(console.warn)
  }
  const packed = live.filter((line) => of(line).isIn)
  const total = live.reduce((sum, { quantity }) => sum + quantity, 0)
  const left = total - packed.reduce((sum, line) => sum + of(line).quantity, 0)

  const save = async () => {
    const lines = packed.map((line) => {
      const { quantity, lot } = of(line)
      return { order_item_id: line.order_item_id, quantity, ...(lot.trim() !== '' && { lot: lot.trim() }) }
    })
    if (!(await queueChanges({ op: 'desk.pack', target: parcel.id, body: { lines } }))) return
    await removePacking(await getDb(), acct, parcel.id).catch(console.warn)
    buzz('done')
    const next = pileOf(useDesk.getState().parcels ?? [], 'to_pack').find(
      ({ id, isRest }) => !isRest && id !== parcel.id,
    )
    void navigate(next === undefined ? '/desk/pack' : packPath(next), { replace: true })
  }
  return (
    <>
      <PageTitle title={text.pack.title(parcel.id)} />
      <div className={layout.stack3}>
        <ParcelTown parcel={parcel} />
        {live.map((line) => (
          <PackLine key={line.order_item_id} line={line} entry={of(line)} onChange={(entry) => change(line, entry)} />
        ))}
        {packed.length > 0 && left > 0 && <p className={classes(layout.notice, tone.wait)}>{text.pack.rest(left)}</p>}
        {packed.length === 0 ? (
          <Button kind="off" full disabled label={text.pack.nothing} />
        ) : (
          <Button kind="main" full onClick={() => void save()} label={text.pack.packed} />
        )}
        <ButtonLink full icon="file" to={paperPath('slip', [parcel])} label={paperText.open} />
      </div>
    </>
  )
}

interface PackLineProps {
  line: DeskLine
  entry: PackEntry
  onChange: (entry: Partial<PackEntry>) => void
}

const PackLine = ({ line, entry, onChange }: PackLineProps) => (
  <Card edge={entry.isIn ? 'chosen' : undefined}>
    <CardBody stack={3}>
      <ProductLine
        of={line}
        title={<b className={shipments.pieces}>{text.parcel.line(line.quantity, line.title)}</b>}
        detail={`${line.variant_name}, ${line.sku}`}
      />
      <Checkbox
        checked={entry.isIn}
        onChange={(event) => onChange({ isIn: event.target.checked })}
        aria-label={text.pack.tick(line.title)}
        label={text.pack.packed}
      />
      {entry.isIn && line.quantity > 1 && (
        <Pieces
          name={line.title}
          value={entry.quantity}
          max={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
      )}
      {entry.isIn && (
        <TextField
          name={`lot-${line.order_item_id}`}
          label={text.pack.lot}
          hint={line.licence_kind === null ? text.pack.optional : words.lotWanted}
          autoComplete="off"
          maxLength={100}
          value={entry.lot}
          onChange={(event) => onChange({ lot: event.target.value })}
        />
      )}
    </CardBody>
  </Card>
)
