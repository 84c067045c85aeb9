import { useState } from 'react'
import { PRICE_STEPS_MAX } from '../../contract/constants.ts'
import { TextField } from '../../ui/form/Form.tsx'
import layout from '../../ui/base/layout.module.css'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { readSteps, type TypedStep } from './steps-typed.ts'
import { text as stockText } from './texts.ts'
import type { PackView } from './variants.shared.ts'

const text = stockText.stepsForm

const typedOf = ({ steps }: PackView): TypedStep[] =>
  Array.from({ length: PRICE_STEPS_MAX }, (_, place) => {
    const step = steps[place]
    return step === undefined ? { from: '', price: '' } : { from: String(step.from), price: String(step.price) }
  })

interface StepsDialogProps {
  pack: PackView
  /** Shows what has become of it. */
  onDone: () => void
  onClose: () => void
}

/** Asks for lower prices from so many pieces on. Needs the network, as nothing else changes them meanwhile. */
export const StepsDialog = ({ pack, onDone, onClose }: StepsDialogProps) => {
  const [typed, setTyped] = useState(() => typedOf(pack))
  const [isSent, setSent] = useState(false)
  const { steps, faults } = readSteps(typed, pack.selling_price)
  const type = (place: number, part: keyof TypedStep, value: string) =>
    setTyped((before) => before.map((step, at) => (at === place ? { ...step, [part]: value } : step)))
  const save = async () => {
    setSent(true)
    if (faults.some((fault) => Object.keys(fault).length > 0)) return
    report(await change('deskStepsSet', { params: { sku: pack.sku }, body: { steps } }), text.saved, onClose, onDone)
  }
  return (
    <FormDialog title={text.title} submit={text.save} onSubmit={save} onClose={onClose}>
      <div>
        <p className={layout.name}>{pack.title}</p>
        <p>{pack.variant_name}</p>
        <p>{text.lead(pack.selling_price)}</p>
      </div>
      {typed.map((step, place) => (
        <div key={place} className={layout.stack2}>
          <TextField
            name={`from_${place}`}
            label={text.from(place)}
            hint={text.hint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={step.from}
            onChange={(event) => type(place, 'from', event.target.value)}
            error={isSent ? faults[place]?.from : undefined}
          />
          <TextField
            name={`price_${place}`}
            label={text.price}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={step.price}
            onChange={(event) => type(place, 'price', event.target.value)}
            error={isSent ? faults[place]?.price : undefined}
          />
        </div>
      ))}
    </FormDialog>
  )
}
