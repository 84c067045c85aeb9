import { useState } from 'react'
import { isFailure } from '../../client/api/call.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { text } from './texts.ts'

/** Makes the link to the full form, which the operator sends to whoever has applied. */
export const InviteLink = ({ id, onMade }: { id: string; onMade: () => void }) => {
  const [link, setLink] = useState<string>()
  const make = async () => {
    const answer = await ask('deskSellerInvite', { params: { id } })
    if (isFailure(answer)) return void toastError(answer)
    setLink(answer.data.link)
    onMade()
  }
  if (link === undefined) return <Button kind="leaf" full icon="mail" label={text.invite} onClick={() => void make()} />
  const copy = async () => {
    // Denied where the page is not in sight: then it is copied by hand.
    await navigator.clipboard.writeText(link).then(() => toastSuccess(text.copied), console.warn)
  }
  return (
    <div className={layout.stack2}>
      <TextField name="link" label={text.link} hint={text.inviteLead} readOnly value={link} />
      <Button full icon="share" label={text.copy} onClick={() => void copy()} />
    </div>
  )
}
