import { useState } from 'react'
import * as v from 'valibot'
import { inWords } from '../../texts/texts.ts'
import { staffVariants, type PriceChange } from '../../contract/calls/staff/variants.ts'
import type { PackView } from './variants.shared.ts'
import { TextField } from '../../ui/form/Form.tsx'
import layout from '../../ui/base/layout.module.css'
import { queueChanges } from '../actions.ts'
import { amountOf } from '../amount.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text as stockText } from './texts.ts'

const text = stockText.priceForm

type Checked = { change: PriceChange; fault?: undefined } | { fault: string }

/** What was typed as a price, or what is wrong with it. */
const check = (typed: string, { price, selling_price: seen }: PackView): Checked => {
  const amount = amountOf(typed)
  if (amount === undefined) return { fault: text.number }
  const body = v.safeParse(staffVariants.deskPriceSet.body, { selling_price: amount, seen })
  if (!body.success) return { fault: inWords(body.issues[0].message) }
  if (amount > price) return { fault: text.tooHigh(price) }
  return amount === seen ? { fault: text.same } : { change: body.output }
}

/** Asks for the new selling price, and sends along the one that was on the screen. */
export const PriceDialog = ({ pack, onClose }: { pack: PackView; onClose: () => void }) => {
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const checked = check(typed, pack)

  const save = async () => {
    setSent(true)
    if (checked.fault !== undefined) return
    const body = { ...checked.change, title: `${pack.title}, ${pack.variant_name}` }
    if (await queueChanges({ op: 'desk.price', target: pack.sku, body })) onClose()
  }
  return (
    <FormDialog title={text.title} submit={text.save} onSubmit={save} onClose={onClose}>
      <div>
        <p className={layout.name}>{pack.title}</p>
        <p>{pack.variant_name}</p>
        <p>{text.now(pack.selling_price, pack.price)}</p>
      </div>
      <TextField
        name="selling_price"
        label={text.price}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isSent ? checked.fault : undefined}
      />
    </FormDialog>
  )
}
