import { useState } from 'react'
import type { DeskSeller } from '../../contract/calls/staff/sellers.ts'
import { isFailure } from '../../client/api/call.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/form/Form.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask, change, report } from '../ask.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { text } from './texts.ts'

interface InviteLinkProps {
  id: string
  phone: string
  onMade: () => void
}

/** Sends the link to the full form to whoever has applied; it may be copied for another way. */
const InviteLink = ({ id, phone, onMade }: InviteLinkProps) => {
  const [made, setMade] = useState<{ link: string; sent: boolean }>()
  const make = async () => {
    const answer = await ask('deskSellerInvite', { params: { id }, query: { send: '1' } })
    if (isFailure(answer)) return void toastError(answer)
    setMade(answer.data)
    onMade()
  }
  if (made === undefined) return <Button kind="leaf" full icon="mail" label={text.invite} onClick={() => void make()} />
  const { link, sent } = made
  const copy = async () => {
    // Denied where the page is not in sight: then it is copied by hand.
    await navigator.clipboard.writeText(link).then(() => toastSuccess(text.copied), console.warn)
  }
  return (
    <div className={layout.stack2}>
      <TextField
        name="link"
        label={text.link}
        hint={sent ? text.inviteSent(phone) : text.inviteLead}
        readOnly
        value={link}
      />
      <Button full icon="share" label={text.copy} onClick={() => void copy()} />
    </div>
  )
}

/** When the last of the licences that are shown was handed in: what comes later is not accepted unseen. */
const lastAsked = ({ asked_licences: asked }: DeskSeller): string =>
  asked.reduce((last, { asked_at }) => (asked_at > last ? asked_at : last), new Date(0).toISOString())

interface DecisionsProps {
  seller: DeskSeller
  onChange: () => void
}

/** What can be done with a seller as things stand. */
export const Decisions = ({ seller, onChange }: DecisionsProps) => {
  const [open, setOpen] = useState<'accept' | 'reject' | 'suspend'>()
  const close = () => setOpen(undefined)
  const { vendor_status: status } = seller
  const name = seller.shop_name ?? seller.name
  const params = { id: String(seller.id) }
  const decided = (answer: Awaited<ReturnType<typeof ask<'deskSellerAccept'>>>) =>
    report(answer, isFailure(answer) ? '' : text.done(name, answer.data.vendor_status), onChange)
  const accept = async () => {
    const query = { asked_until: lastAsked(seller), form: seller.form }
    // Another form may have come meanwhile, which is looked at now.
    if (decided(await ask('deskSellerAccept', { params, query })) !== undefined) onChange()
  }
  const isOpen = status === 'requested' || status === 'invited' || status === 'submitted'
  return (
    <div className={layout.stack2}>
      {isOpen && seller.shop_name === null && (
        <InviteLink id={params.id} phone={seller.phone_number} onMade={onChange} />
      )}
      {(status === 'submitted' || status === 'rejected') && seller.shop_name !== null && (
        <Button kind="leaf" full icon="check" label={text.accept} onClick={() => setOpen('accept')} />
      )}
      {isOpen && <Button full icon="close" label={text.reject} onClick={() => setOpen('reject')} />}
      {status === 'accepted' && <Button full icon="pause" label={text.suspend} onClick={() => setOpen('suspend')} />}
      {status === 'suspended' && (
        <Button
          kind="leaf"
          full
          icon="check"
          label={text.resume}
          onClick={() => void ask('deskSellerResume', { params }).then(decided)}
        />
      )}
      {open === 'accept' && (
        <Confirm
          title={text.acceptTitle(name)}
          yes={text.accept}
          no={text.stay}
          onYes={() => void accept()}
          onClose={close}
        >
          <p>{text.acceptLead}</p>
        </Confirm>
      )}
      {open !== undefined && open !== 'accept' && (
        <ReasonDialog
          title={open === 'reject' ? text.rejectTitle(name) : text.suspendTitle(name)}
          {...text.reason}
          submit={open === 'reject' ? text.reject : text.suspend}
          max={500}
          onClose={close}
          send={async (reason) =>
            decided(
              await change(open === 'reject' ? 'deskSellerReject' : 'deskSellerSuspend', { params, body: { reason } }),
            )
          }
        />
      )}
    </div>
  )
}
