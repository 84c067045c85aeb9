import { pageText } from '../../texts/texts.ts'
import { CodeStep, type CodeStepProps } from './CodeStep.tsx'
import { NumberPart, useNumber, type Ask } from './NumberPart.tsx'
import { useSentCode } from './useSentCode.ts'

type PasswordCodeProps<Sent> = Pick<CodeStepProps<Sent>, 'schema' | 'send'> & {
  /** Whose password it is. */
  ofSeller: boolean
  ask: Ask
}

/** A new password: first the phone number, then the code that was sent to it. */
export const PasswordCodeForm = <Sent,>({ ofSeller, ask, ...rest }: PasswordCodeProps<Sent>) => {
  const [sent, setSent] = useSentCode('password')
  const number = useNumber(async (typed) => {
    const refused = await ask(typed)
    if (!refused) setSent({ phone: typed, ofSeller })
    return refused
  })
  const { code, contact } = pageText.account
  return sent === undefined ? (
    <NumberPart number={number} label={contact.phone} lead={code.resetLead} />
  ) : (
    <CodeStep
      setsPassword
      phone={sent.phone}
      news={code.sentIfKnown(sent.phone)}
      onAgain={() => setSent(undefined)}
      {...rest}
    />
  )
}
