import { useState } from 'react'
import { pageText } from '../../texts/texts.ts'
import { CodeStep, type CodeStepProps } from './CodeStep.tsx'
import { NumberPart, useNumber, type Ask } from './NumberPart.tsx'

type PasswordCodeProps<Sent> = Pick<CodeStepProps<Sent>, 'schema' | 'send'> & { ask: Ask }

/** A new password: first the phone number, then the code that was sent to it. */
export const PasswordCodeForm = <Sent,>({ ask, ...rest }: PasswordCodeProps<Sent>) => {
  const [phone, setPhone] = useState<string>()
  const number = useNumber(async (typed) => {
    const refused = await ask(typed)
    if (!refused) setPhone(typed)
    return refused
  })
  const { code, contact } = pageText.account
  return phone === undefined ? (
    <NumberPart number={number} label={contact.phone} lead={code.resetLead} />
  ) : (
    <CodeStep setsPassword phone={phone} news={code.sentIfKnown(phone)} onAgain={() => setPhone(undefined)} {...rest} />
  )
}
