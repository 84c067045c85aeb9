import { useEffect, useState } from 'react'
import type { DeskEnquiry } from '../../contract/calls/staff/enquiries.ts'
import { isFailure } from '../../client/api/call.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormBlocks } from '../../ui/display/FormSkeleton.tsx'
import { SelectField, TextField, FieldPair } from '../../ui/form/Form.tsx'
import layout from '../../ui/base/layout.module.css'
import type { Faults, LineDraft } from './quote-draft.ts'
import styles from './enquiries.module.css'
import { ask } from '../ask.ts'
import { text } from './texts.ts'

/** A pause after which what was typed is looked for. */
const PAUSE_MS = 300

interface QuoteLineFieldsProps {
  enquiryId: number
  place: number
  asked: DeskEnquiry['lines'][number]
  line: LineDraft
  faults: Faults
  onChange: (part: Partial<LineDraft>) => void
}

/** What is offered for one line: a pack, how many, and for how much. */
export const QuoteLineFields = ({ enquiryId, place, asked, line, faults, onChange }: QuoteLineFieldsProps) => {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const query = { line: String(place), q }
  const { answer, again } = useAnswer(() => ask('deskEnquiryPacks', { params: { id: String(enquiryId) }, query }), q)
  const words = text.quote
  const packs = answer === undefined || isFailure(answer) ? [] : answer.data
  const [only] = packs
  const isKnown = packs.some(({ sku }) => sku === line.sku)
  // A customer may have asked for another shop's pack of the same thing.
  const sku = isKnown ? line.sku : packs.length === 1 && only !== undefined && asked.sku !== undefined ? only.sku : ''
  useEffect(() => {
    if (answer !== undefined && !isFailure(answer) && sku !== line.sku) onChange({ sku })
  }, [answer, sku, line.sku, onChange])
  return (
    <fieldset className={styles.line}>
      <legend className={layout.strong}>{words.forLine(text.line(asked.quantity, asked.title))}</legend>
      <div className={layout.stack3}>
        {asked.sku === undefined && (
          <TextField
            name={`search.${place}`}
            label={words.search}
            hint={words.searchHint}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {answer === undefined ? (
          <FormBlocks fields={1} />
        ) : isFailure(answer) ? (
          <Button full onClick={again} label={text.again} />
        ) : packs.length === 0 ? (
          <p className={layout.quiet}>{words.noPack}</p>
        ) : (
          <SelectField
            name={`sku.${place}`}
            label={words.pack}
            value={sku}
            onChange={(event) => onChange({ sku: event.target.value })}
            error={faults[`sku.${place}`]}
          >
            <option value="">{words.choosePack}</option>
            {packs.map((pack) => (
              <option key={pack.sku} value={pack.sku}>
                {words.packOf(pack.title, pack.variant_name, pack.selling_price, pack.stock)}
              </option>
            ))}
          </SelectField>
        )}
        <FieldPair>
          <TextField
            name={`quantity.${place}`}
            label={words.quantity}
            inputMode="numeric"
            autoComplete="off"
            value={line.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
            error={faults[`quantity.${place}`]}
          />
          <TextField
            name={`price.${place}`}
            label={words.price}
            inputMode="decimal"
            autoComplete="off"
            value={line.price}
            onChange={(event) => onChange({ price: event.target.value })}
            error={faults[`price.${place}`] ?? faults[`line.${place}`]}
          />
        </FieldPair>
      </div>
    </fieldset>
  )
}
