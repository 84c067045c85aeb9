import { useState } from 'react'
import type { GenericSchema } from 'valibot'
import type { Failure } from '../../offline/api/call.ts'
import { CodeStep } from './CodeStep.tsx'
import type { CodeValues } from './CodeStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'

interface CodeFormProps<Sent> {
  schema: GenericSchema<CodeValues, Sent>
  setsPassword?: boolean
  /** Has a code sent to the phone. */
  ask: (phone: string) => Promise<Failure | undefined>
  send: (sent: Sent) => Promise<Failure | undefined>
}

/** First the phone number, then the code that was sent to it. */
export const CodeForm = <Sent,>({ schema, setsPassword = false, ask, send }: CodeFormProps<Sent>) => {
  const [phone, setPhone] = useState('')
  const [asked, setAsked] = useState(false)
  const askFor = async (number: string) => {
    const refused = await ask(number)
    if (refused) return refused
    setPhone(number)
    setAsked(true)
    return undefined
  }
  return asked ? (
    <CodeStep schema={schema} phone={phone} setsPassword={setsPassword} send={send} onAgain={() => setAsked(false)} />
  ) : (
    <PhoneStep phone={phone} ask={askFor} />
  )
}
