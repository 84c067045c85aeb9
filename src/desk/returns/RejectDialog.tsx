import { change, report } from '../ask.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import type { DecisionProps } from './ApproveDialog.tsx'
import { text } from './texts.ts'

/** Refuses a claim, with the reason that the customer reads. */
export const RejectDialog = ({ claim, onDone, onClose }: DecisionProps) => (
  <ReasonDialog
    title={text.rejectTitle}
    label={text.why}
    hint={text.whyHint}
    missing={text.whyMissing}
    submit={text.rejectSubmit}
    onClose={onClose}
    send={async (note) => {
      const answer = await change('deskClaimReject', { params: { id: String(claim.id) }, body: { note } })
      return report(answer, text.done.rejected, onDone) === undefined
    }}
  />
)
