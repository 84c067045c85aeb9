import { useState } from 'react'
import { QUOTE_DAYS_MAX, type DeskEnquiry } from '../../contract/calls/staff/enquiries.ts'
import { isFailure } from '../../client/api/call.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { TextArea, TextField, FieldPair, Form, FormActions } from '../../ui/form/Form.tsx'
import layout from '../../ui/base/layout.module.css'
import { text as desk } from '../texts.ts'
import {
  dayAfter,
  draftOf,
  faultsOf,
  formOf,
  sumOf,
  type Faults,
  type LineDraft,
  type QuoteDraft,
} from './quote-draft.ts'
import { QuoteLineFields } from './QuoteLineFields.tsx'
import { change } from '../ask.ts'
import { text } from './texts.ts'

interface QuoteFormProps {
  enquiry: DeskEnquiry
  isReplacing: boolean
  onSent: (enquiry: DeskEnquiry) => void
}

/** A price for each line that is offered, the delivery, and until when it holds. */
export const QuoteForm = ({ enquiry, isReplacing, onSent }: QuoteFormProps) => {
  const [draft, setDraft] = useState(() => draftOf(enquiry))
  const [faults, setFaults] = useState<Faults>({})
  const [isSending, setSending] = useState(false)
  const words = text.quote
  // What is being mended is judged anew when it is sent.
  const forget = (names: readonly string[]) =>
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))))
  const set = (part: Partial<QuoteDraft>) => {
    forget(Object.keys(part))
    setDraft((before) => ({ ...before, ...part }))
  }
  const setLine = (place: number, part: Partial<LineDraft>) => {
    forget(['lines', ...Object.keys(part).map((name) => `${name}.${place}`)])
    setDraft((before) => ({
      ...before,
      lines: before.lines.map((line, index) => (index === place ? { ...line, ...part } : line)),
    }))
  }

  const send = async () => {
    const made = formOf(draft)
    if ('faults' in made) return setFaults(made.faults)
    setSending(true)
    const { form } = made
    const answer = await change('deskQuoteSend', { params: { id: String(enquiry.id) }, body: form })
    setSending(false)
    if (!isFailure(answer)) {
      void toastSuccess(words.sent)
      return onSent(answer.data)
    }
    setFaults(faultsOf(answer.fields ?? {}, form))
    void toastError(answer)
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      label={words.write}
    >
      {enquiry.lines.map((asked, place) => {
        const line = draft.lines[place]
        return (
          line && (
            <QuoteLineFields
              key={place}
              enquiryId={enquiry.id}
              place={place}
              asked={asked}
              line={line}
              faults={faults}
              onChange={(part) => setLine(place, part)}
            />
          )
        )
      })}
      <FieldPair>
        <TextField
          name="charge"
          label={words.charge}
          hint={words.chargeHint}
          inputMode="decimal"
          autoComplete="off"
          value={draft.charge}
          onChange={(event) => set({ charge: event.target.value })}
          error={faults['charge']}
        />
        <TextField
          name="until"
          label={words.until}
          type="date"
          min={dayAfter(0)}
          max={dayAfter(QUOTE_DAYS_MAX)}
          value={draft.until}
          onChange={(event) => set({ until: event.target.value })}
          error={faults['until']}
        />
      </FieldPair>
      <TextArea
        name="note"
        label={words.note}
        hint={words.noteHint}
        rows={2}
        maxLength={500}
        value={draft.note}
        onChange={(event) => set({ note: event.target.value })}
        error={faults['note']}
      />
      <TotalRow total label={words.sum} amount={desk.rupees(sumOf(draft))} />
      {faults['lines'] !== undefined && (
        <p className={layout.error} role="alert">
          {faults['lines']}
        </p>
      )}
      <FormActions>
        <Button
          type="submit"
          full
          kind={isSending ? 'off' : 'main'}
          disabled={isSending}
          label={isReplacing ? words.replace : words.send}
        />
      </FormActions>
    </Form>
  )
}
