import { useState } from 'react'
import type * as v from 'valibot'
import { ACCOUNT_TYPES } from '../../contract/constants.ts'
import { REGISTERED_FIELDS, SellerChangeForm, type Registered } from '../../contract/seller-changes.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { SelectField, TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { FormDialog } from '../FormDialog.tsx'
import { ask, change, report } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { text } from './registered-texts.ts'

interface ChangeDialogProps {
  id: string
  now: Registered['now']
  onDone: () => void
  onClose: () => void
}

type Typed = v.InferInput<typeof SellerChangeForm>

/** Asks the operator for a change of what is registered; what is left as it is stays. */
const ChangeDialog = ({ id, now, onDone, onClose }: ChangeDialogProps) => {
  const { field, submit } = useSchemaForm<Typed, SellerChangeForm>(
    SellerChangeForm,
    Object.fromEntries(REGISTERED_FIELDS.map((name) => [name, now[name] ?? ''])),
  )
  const send = async (typed: SellerChangeForm) => {
    const names = REGISTERED_FIELDS.filter((name) => typed[name] !== (now[name] ?? ''))
    const body = Object.fromEntries(names.map((name) => [name, typed[name]]))
    const answer = await change('deskChangeAsk', { params: { id }, body })
    return report(answer, text.asked, onClose, onDone)
  }
  return (
    <FormDialog title={text.ask} submit={text.send} onSubmit={submit(send)} onClose={onClose}>
      <p>{text.askLead}</p>
      {REGISTERED_FIELDS.map((name) =>
        name === 'account_type' ? (
          <SelectField key={name} {...field(name)} label={text.names[name]}>
            <option value="">{text.nothing}</option>
            {ACCOUNT_TYPES.map((type) => (
              <option key={type} value={type}>
                {text.types[type]}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField
            key={name}
            {...field(name)}
            label={text.names[name]}
            {...(name === 'account_no' && { hint: text.accountHint })}
            autoComplete="off"
          />
        ),
      )}
    </FormDialog>
  )
}

const accountType = (value: string | null): string | undefined => {
  const type = ACCOUNT_TYPES.find((one) => one === value)
  return type && text.types[type]
}

/** Registered data by name, as far as it is given. */
const RegisteredFacts = ({ values }: { values: Registered['now'] }) => (
  <dl className={classes(layout.facts, layout.stack2)}>
    {REGISTERED_FIELDS.map((name) => {
      const value = values[name]
      return (
        value !== undefined && (
          <div key={name}>
            <dt>{text.names[name]}</dt>
            <dd>{(name === 'account_type' ? accountType(value) : value) || text.nothing}</dd>
          </div>
        )
      )
    })}
  </dl>
)

/** What the shop has registered, and what becomes of a change that was asked for. */
export const RegisteredCard = ({ id }: { id: string }) => {
  const asked = useAnswer(() => ask('deskRegistered', { params: { id } }), id)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Answered of={asked} count={1}>
      {({ now, change: last }) => (
        <Card>
          <CardBody stack={3}>
            <h2>{text.title}</h2>
            <p>{text.lead}</p>
            <RegisteredFacts values={now} />
            {last !== null && <Asked last={last} />}
            <Button full icon="edit" label={text.ask} onClick={() => setIsOpen(true)} />
          </CardBody>
          {isOpen && <ChangeDialog id={id} now={now} onDone={asked.refresh} onClose={() => setIsOpen(false)} />}
        </Card>
      )}
    </Answered>
  )
}

const Asked = ({ last }: { last: NonNullable<Registered['change']> }) => {
  if (last.state === 'replaced') return null
  const kind = { waiting: tone.wait, approved: tone.done, refused: tone.bad }[last.state]
  return (
    <div className={classes(layout.notice, layout.stack2, kind)} role="status">
      <p>{text.states[last.state](last.decided_at ?? last.asked_at)}</p>
      {last.reason !== null && <p>{text.reason(last.reason)}</p>}
      {last.state !== 'approved' && <RegisteredFacts values={last.wanted} />}
    </div>
  )
}
