import { useState } from 'react'
import * as v from 'valibot'
import { inWords } from '../../texts/texts.ts'
import { readPieces } from '../../contract/amounts.ts'
import { staffVariants } from '../../contract/calls/staff/variants.ts'
import type { PackView } from './variants.shared.ts'
import { TextField, Choices } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import layout from '../../ui/base/layout.module.css'
import { queueChanges } from '../actions.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text as stockText } from './texts.ts'

const text = stockText.stockForm

type Checked = { add: number; fault?: undefined } | { fault: string }

/** What was typed as a difference, or what is wrong with it. */
const check = (typed: string, isGone: boolean, { stock }: PackView): Checked => {
  const count = readPieces(typed)
  if (typeof count === 'string' || count < 0) return { fault: text.whole }
  const body = v.safeParse(staffVariants.deskStockAdd.body, { add: isGone ? -count : count })
  if (!body.success) return { fault: inWords(body.issues[0].message) }
  // What is held for unpaid orders is not counted in the stock, and stays.
  return isGone && count > stock ? { fault: text.tooMany(Math.max(0, stock)) } : { add: body.output.add }
}

/** Asks what came or went: a difference, so that what is sold meanwhile is not lost. */
export const StockDialog = ({ pack, onClose }: { pack: PackView; onClose: () => void }) => {
  const [isGone, setIsGone] = useState(false)
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const checked = check(typed, isGone, pack)

  const save = async () => {
    setSent(true)
    if (checked.fault !== undefined) return
    const body = { add: checked.add, title: `${pack.title}, ${pack.variant_name}` }
    if (await queueChanges({ op: 'desk.stock', target: pack.sku, body })) onClose()
  }
  return (
    <FormDialog title={text.title} submit={text.save} onSubmit={save} onClose={onClose}>
      <div>
        <p className={layout.name}>{pack.title}</p>
        <p>{pack.variant_name}</p>
        <p>{text.now(pack.stock)}</p>
      </div>
      <Choices legend={text.what} beside>
        <RadioCard name="what" checked={!isGone} onChange={() => setIsGone(false)} label={text.came} />
        <RadioCard name="what" checked={isGone} onChange={() => setIsGone(true)} label={text.went} />
      </Choices>
      <TextField
        name="add"
        label={text.pieces}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isSent ? checked.fault : undefined}
        hint={checked.fault === undefined ? text.after(pack.stock + checked.add) : undefined}
      />
    </FormDialog>
  )
}
