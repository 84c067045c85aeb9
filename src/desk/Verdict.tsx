import { useState } from 'react'
import type { Failure } from '../client/api/call.ts'
import { Button } from '../ui/button/Button.tsx'
import { ReasonDialog, type ReasonWords } from './ReasonDialog.tsx'

interface VerdictProps {
  words: { approve: string; refuse: string; reason: ReasonWords }
  onApprove: () => Promise<unknown>
  onRefuse: (reason: string) => Promise<Failure | undefined>
}

/** The ways to decide about what waits: it is approved, or sent back with a reason. */
export const Verdict = ({ words, onApprove, onRefuse }: VerdictProps) => {
  const [isRefusing, refuse] = useState(false)
  return (
    <>
      <Button kind="leaf" full icon="check" label={words.approve} onClick={() => void onApprove()} />
      <Button full icon="return" label={words.refuse} onClick={() => refuse(true)} />
      {isRefusing && <ReasonDialog {...words.reason} max={500} send={onRefuse} onClose={() => refuse(false)} />}
    </>
  )
}
