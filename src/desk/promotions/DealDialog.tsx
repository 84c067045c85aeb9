import type { InferOutput } from 'valibot'
import { DealChange } from '../../contract/calls/staff/promotions.ts'
import { dayInIndia } from '../../contract/india.ts'
import { TextArea, TextField } from '../../ui/form/fields.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text } from './texts.ts'

type Deal = InferOutput<typeof DealChange>

const today = (): string => dayInIndia(Date.now())

/** Sets the deal, which takes the place of the one before. */
export const DealDialog = ({ onDone, onClose }: { onDone: () => void; onClose: () => void }) => {
  const { field, submit } = useSchemaForm<Deal, Deal>(DealChange, {
    text: '',
    start: today(),
    end: '',
  })
  const save = async (body: Deal) => {
    const answer = await change('deskDealSet', { body })
    return report(answer, text.dealSaved, onClose, onDone)
  }
  return (
    <FormDialog title={text.dealSet} submit={text.save} onSubmit={submit(save)} onClose={onClose}>
      <TextArea {...field('text')} label={text.dealText} hint={text.dealTextHint} rows={3} maxLength={300} />
      <TextField {...field('start')} type="date" label={text.start} />
      <TextField {...field('end')} type="date" label={text.end} />
    </FormDialog>
  )
}
