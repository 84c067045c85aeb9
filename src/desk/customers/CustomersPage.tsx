import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type * as v from 'valibot'
import { CustomerOpen, CUSTOMERS_FOUND_MAX } from '../../contract/calls/staff/customers.ts'
import { isFailure } from '../../client/api/call.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { PhoneField, TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import layout from '../../ui/base/layout.module.css'
import { ask, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { Answered } from '../list/Answered.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { CustomerCard } from './CustomerCard.tsx'
import { text } from './texts.ts'

const LETTERS_MIN = 2

/** Finds the account of a customer; nobody is listed who was not looked for. */
export const CustomersPage = () => {
  const [query] = useSearchParams()
  const [isOpening, setOpening] = useState(false)
  const q = query.get('q')?.trim() ?? ''
  return (
    <>
      <PageTitle title={text.title} />
      <SearchBox label={text.search} />
      <div className={layout.stack3}>
        {q.length < LETTERS_MIN ? (
          <EmptyState picture="box" title={text.start} text={text.startText} />
        ) : (
          <Found q={q} />
        )}
        <Button full icon="plus" label={text.open} onClick={() => setOpening(true)} />
      </div>
      {isOpening && <OpenDialog onClose={() => setOpening(false)} />}
    </>
  )
}

const Found = ({ q }: { q: string }) => {
  const asked = useAnswer(() => ask('deskCustomers', { query: { q } }), q)
  return (
    <Answered of={asked} count={2}>
      {({ found, more }) =>
        found.length === 0 ? (
          <EmptyState picture="box" title={text.none} text={text.noneText} />
        ) : (
          <div className={layout.stack3}>
            {found.map((customer) => (
              <CustomerCard key={customer.id} customer={customer} onChange={asked.refresh} />
            ))}
            {more && <p role="status">{text.more(CUSTOMERS_FOUND_MAX)}</p>}
          </div>
        )
      }
    </Answered>
  )
}

/** Opens an account for a farmer who cannot do it alone, and shows it. */
const OpenDialog = ({ onClose }: { onClose: () => void }) => {
  const [, setQuery] = useSearchParams()
  const { field, submit } = useSchemaForm<v.InferInput<typeof CustomerOpen>, CustomerOpen>(CustomerOpen, {
    name: '',
    phone_number: '',
    email: '',
  })
  const save = async (body: CustomerOpen) => {
    const answer = await ask('deskCustomerOpen', { body })
    const said = !isFailure(answer) && answer.data.code_sent ? text.opened : text.openedUntold
    return report(answer, said, onClose, () => setQuery({ q: body.phone_number }))
  }
  return (
    <FormDialog title={text.open} submit={text.openSubmit} onSubmit={submit(save)} onClose={onClose}>
      <p>{text.openText}</p>
      <TextField {...field('name')} label={text.name} autoComplete="off" maxLength={100} />
      <PhoneField {...field('phone_number')} label={text.phone} autoComplete="off" />
      <TextField {...field('email')} type="email" label={text.email} autoComplete="off" />
    </FormDialog>
  )
}
