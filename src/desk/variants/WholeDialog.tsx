import { useState } from 'react'
import type { Failure } from '../../client/api/failure.ts'
import { inWords } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TextField } from '../../ui/form/Form.tsx'
import { amountOf } from '../amount.ts'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text as stockText } from './texts.ts'
import type { PackView } from './variants.shared.ts'

const text = stockText.wholeForm

interface WholeDialogProps {
  pack: PackView
  /** Shows what has become of it. */
  onDone: () => void
  onClose: () => void
}

/** For the operator's people: the list price of any shop's pack, and whether it may be paid in cash. */
export const WholeDialog = ({ pack, onDone, onClose }: WholeDialogProps) => {
  const [typed, setTyped] = useState(String(pack.price))
  const [cod, setCod] = useState(pack.cod)
  const [isSent, setSent] = useState(false)
  const [refused, setRefused] = useState<Failure>()
  const price = amountOf(typed)
  const fault =
    price === undefined
      ? stockText.priceForm.number
      : price < pack.selling_price
        ? text.tooLow(pack.selling_price)
        : undefined
  const [told] = Object.values(refused?.fields ?? {})
  const save = async () => {
    setSent(true)
    if (fault !== undefined) return
    const answer = await change('deskVariantSet', { params: { sku: pack.sku }, body: { price, cod: cod ? 1 : 0 } })
    setRefused(report(answer, text.saved, onClose, onDone))
  }
  return (
    <FormDialog title={text.title} submit={text.save} onSubmit={save} onClose={onClose}>
      <div>
        <p className={layout.name}>{pack.title}</p>
        <p>{[pack.variant_name, pack.shop_name].filter(Boolean).join(', ')}</p>
      </div>
      <TextField
        name="price"
        label={text.price}
        hint={text.priceHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={({ target }) => {
          setRefused(undefined)
          setTyped(target.value)
        }}
        error={(isSent ? fault : undefined) ?? (told && inWords(told))}
      />
      <Checkbox name="cod" label={text.cash} checked={cod} onChange={({ target }) => setCod(target.checked)} />
    </FormDialog>
  )
}
