import { useRef, useState } from 'react'
import { NameForm } from '../../contract/forms.ts'
import { rename } from '../session/session.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { pageText } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextField, Form, FormActions } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { withFeedback } from '../page/with-feedback.ts'
import layout from '../../ui/base/layout.module.css'

interface AccountNameProps {
  name: string
  onChange: () => void
}

/** The name and what changes it. An account that a code has opened may have none yet. */
export const AccountName = ({ name, onChange }: AccountNameProps) => {
  const [isOpen, open] = useState(false)
  const words = pageText.ownAccount
  return (
    <>
      <div className={layout.between}>
        <dl className={layout.facts}>
          <dt>{words.name}</dt>
          <dd>{name || words.nameNone}</dd>
        </dl>
        {!isOpen && <Button kind="plain" icon="edit" onClick={() => open(true)} label={words.rename} />}
      </div>
      {isOpen && (
        <Rename
          name={name}
          onEnd={(isChanged) => {
            open(false)
            if (isChanged) onChange()
          }}
        />
      )}
    </>
  )
}

const Rename = ({ name, onEnd }: { name: string; onEnd: (isChanged: boolean) => void }) => {
  const { field, submit } = useSchemaForm(NameForm, { name })
  const key = useRef(newUuid())
  const words = pageText.ownAccount
  const send = async (form: NameForm) => {
    const failure = await withFeedback(rename(form.name, key.current), () => onEnd(true))
    // A refusal is an answer; what is mended is another change.
    if (failure?.httpStatus !== undefined && failure.httpStatus < 500) key.current = newUuid()
    return failure
  }
  return (
    <Form label={words.rename} onSubmit={(event) => submit(send)(event)}>
      <TextField label={words.name} autoComplete="name" {...field('name')} />
      <FormActions>
        <Button type="submit" kind="leaf" full label={words.saveName} />
        <Button kind="plain" full onClick={() => onEnd(false)} label={words.cancel} />
      </FormActions>
    </Form>
  )
}
